import { fill, press } from '../application';
import { anId, anInvestor, aStartup, aUser } from '../builders';
import { type DraftForm, isShown } from '../form-steps';
import { byChat, investorForm, wizard } from '../toast-parts';

/** The forms of startups, profiles and accounts that keep a draft. */
export const PROFILES: [name: string, form: DraftForm][] = [
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
