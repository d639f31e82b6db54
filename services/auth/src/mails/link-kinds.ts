import type { AccountMailKind } from '@proofround/contracts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface LinkKind {
  /** The page of the front end that takes the token. */
  readonly page: string;
  /** How long the link works. */
  readonly ms: number;
  /** Whether a new link makes the former one worthless. */
  readonly replaces: boolean;
}

/** The mails that contain a link. */
export const LINKS: Readonly<Partial<Record<AccountMailKind, LinkKind>>> = {
  verify_email: { page: '/verify', ms: 24 * HOUR_MS, replaces: true },
  confirm_new_email: { page: '/verify', ms: 24 * HOUR_MS, replaces: true },
  reset_password: { page: '/reset-password', ms: 30 * MINUTE_MS, replaces: true },
  // A thief who changes the address twice must not make the owner's link worthless.
  undo_email_change: { page: '/email/undo', ms: 72 * HOUR_MS, replaces: false },
};
