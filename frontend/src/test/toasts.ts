import { anOffer, ownListing } from '../features/marketplace/testing/world';
import { press, see, tick } from './application';
import { anId } from './builders';
import {
  browsing,
  byChat,
  deciding,
  detailOr,
  done,
  failed,
  founder,
  investor,
  investorForm,
  offer,
  offering,
  type Part,
  refused,
  session,
  signIn,
  signUp,
  startupCreated,
  talking,
  titled,
  wizard,
} from './toast-parts';

/** Load failures that do not navigate away. */
const LOAD_FAILURES = (
  [
    // rule: TEXT-3
    ['a founder’s startups', 'founder', '/dashboard', 'GET /startups'],
    ['their tasks', 'founder', '/dashboard', 'GET /startups/:id/tasks'],
    ['their matches', 'founder', '/dashboard', 'GET /matches/:id'],
    ['the scores there were', 'founder', `/analytics/${anId(1)}`, 'GET /startups/:id/scores'],
    ['an investor’s profile', 'premium', '/dashboard', 'GET /investors'],
    ['the list to browse', 'premium with a profile', '/dashboard', 'GET /startups'],
    ['an investor’s matches', 'premium with a profile', '/dashboard', 'GET /matches/investor/:id'],
  ] as const
).map(([what, as, at, call]): Part => ({
  entry: `Load failure, of ${what}`,
  scene: { as, at },
  call,
  rows: titled('Failed to load data'),
}));

/** The table of toasts, in the order of docs/product/texts.md. */
export const TOASTS: Part[] = [
  // rule: TEXT-1
  {
    entry: 'Sign-in failure: the server’s detail, else An error occurred. Success: Welcome back!',
    scene: signIn,
    call: 'POST /auth/login',
    rows: [
      refused(401, 'Invalid email or password', 'Invalid email or password'),
      failed('An error occurred'),
      done(session, 'Welcome back!', { leadsTo: '/dashboard' }),
    ],
  },
  // rule: TEXT-2
  {
    entry: 'Sign-up failure: the same. Success: Account created successfully!',
    scene: signUp,
    call: 'POST /auth/register',
    rows: [
      refused(409, 'Email already registered', 'Email already registered'),
      failed('An error occurred'),
      done(session, 'Account created successfully!', { leadsTo: '/dashboard' }),
    ],
  },
  ...LOAD_FAILURES,
  // rule: TEXT-4
  {
    entry: 'Task update',
    scene: founder([see('Task 1')], [tick('Task 1')]),
    call: 'PUT /tasks/:id',
    rows: [done({}, 'Task updated!'), ...titled('Failed to update task')],
  },
  // rule: TEXT-5
  {
    entry: 'Match generation',
    scene: founder([see('Generate Matches')], [press('Generate Matches')]),
    call: 'POST /match/:id',
    rows: [
      done([], 'Generating matches with AI...'),
      done([], 'Found 0 potential matches!'),
      ...titled('Failed to generate matches'),
    ],
  },
  // rule: TEXT-6
  {
    entry: 'Checkout: No checkout URL received; the server’s detail, else Failed to create checkout session',
    scene: {
      as: 'investor',
      at: '/dashboard',
      first: [see('Create Your Investor Profile')],
      then: [press(/Upgrade/)],
    },
    call: 'POST /payment/create-checkout',
    rows: [
      done({ session_id: 'cs_1' }, 'No checkout URL received'),
      ...detailOr('Failed to create checkout session'),
    ],
  },
  // rule: TOAST-2
  {
    entry: 'Error-text rule: a string; a list joined with commas; an object as text; else the default',
    scene: browsing,
    call: 'POST /interest/:id',
    rows: [
      refused(409, 'In plain words', 'In plain words'),
      refused(
        422,
        [
          { loc: ['body', 'email'], msg: 'Must be an address', type: 'email' },
          { loc: ['query', 'limit', 0], msg: 'Must be a number', type: 'type' },
        ],
        'body.email Must be an address, query.limit.0 Must be a number',
      ),
      refused(500, { code: 7 }, '{"code":7}'),
      refused(500, null, 'Failed to record interest'),
      { status: 502, body: 'Bad gateway', says: 'Failed to record interest' },
    ],
  },
  // rule: TEXT-7
  {
    entry: 'Record interest',
    scene: browsing,
    call: 'POST /interest/:id',
    rows: [
      ...detailOr('Failed to record interest'),
      { status: 201, body: {}, says: 'Interest recorded! Startup founder will be notified.' },
    ],
  },
  // rule: TEXT-8
  {
    entry: 'Delete a startup',
    scene: founder([press('Delete Startup 1')], [press('Delete')]),
    call: 'DELETE /startups/:id',
    rows: [
      { status: 204, body: undefined, says: 'Startup deleted successfully!' },
      ...titled('Failed to delete startup'),
    ],
  },
  // rule: TEXT-9
  {
    entry: 'Delete an investor profile',
    scene: investor([press('Delete profile')], [press('Delete')]),
    call: 'DELETE /investors/:id',
    rows: [
      { status: 204, body: undefined, says: 'Investor profile deleted successfully!' },
      ...titled('Failed to delete investor profile'),
    ],
  },
  // rule: TEXT-10
  {
    entry: 'Chat: Failed to send message, plus the server detail if present',
    scene: talking,
    call: 'POST /ai-chat',
    rows: titled('Failed to send message'),
  },
  // rules: TEXT-11, TEXT-12
  {
    entry: 'Chat, Create profile failure: detail or Failed to create profile',
    scene: byChat('founder', '/create-startup'),
    call: 'POST /startups',
    rows: [...detailOr('Failed to create profile'), startupCreated],
  },
  // rule: TEXT-11
  {
    entry: 'Chat of an investor: the same. Success: Investor profile created!',
    scene: byChat('premium', '/create-investor'),
    call: 'POST /investor-profile',
    rows: [
      ...detailOr('Failed to create profile'),
      { status: 201, body: {}, says: 'Investor profile created!', leadsTo: '/dashboard' },
    ],
  },
  // rule: TEXT-12
  {
    entry: 'Wizard: detail or Failed to create startup',
    scene: wizard,
    call: 'POST /startups',
    rows: [...detailOr('Failed to create startup'), startupCreated],
  },
  // rule: TEXT-13
  {
    entry: 'Investor form: detail or Failed to create investor profile',
    scene: investorForm,
    call: 'POST /investors',
    rows: [
      ...detailOr('Failed to create investor profile'),
      { status: 201, body: {}, says: 'Investor profile created successfully!', leadsTo: '/dashboard' },
    ],
  },
  // rule: TEXT-14
  {
    entry: 'Marketplace: Failed to load marketplace',
    scene: { as: 'investor', at: '/marketplace' },
    call: 'GET /marketplace/listings',
    rows: titled('Failed to load marketplace'),
  },
  // rule: TEXT-15
  {
    entry: 'Marketplace: Failed to submit offer, Offer submitted!',
    scene: offering,
    call: 'POST /marketplace/offer/:id',
    rows: [...titled('Failed to submit offer'), { status: 201, body: anOffer(1), says: 'Offer submitted!' }],
  },
  // rule: TEXT-16
  {
    entry: 'Marketplace: Failed to load offers, then redirect to /marketplace',
    scene: { as: 'founder', at: `/marketplace/offers/${ownListing(1).id}` },
    call: 'GET /marketplace/offers/:id',
    rows: titled('Failed to load offers', { leadsTo: '/marketplace' }),
  },
  // rule: TEXT-17
  {
    entry: 'Marketplace: Failed to accept offer, Offer accepted!',
    scene: deciding(press('Accept'), see(/^Accept \$85,000\?$/), press('Accept')),
    call: 'PUT /marketplace/offer/:id/status',
    rows: [...titled('Failed to accept offer'), done(offer('accepted'), 'Offer accepted!')],
  },
  // rule: TEXT-17
  {
    entry: 'Marketplace: Failed to reject offer, Offer rejected!',
    scene: deciding(press('Reject'), press('Reject')),
    call: 'PUT /marketplace/offer/:id/status',
    rows: [...titled('Failed to reject offer'), done(offer('rejected'), 'Offer rejected!')],
  },
  // rule: TEXT-18
  {
    entry: 'Analytics: Failed to load analytics, then redirect to /dashboard',
    scene: { as: 'founder', at: `/analytics/${anId(1)}` },
    call: 'GET /startups/:id/analytics',
    rows: titled('Failed to load analytics', { leadsTo: '/dashboard' }),
  },
  // rule: TEXT-19
  {
    entry:
      'Admin: the server’s detail or Failed to load admin data; on a 403 also Admin access required and a redirect',
    scene: { as: 'founder', at: '/admin' },
    call: 'GET /admin/:what',
    rows: [
      ...detailOr('Failed to load admin data'),
      refused(403, 'Admin access required', 'Admin access required', { leadsTo: '/dashboard' }),
      refused(403, 'Not for you', 'Not for you', { leadsTo: '/dashboard' }),
      refused(403, 'Not for you', 'Admin access required', { leadsTo: '/dashboard' }),
    ],
  },
  // rule: TEXT-20
  {
    entry: 'Payment',
    scene: { as: 'investor', at: '/payment/success?session_id=cs_1' },
    call: 'GET /payment/status/:id',
    rows: [
      done({ payment_status: 'unpaid', status: 'expired' }, 'Payment session expired'),
      done({ payment_status: 'paid', status: 'complete' }, 'Payment confirmed! Subscription activated.'),
    ],
  },
  // rule: TEXT-21
  {
    entry: 'Favourites, which no server hears of: Added to favorites',
    scene: founder([see('Task 1')], [press('Add Startup 1 to favorites')]),
    call: 'PUT /nothing',
    rows: [failed('Added to favorites')],
  },
  // rule: TEXT-21
  {
    entry: 'Favourites: Removed from favorites',
    scene: founder([press('Add Startup 1 to favorites')], [press('Remove Startup 1 from favorites')]),
    call: 'PUT /nothing',
    rows: [failed('Removed from favorites')],
  },
];
