import { anOffer, ownListing } from '../features/marketplace/testing/world';
import { fill, press, pressEnter, see, type Step, turnTo, USER_ID, type Viewer } from './application';
import { aStartup, aUser } from './builders';

/** The parts of the rows of the table of toasts. */

/** The steps that lead to the call. */
interface Scene {
  as: Viewer;
  at: string;
  /** A key and value in the browser's storage. */
  kept?: [string, object];
  /** Steps before the API answers as in the row. */
  first?: Step[];
  then?: Step[];
}

/** An answer of the API and the toast for it. */
export interface Row {
  status: number;
  body: unknown;
  /** The toast. */
  says: string;
  /** The server's detail below it (TOAST-3). */
  below?: string;
  /** The path afterwards. */
  leadsTo?: string;
}

export interface Part {
  /** The entry of docs/product/texts.md. */
  entry: string;
  scene: Scene;
  /** The call that the API answers: "POST /interest/:id". */
  call: string;
  rows: Row[];
}

export const refused = (status: number, detail: unknown, says: string, more: Partial<Row> = {}): Row => ({
  status,
  body: { detail },
  says,
  ...more,
});
/** A failure without a detail. */
export const failed = (says: string, more: Partial<Row> = {}): Row => ({
  status: 500,
  body: {},
  says,
  ...more,
});
export const done = (body: unknown, says: string, more: Partial<Row> = {}): Row => ({
  status: 200,
  body,
  says,
  ...more,
});
/** "detail or X": the toast is the detail. */
export const detailOr = (text: string): Row[] => [
  refused(409, 'Not like this.', 'Not like this.'),
  failed(text),
];
/** Only a text: the toast's title is the text, with the detail below it. */
export const titled = (says: string, more: Partial<Row> = {}): Row[] => [
  refused(409, 'Not like this.', says, { below: 'Not like this.', ...more }),
  failed(says, more),
];

export const session = { access_token: 'a-token', user: aUser({ user_type: 'investor' }) };
export const startupCreated: Row = {
  status: 201,
  body: aStartup(1),
  says: 'Startup created! AI is generating your tasks...',
  leadsTo: '/dashboard',
};
export const offer = (status: 'accepted' | 'rejected') => anOffer(1, { status });
export const founder = (first: Step[], then: Step[]): Scene => ({
  as: 'founder',
  at: '/dashboard',
  first,
  then,
});
export const investor = (first: Step[], then: Step[]): Scene => ({
  as: 'premium with a profile',
  at: '/dashboard',
  first,
  then,
});
export const deciding = (...then: Step[]): Scene => ({
  as: 'founder',
  at: `/marketplace/offers/${ownListing(1).id}`,
  first: [see('$85,000')],
  then,
});
export const signIn: Scene = {
  as: 'visitor',
  at: '/',
  first: [press('Get Started'), fill('Email', 'amara@example.com'), fill('Password', 'correct horse')],
  then: [press('Sign In')],
};
export const signUp: Scene = {
  as: 'visitor',
  at: '/',
  first: [
    press('Get Started'),
    turnTo('Register'),
    fill('Full name', 'Ivy Chen'),
    fill('Email', 'ivy@example.com'),
    fill('Password', 'correct horse'),
  ],
  then: [press('Create Account')],
};
export const byChat = (as: Viewer, at: string): Scene => ({
  as,
  at: `${at}?by=chat`,
  first: [see(/^Hello!/), fill('Message', 'All of it'), pressEnter, see('Create Profile')],
  then: [press('Create Profile')],
});
export const browsing = investor([see("I'm Interested")], [press("I'm Interested")]);
export const talking: Scene = {
  as: 'founder',
  at: '/create-startup?by=chat',
  first: [see(/^Hello!/)],
  then: [fill('Message', 'LedgerLoop'), pressEnter],
};
export const wizard: Scene = {
  as: 'founder',
  at: '/create-startup?by=form&step=5',
  kept: [
    `draft:create-startup:${USER_ID}`,
    {
      version: 1,
      values: { idea_title: 'LedgerLoop', idea_description: 'Bookkeeping.', sector: 'FinTech' },
    },
  ],
  first: [see('Create Startup')],
  then: [press('Create Startup')],
};
export const investorForm: Scene = {
  as: 'premium',
  at: '/create-investor',
  kept: [
    `draft:create-investor:${USER_ID}`,
    {
      version: 1,
      values: { budget: '2,000,000', current_companies: 'Fernhill', investment_sectors: 'FinTech' },
    },
  ],
  first: [see('Budget (USD)')],
  then: [press('Create Profile')],
};
export const offering: Scene = {
  as: 'investor',
  at: '/marketplace',
  first: [press('Make an Offer'), fill('Amount (USD)', '85,000')],
  then: [press('Submit')],
};
