import { HttpResponse } from 'msw';

import { aMessage, aThread, THREAD } from '../../features/messages/testing/world';
import { aCard } from '../../features/pipeline/testing/world';
import { shareFields } from '../../forms/fields/shares';
import { fill, press } from '../application';
import { anId, aStartup } from '../builders';
import { choose, type DraftForm, isMarked, isShown, mark } from '../form-steps';
import { http } from '../http';

const STARTUP = `/startups/${anId(1)}`;
/** The startup belongs to another user. */
const FOREIGN = [http.get('*/api/startups/:id', () => HttpResponse.json(aStartup(1)))];

/** The first expiry that a link can have. */
const WEEK =
  shareFields(Date.now(), false)
    .find(({ name }) => name === 'expires_at')
    ?.options?.find(({ value }) => value !== '')?.label ?? '';

/** The forms by which investors and founders deal with each other, as far as they keep a draft. */
export const TALKS: [name: string, form: DraftForm][] = [
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
      module: 'features/shares/share-dialog',
      as: 'founder',
      at: `${STARTUP}?share=${anId(1)}`,
      type: [choose('The link works', WEEK)],
      shows: isShown('The link works', WEEK),
      submit: press('Make link'),
      call: ['POST', '/startups/:id/shares', {}],
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
    'Save search',
    {
      module: 'features/browse/search-dialogs',
      as: 'premium with a profile',
      at: '/dashboard?q=clinic&saved=new',
      type: [fill('Name', 'Clinics')],
      shows: isShown('Name', 'Clinics'),
      submit: press('Save'),
      call: ['POST', '/searches', {}],
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
];
