import { expect, test } from './support';

test.use({ serviceWorkers: 'allow' });

test('the page carries the security policy, with Trusted Types', async ({ page }) => {
	await page.goto('/');
	const policy = await page
		.locator('meta[http-equiv="content-security-policy" i]')
		.getAttribute('content');
	for (const directive of [
		"default-src 'none'",
		"base-uri 'none'",
		"form-action 'none'",
		"connect-src 'self'",
		"img-src 'self' blob: data:",
		"require-trusted-types-for 'script'",
		'trusted-types svelte-trusted-html brikmuster'
	]) {
		expect(policy).toContain(directive);
	}
	expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
});

test('HTML from text and foreign scripts are blocked', async ({ page, troubles }) => {
	await page.goto('/');
	const thrown = await page.evaluate(() => {
		const attempts = [
			() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
			() => (document.createElement('script').src = 'https://example.org/x.js')
		];
		return attempts.map((attempt) => {
			try {
				attempt();
				return 'done';
			} catch (error) {
				return (error as Error).name;
			}
		});
	});
	expect(thrown).toEqual(['TypeError', 'TypeError']);
	await expect.poll(() => troubles.length).toBeGreaterThan(0);
	troubles.length = 0;
});
