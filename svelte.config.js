import adapter from '@sveltejs/adapter-static';
import { buildId } from './tests/setup/build-id.mjs';
import { withPrecacheList } from './tests/setup/precache.mjs';

const folder = process.env.BUILD_FOLDER ?? 'build';

// One stylesheet hash: that of Kit's own route announcer, which sets a style attribute.
const announcerStyle = 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo=';

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: {
		runes: ({ filename }) => (filename.split(/[/\\]/).includes('node_modules') ? undefined : true)
	},
	kit: {
		adapter: withPrecacheList(
			adapter({ pages: folder, assets: folder, fallback: '200.html', strict: true }),
			folder
		),
		// All styles of the home page: a request for each costs more than they weigh.
		inlineStyleThreshold: 24_000,
		prerender: { crawl: false },
		paths: { base: process.env.BASE_PATH ?? '', relative: false },
		version: { name: buildId() },
		serviceWorker: { register: false },
		typescript: {
			config: ({ include, ...rest }) => ({
				...rest,
				include: [...include, '../tests/**/*.mjs', '../bin/*.js']
			})
		},
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['none'],
				'script-src': ['self'],
				'style-src': ['self'],
				'style-src-attr': ['unsafe-hashes', announcerStyle],
				'connect-src': ['self'],
				'img-src': ['self', 'blob:', 'data:'],
				'font-src': ['self'],
				'worker-src': ['self'],
				'manifest-src': ['self'],
				'base-uri': ['none'],
				'form-action': ['none'],
				'require-trusted-types-for': ['script'],
				'trusted-types': ['svelte-trusted-html', 'brikmuster']
			}
		}
	}
};
