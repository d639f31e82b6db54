import type { ThreadInput } from '../../api/generated/work-client';

/** What a first message is about, and whom it goes to. */
export type To = Pick<ThreadInput, 'startup_id' | 'listing_id' | 'investor_id'>;

/** The key of a subject: of its draft, and in the URL. */
export const subjectKey = ({ startup_id, listing_id, investor_id }: To): string =>
  [startup_id ?? listing_id, investor_id].filter(Boolean).join('-');
