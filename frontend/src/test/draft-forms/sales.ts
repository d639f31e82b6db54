import { aDeal } from '../../features/deals/testing/world';
import { aListing, anOffer, ownListing } from '../../features/marketplace/testing/world';
import { fill, press } from '../application';
import { anId } from '../builders';
import { type DraftForm, isShown } from '../form-steps';

const DEAL = `/deals/${aDeal().id}`;
const OFFERS = `/marketplace/offers/${ownListing(1).id}`;

/** The forms of listings, offers and deals that keep a draft. */
export const SALES: [name: string, form: DraftForm][] = [
  [
    'List for sale',
    {
      module: 'features/marketplace/list-for-sale-dialog',
      as: 'founder',
      at: `/dashboard?sell=${anId(1)}`,
      type: [fill(/^Asking price/, '90,000')],
      shows: isShown(/^Asking price/, '90,000'),
      submit: press('List for sale'),
      call: ['POST', '/marketplace/listings', aListing(1)],
    },
  ],
  [
    'Make an Offer',
    {
      module: 'features/marketplace/offer-dialog',
      as: 'investor',
      at: `/marketplace?offer=${aListing(1).id}`,
      type: [fill('Amount (USD)', '85,000')],
      shows: isShown('Amount (USD)', '85,000'),
      submit: press('Submit'),
      call: ['POST', '/marketplace/offer/:id', anOffer(1)],
    },
  ],
  [
    'Counter-offer',
    {
      module: 'features/marketplace/answer-dialogs',
      as: 'founder',
      at: `${OFFERS}?answer=counter-${anOffer(1).id}`,
      type: [fill('Amount (USD)', '88,000')],
      shows: isShown('Amount (USD)', '88,000'),
      submit: press('Send counter-offer'),
      call: ['POST', '/marketplace/offer/:id/counter', anOffer(2)],
    },
  ],
  [
    'a rejection',
    {
      module: 'features/marketplace/answer-dialogs',
      as: 'founder',
      at: `${OFFERS}?answer=reject-${anOffer(1).id}`,
      type: [fill(/^Reason/, 'Too low.')],
      shows: isShown(/^Reason/, 'Too low.'),
      submit: press('Reject'),
      call: ['PUT', '/marketplace/offer/:id/status', anOffer(1, { status: 'rejected' })],
      hasKey: false,
    },
  ],
  [
    'a note on a deal',
    {
      module: 'features/deals/notes-card',
      as: 'investor',
      at: DEAL,
      type: [fill('New note', 'The lease ends in May.')],
      shows: isShown('New note', 'The lease ends in May.'),
      submit: press('Add note'),
      call: ['POST', '/deals/:id/notes', aDeal()],
    },
  ],
  [
    'a signature',
    {
      module: 'features/deals/letter-card',
      as: 'investor',
      at: DEAL,
      type: [fill('Your full name', 'Ivy Chen')],
      shows: isShown('Your full name', 'Ivy Chen'),
      submit: press('Sign letter of intent'),
      call: ['POST', '/deals/:id/signature', aDeal()],
    },
  ],
  [
    'It fell through',
    {
      module: 'features/deals/fell-through',
      as: 'investor',
      at: `${DEAL}?end=${aDeal().id}`,
      type: [fill('Why did it fall through?', 'No financing.')],
      shows: isShown('Why did it fall through?', 'No financing.'),
      submit: press('End the deal'),
      call: ['POST', '/deals/:id/fell-through', aDeal({ state: 'fell_through' })],
      hasKey: false,
    },
  ],
];
