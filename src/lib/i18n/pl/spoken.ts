import type * as en from '../en/spoken';
import { plural } from '../plural';

const inches = (number: string) =>
	plural('pl', Number(number.replace(',', '.')), {
		one: 'cal',
		few: 'cale',
		many: 'cali',
		other: 'cala'
	});

export const spoken: typeof en.spoken = (p) =>
	p.text
		.replace(/½″/g, '½ cala')
		.replace(/(\d)½/g, '$1 i pół')
		.replace(/½/g, 'pół')
		.replace(/(\d+(?:,\d+)?)″/g, (_, number: string) => `${number} ${inches(number)}`)
		.replace(/″/g, ' cali');
