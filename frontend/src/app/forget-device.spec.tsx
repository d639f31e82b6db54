import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { forgetDevice } from '../features/account/forget-device';
import { conversationsOf, keyOf } from '../features/chat/conversation';
import { editedProfileDraft, fillNewProfile } from '../features/investors/draft';
import { ListForSaleDialog } from '../features/marketplace/list-for-sale-dialog';
import { aListing } from '../features/marketplace/testing/world';
import { OfferDialog } from '../features/marketplace/offer-dialog';
import { rememberAnswer } from '../features/startups/answered';
import { saveChanges } from '../features/startups/edit-draft';
import { toggleFavourite } from '../features/startups/favourites';
import { fillDraft } from '../features/wizard/draft';
import { anId, anInvestor, aStartup } from '../test/builders';
import { renderApp } from '../test/render';

const USER = anId(1);
const ANOTHER = anId(2);
/** What this browser keeps, by key. */
const kept = () => Object.fromEntries(Object.entries<string>(window.localStorage));
beforeEach(() => window.localStorage.clear());

/** Everything that this browser keeps for a user, written by what keeps it. */
async function useEverything(userId: string) {
  const user = userEvent.setup();
  fillDraft(userId, { idea_title: 'LedgerLoop' });
  saveChanges(userId, anId(3), { idea_title: 'LedgerLoop 2' });
  fillNewProfile(userId, { budget: 1000 });
  const profile = editedProfileDraft(anInvestor(4, { user_id: userId }));
  profile.save({ ...profile.base, budget: '5' });
  conversationsOf({}).change(keyOf({ id: userId, user_type: 'startup' }), (now) => ({ ...now, typed: 'Hi' }));
  toggleFavourite(userId, anId(5));
  rememberAnswer(aStartup(8, { owner_id: userId }), 'user_count:71');
  const selling = renderApp(
    <ListForSaleDialog startup={aStartup(6, { owner_id: userId })} open onOpenChange={jest.fn()} />,
  );
  await user.type(screen.getByLabelText('Asking price (USD)'), '5');
  selling.unmount();
  const buying = renderApp(<OfferDialog userId={userId} listing={aListing(7)} onClose={jest.fn()} />);
  await user.type(screen.getByLabelText('Amount (USD)'), '5');
  buying.unmount();
}

describe('the end of an account', () => {
  it('leaves nothing of it in this browser, and everything of others', async () => {
    await useEverything(ANOTHER);
    const others = kept();
    expect(Object.keys(others)).toHaveLength(10);
    await useEverything(USER);
    forgetDevice(USER);
    expect(kept()).toEqual(others);
  });
});
