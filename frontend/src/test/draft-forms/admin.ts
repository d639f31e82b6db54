import { HttpResponse } from 'msw';

import { fill, press } from '../application';
import { confirm, type DraftForm, isShown } from '../form-steps';
import { http } from '../http';
import { MEMBER } from '../screens';

/** The forms of the admin that keep a draft. */
export const ADMIN: [name: string, form: DraftForm][] = [
  [
    'Suspend account',
    {
      module: 'features/admin/suspension-dialogs',
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
];
