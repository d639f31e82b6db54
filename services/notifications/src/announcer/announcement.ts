import type { NotificationType } from '@proofround/contracts';

/** The texts of a notification and its mail, without markup. `link` is a path of the front end. */
export interface Announcement {
  type: NotificationType;
  title: string;
  body: string;
  link: string;
  /** The startups that the mail lists; the texts name none of them. */
  startups?: readonly { readonly startup_id: string; readonly idea_title: string }[];
}
