import { type Rpc, rpc } from '@proofround/contracts';
import type { RpcClient } from '@proofround/service-kit';

import { Contacts } from './contacts.js';

const amara = { user_id: 'amara', name: 'Amara Osei', email: 'amara@example.com' };
const ben = { user_id: 'ben', name: 'Ben Ode', email: 'ben@example.com' };

const contactsWith = (blockers: () => Promise<unknown>) =>
  new Contacts({
    call: (call: Rpc) => (call === rpc.accounts.listContacts ? Promise.resolve([amara, ben]) : blockers()),
  } as unknown as RpcClient);

describe('the contacts that a user sees', () => {
  // rule: TALK-13
  it('have no address of those who blocked the user', async () => {
    const contacts = contactsWith(() => Promise.resolve({ user_ids: ['amara'] }));
    const shown = await contacts.shownTo('ivy', ['amara', 'ben']);
    expect(shown.get('amara')).toEqual({ name: 'Amara Osei', email: '' });
    expect(shown.get('ben')).toEqual({ name: 'Ben Ode', email: 'ben@example.com' });
  });

  it('have no addresses while the blocks are not known', async () => {
    const contacts = contactsWith(() => Promise.reject(new Error('notifications is down')));
    const shown = await contacts.shownTo('ivy', ['amara', 'ben']);
    expect([...shown.values()].map(({ email }) => email)).toEqual(['', '']);
  });
});
