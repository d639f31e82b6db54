import { ADMIN } from './draft-forms/admin';
import { PROFILES } from './draft-forms/profiles';
import { SALES } from './draft-forms/sales';
import { TALKS } from './draft-forms/talks';

/** Every form that keeps a draft. */
export const FORMS = [...PROFILES, ...SALES, ...TALKS, ...ADMIN];
