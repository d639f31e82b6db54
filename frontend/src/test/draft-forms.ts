import { HttpResponse } from 'msw';

import { aDeal } from '../features/deals/testing/world';
import { aListing, anOffer, ownListing } from '../features/marketplace/testing/world';
import { aMessage, aThread, THREAD } from '../features/messages/testing/world';
import { aCard } from '../features/pipeline/testing/world';
import { fill, press } from './application';
import { anId, anInvestor, aStartup, aUser } from './builders';
import { byChat, investorForm, wizard } from './catalogue-parts';
import { choose, confirm, isMarked, isShown, mark, type DraftForm } from './form-steps';
import { http } from './http';
import { MEMBER } from './screens';

const DEAL = `/deals/${aDeal().id}`;
const OFFERS = `/marketplace/offers/${ownListing(1).id}`;
const STARTUP = `/startups/${anId(1)}`;
/** The startup belongs to another user. */
const FOREIGN = [http.get('*/api/startups/:id', () => HttpResponse.json(aStartup(1)))];

/** Every form that keeps a draft. */
export const FORMS: [name: string, form: DraftForm][] = [
  [
    'the wizard',
    {
      module: 'features/wizard/wizard',
      ...wizard,
      type: wizard.first ?? [],
      shows: () => Promise.resolve(),
      submit: press('Create Startup'),
      call: ['POST', '/startups', aStartup(1)],
    },
  ],
  [
    'the investor form',
    {
      module: 'features/investors/investor-form',
      ...investorForm,
      type: [fill('Smallest check (USD)', '50,000')],
      shows: isShown(/^Smallest check/, '50,000'),
      submit: press('Create Profile'),
      call: ['POST', '/investors', anInvestor(2)],
    },
  ],
  [
    'Edit startup',
    {
      module: 'features/startups/edit-form',
      as: 'founder',
      at: `/edit-startup/${anId(1)}`,
      type: [fill(/^Location/, 'Lisbon')],
      shows: isShown(/^Location/, 'Lisbon'),
      submit: press(/^Save/),
      call: ['PATCH', '/startups/:id', aStartup(1)],
      hasKey: false,
    },
  ],
  [
    'Edit profile',
    {
      module: 'features/investors/investor-form',
      as: 'premium with a profile',
      at: '/create-investor',
      type: [fill(/^Smallest check/, '50,000')],
      shows: isShown(/^Smallest check/, '50,000'),
      submit: press(/^Save/),
      call: ['PATCH', '/investors/:id', anInvestor(2)],
      hasKey: false,
    },
  ],
  [
    'the chat’s create step',
    {
      module: 'features/chat/use-create-step',
      ...byChat('founder', '/create-startup'),
      type: byChat('founder', '/create-startup').first ?? [],
      shows: () => Promise.resolve(),
      submit: press('Create Profile'),
      call: ['POST', '/startups', aStartup(1)],
    },
  ],
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
      module: 'features/marketplace/offer-dialogs',
      as: 'founder',
      at: `${OFFERS}?answer=counter-${anOffer(1).id}`,
      type: [fill('Amount (USD)', '88,000')],
      shows: isShown('Amount (USD)', '88,000'),
      submit: press('Send counter-offer'),
      call: ['POST', '/marketplace/offer/:id/counter', anOffer(2)],
    },
  ],
  [
    'Decline and say why',
    {
      module: 'features/marketplace/offer-dialogs',
      as: 'founder',
      at: `${OFFERS}?answer=explain-${anOffer(1).id}`,
      type: [fill(/^Reason/, 'Too low.')],
      shows: isShown(/^Reason/, 'Too low.'),
      submit: press('Reject'),
      call: ['PUT', '/marketplace/offer/:id/status', anOffer(1, { status: 'rejected' })],
      hasKey: false,
    },
  ],
  [
    'a first message',
    {
      module: 'features/messages/message-dialog',
      as: 'investor',
      at: `${STARTUP}?write=startup-title`,
      answers: FOREIGN,
      type: [fill('Message', 'How many renew?')],
      shows: isShown('Message', 'How many renew?'),
      submit: press('Send'),
      call: ['POST', '/threads', aThread()],
    },
  ],
  [
    'a message',
    {
      module: 'features/messages/write-form',
      as: 'investor',
      at: `/messages/${THREAD}`,
      type: [fill('Message', 'How many renew?')],
      shows: isShown('Message', 'How many renew?'),
      submit: press('Send'),
      call: ['POST', '/threads/:id/messages', aMessage(2)],
    },
  ],
  [
    'Share',
    {
      module: 'features/shares/share-form',
      as: 'founder',
      at: `${STARTUP}?share=${anId(1)}`,
      type: [choose('The link works', 'for 7 days')],
      shows: isShown('The link works', 'for 7 days'),
      submit: press('Make link'),
      call: ['POST', '/startups/:id/shares', {}],
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
  [
    'Pass',
    {
      module: 'features/pipeline/pass-dialog',
      as: 'investor',
      at: `/pipeline?pass=${anId(1)}`,
      type: [mark('Traction'), fill(/^One sentence/, 'Ten customers are few.')],
      shows: async () => {
        await isMarked('Traction')();
        await isShown(/^One sentence/, 'Ten customers are few.')();
      },
      submit: press('Pass'),
      call: ['PUT', '/pipeline/:id', aCard(1, { column: 'passed', reason: 'traction' })],
      hasKey: false,
    },
  ],
  [
    'a note on the board',
    {
      module: 'features/pipeline/card-dialog',
      as: 'investor',
      at: `/pipeline?edit=${anId(1)}`,
      type: [fill('Note optional', 'Met at a fair')],
      shows: isShown('Note optional', 'Met at a fair'),
      submit: press('Save'),
      call: ['PUT', '/pipeline/:id', aCard(1, { note: 'Met at a fair' })],
      hasKey: false,
    },
  ],
  [
    'My fit',
    {
      module: 'features/pipeline/weights-dialog',
      as: 'investor',
      at: '/pipeline?weights=open',
      type: [choose('Team strength', '5: counts five times')],
      shows: isShown('Team strength', '5: counts five times'),
      submit: press('Save'),
      call: ['PUT', '/fit-weights', { team: 5, market: 1, feasibility: 1, product: 1, risk: 1 }],
      hasKey: false,
    },
  ],
  [
    'Report',
    {
      module: 'features/reports/report-dialog',
      as: 'investor',
      at: `${STARTUP}?report=${anId(1)}`,
      answers: FOREIGN,
      type: [fill('What is wrong with it?', 'It is not theirs.')],
      shows: isShown('What is wrong with it?', 'It is not theirs.'),
      submit: press('Send report'),
      call: ['POST', '/reports', {}],
      hasKey: false,
    },
  ],
  [
    'Suspend account',
    {
      module: 'features/admin/suspension-action',
      as: 'founder',
      at: `/admin?suspend=${MEMBER.id}`,
      type: [fill('Reason', 'Spam')],
      shows: isShown('Reason', 'Spam'),
      submit: press('Suspend'),
      call: ['PUT', '/admin/users/:id/suspension', MEMBER],
      hasKey: false,
    },
  ],
  [
    'the decision on a report',
    {
      module: 'features/admin/verdict-form',
      as: 'founder',
      at: '/admin',
      answers: [http.get('*/api/admin/reviews', () => HttpResponse.json([]))],
      type: [fill('Note optional', 'It is a fair claim.')],
      shows: isShown('Note optional', 'It is a fair claim.'),
      submit: confirm('Dismiss'),
      call: ['PUT', '/admin/reports/:id', {}],
      hasKey: false,
    },
  ],
  [
    'the decision on a held startup',
    {
      module: 'features/admin/verdict-form',
      as: 'founder',
      at: '/admin',
      answers: [http.get('*/api/admin/reports', () => HttpResponse.json([]))],
      type: [fill('Note optional', 'We read it wrong.')],
      shows: isShown('Note optional', 'We read it wrong.'),
      submit: confirm('Clear'),
      call: ['PUT', '/admin/reviews/:id', {}],
      hasKey: false,
    },
  ],
  [
    'the checkout',
    {
      module: 'features/payments/use-checkout',
      as: 'investor',
      at: '/create-investor',
      type: [],
      shows: () => Promise.resolve(),
      submit: press('Get Investor Access'),
      // A fragment, because jsdom cannot leave the page.
      call: ['POST', '/payment/create-checkout', { checkout_url: '#paid', session_id: 'cs_1' }],
    },
  ],
  [
    'the details of the account',
    {
      module: 'features/account/profile-form',
      as: 'founder',
      at: '/account',
      type: [fill('Full name', ' Mensah')],
      shows: isShown('Full name', 'Amara Osei Mensah'),
      submit: press('Save'),
      call: ['PATCH', '/auth/me', aUser({ name: 'Amara Osei Mensah' })],
      hasKey: false,
    },
  ],
];
