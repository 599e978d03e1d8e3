import { problems } from './problems';
import { screens } from './screens';
import * as terms from './terms';
import { features, repairs, severities, violations } from './violations';

export const messages = { ...screens, terms, features, problems, repairs, severities, violations };

/** What every language must have, with the same parameters. */
export type Messages = typeof messages;
