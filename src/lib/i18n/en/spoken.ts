/** Numbers and lengths for screen readers: 149½ is “149 and a half”, 10″ is “10 inches”. */
export const spoken = (p: { text: string }) =>
	p.text
		.replace(/(\d)½/g, '$1 and a half')
		.replace(/½/g, 'one half')
		.replace(/(?<![\d.])1″/g, '1 inch')
		.replace(/″/g, ' inches');
