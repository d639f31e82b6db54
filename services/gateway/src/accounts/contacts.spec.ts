import { type Rpc, rpc } from '@proofround/contracts';
import type { RpcClient, RpcOptions } from '@proofround/service-kit';

import { Contacts } from './contacts.js';

const amara = { user_id: 'amara', name: 'Amara Osei', email: 'amara@example.com' };
const ben = { user_id: 'ben', name: 'Ben Ode', email: 'ben@example.com' };

const contactsWith = (blockers: (options?: RpcOptions) => Promise<unknown>) =>
  new Contacts({
    call: (call: Rpc, _request: unknown, options?: RpcOptions) =>
      call === rpc.accounts.listContacts ? Promise.resolve([amara, ben]) : blockers(options),
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
    const asked: (number | undefined)[] = [];
    const contacts = contactsWith((options) => {
      asked.push(options?.timeoutMs);
      return Promise.reject(new Error('notifications is down'));
    });
    for (let page = 0; page < 3; page++) {
      const shown = await contacts.shownTo('ivy', ['amara', 'ben']);
      expect([...shown.values()].map(({ email }) => email)).toEqual(['', '']);
    }
    // The first page waits a moment, and the next ones not at all.
    expect(asked).toEqual([500]);
  });
});
