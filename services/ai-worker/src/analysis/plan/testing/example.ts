import type { StartupFacts } from '@proofround/contracts';

import { bareFacts } from '../../../testing/claims.js';

/** The fields that a founder filled in; the others are blank. */
export type Example = Partial<StartupFacts> &
  Pick<StartupFacts, 'idea_title' | 'idea_description' | 'sector' | 'stage'>;

/** The facts of an example, with blank fields as the API sends them. */
export const factsOfExample = (example: Example): StartupFacts => bareFacts(example);
