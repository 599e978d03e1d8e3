/** The style of the page for everybody. It has no scripts: the chosen language is a radio button. */
export const PAGE_STYLE = `
:root {
	color-scheme: light dark;
	--ground: #f6f5f2; --card: #ffffff; --ink: #1d2430; --soft: #535c6b; --line: #d8d5ce;
	--accent: #a3271b; --mark: #fbeecb;
}
@media (prefers-color-scheme: dark) {
	:root {
		--ground: #14181f; --card: #1e242d; --ink: #eef1f5; --soft: #aab4c2; --line: #39424f;
		--accent: #ff9a8c; --mark: #463a17;
	}
}
* { box-sizing: border-box; }
body {
	margin: 0 auto; padding: 1.25rem 1rem 3rem; max-width: 68rem; background: var(--ground); color: var(--ink);
	font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
	overflow-wrap: break-word;
}
h1 { margin: 1rem 0 0; font-size: 1.9rem; line-height: 1.2; }
h2 { margin: 2.25rem 0 0.75rem; font-size: 1.4rem; line-height: 1.25; scroll-margin-top: 1rem; }
h3 { margin: 1.25rem 0 0.5rem; font-size: 1.1rem; }
p { margin: 0.35rem 0; }
a { color: var(--accent); }
.soft { color: var(--soft); }
.languages { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0; padding: 0; border: 0; }
.languages legend, .hidden {
	position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.languages label {
	display: inline-flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; padding: 0 1rem;
	border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); cursor: pointer;
}
.languages input { width: 1.15rem; height: 1.15rem; margin: 0; accent-color: var(--accent); }
main + main { margin-top: 4rem; }
@supports selector(body:has(main)) {
	main { display: none; }
	main + main { margin-top: 0; }
	body:has(#language-pl:checked) main[lang='pl'], body:has(#language-en:checked) main[lang='en'] {
		display: block;
	}
}
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0.75rem 0 0; padding: 0; list-style: none; }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.card {
	margin: 0.75rem 0; padding: 0.9rem 1rem; border: 1px solid var(--line); border-radius: 0.9rem;
	background: var(--card);
}
.card h3 { margin-top: 0; }
.warning { padding: 0.6rem 0.9rem; border-radius: 0.75rem; background: var(--mark); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.45rem 0.5rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
thead th { font-size: 0.85rem; font-weight: 600; color: var(--soft); vertical-align: bottom; }
tbody tr:last-child > * { border-bottom: 0; }
.number { text-align: end; white-space: nowrap; }
.box { text-align: center; }
.player { width: 30%; min-width: 9rem; }
th.number { width: 3.5rem; }
thead tr:first-child th.box { border-bottom: 0; padding-bottom: 0; }
.standings thead tr:last-child th.box { font-weight: 400; }
.total { font-weight: 700; text-align: end; }
.card ul { margin: 0.5rem 0 0; padding-inline-start: 1.2rem; }
.card ul + h3 { margin-top: 1.25rem; }
.card li { margin: 0.25rem 0; }
@media (max-width: 40rem) {
	.standings thead {
		position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
	}
	.standings tr {
		display: grid; grid-template-columns: 2rem 1fr auto; gap: 0 0.5rem; padding: 0.6rem 0;
		border-bottom: 1px solid var(--line);
	}
	.standings tr:last-child { border-bottom: 0; }
	.standings th, .standings td { padding: 0; border: 0; }
	.standings .number { text-align: start; }
	.standings .box {
		display: flex; justify-content: space-between; gap: 1rem; grid-column: 2 / -1; font-size: 0.9rem;
		color: var(--soft);
	}
	.standings .box::before { content: attr(data-box); }
	.standings .box.open { display: none; }
	.standings .total { grid-column: 3; grid-row: 1; }
}
footer { margin-top: 3rem; }
@media print {
	:root { --ground: #fff; --card: #fff; --ink: #000; --soft: #333; --line: #999; --accent: #000; --mark: #fff; }
	body { max-width: none; padding: 0; font-size: 10pt; }
	.languages, nav { display: none; }
	section.card { break-inside: avoid; }
	tr, h2, h3 { break-inside: avoid; break-after: auto; }
	h2, h3 { break-after: avoid; }
	thead { display: table-header-group; }
}
`;
