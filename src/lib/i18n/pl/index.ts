import type { Messages } from '../en';
import { problems } from './problems';
import { screens } from './screens';
import * as terms from './terms';
import { features, repairs, severities, violations } from './violations';

export const messages: Messages = {
	...screens,
	terms,
	features,
	problems,
	repairs,
	severities,
	violations
};
