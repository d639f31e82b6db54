import type { ComponentProps } from 'react';

import { AccountDialog as Dialog } from '../features/account/account-dialog';
import { lazyExtra } from '../lib/lazy-part';

export { VerifyNotice } from '../features/account/verify-notice';

// Only when the user is about to delete the account.
const OpenDeals = lazyExtra(async () => (await import('../features/deals/open-deals')).OpenDeals);

type AccountDialogProps = Omit<ComponentProps<typeof Dialog>, 'openDeals'>;

/** The dialog of the account, with the deals that its deletion would end. */
export const AccountDialog = (props: AccountDialogProps) => <Dialog {...props} openDeals={<OpenDeals />} />;
