import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { forgetDevice } from '../features/account/delete-account-form';
import { conversationsOf, keyOf } from '../features/chat/conversation';
import { newProfileDraft } from '../features/investors/new-profile';
import { ListForSaleDialog } from '../features/marketplace/list-for-sale-dialog';
import { OfferDialog } from '../features/marketplace/offer-dialog';
import { aListing } from '../features/marketplace/testing/world';
import { rememberAnswer } from '../features/startups/answered';
import { toggleFavourite } from '../features/startups/favourites';
import { wizardDraft } from '../features/wizard/wizard';
import { draftKey, fillFromChat, saveValues, submissionKey } from '../forms/draft';
import { INVESTOR_FIELDS } from '../forms/fields/investor';
import { STARTUP_FIELDS } from '../forms/fields/startup';
import { anId, aStartup, aUser } from '../test/builders';
import { renderApp } from '../test/render';

const USER = anId(1);
const ANOTHER = anId(2);
/** The contents of this browser's storage. */
const storedItems = () => Object.fromEntries(Object.entries<string>(window.localStorage));
beforeEach(() => window.localStorage.clear());

/** Stores everything that the application stores for a user, through the modules that store it. */
async function useEverything(userId: string) {
  const user = userEvent.setup();
  fillFromChat(wizardDraft(userId), STARTUP_FIELDS, { idea_title: 'LedgerLoop' });
  fillFromChat(newProfileDraft(userId), INVESTOR_FIELDS, { budget: 1000 });
  saveValues(draftKey('edit-startup', userId, anId(3)), { idea_title: 'LedgerLoop 2' });
  saveValues(draftKey('edit-investor', userId, anId(4)), { budget: '5' });
  submissionKey(draftKey('checkout', userId), {});
  conversationsOf({}).change(keyOf({ id: userId, user_type: 'startup' }), (now) => ({ ...now, typed: 'Hi' }));
  toggleFavourite(userId, anId(5));
  rememberAnswer(aStartup(8, { owner_id: userId }), 'user_count:71');
  const show = (dialog: ReactNode) => renderApp(dialog, '/dashboard', '*', aUser({ id: userId }));
  const selling = show(<ListForSaleDialog startup={aStartup(6)} onClose={jest.fn()} />);
  await user.type(screen.getByLabelText('Asking price (USD)'), '5');
  selling.unmount();
  const buying = show(<OfferDialog listing={aListing(7)} onClose={jest.fn()} />);
  await user.type(screen.getByLabelText('Amount (USD)'), '5');
  buying.unmount();
}

describe('the end of an account', () => {
  it('removes all of its data from this browser and keeps the data of others', async () => {
    await useEverything(ANOTHER);
    const others = storedItems();
    expect(Object.keys(others)).toHaveLength(10);
    await useEverything(USER);
    forgetDevice(USER);
    expect(storedItems()).toEqual(others);
  });
});
