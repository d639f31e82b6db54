import { generateKeyPairSync } from 'node:crypto';

import { type Actor, rpc } from '@proofround/contracts';
import { A_BROWSER, startTestService, type TestService, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { authService } from '../../../auth/src/service.js';
import { anInvestor, BillingWorld } from '../testing/billing-world.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

describe('billing and auth', () => {
  let world: BillingWorld;
  let auth: TestService;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    world = await BillingWorld.start({}, { withAuth: false });
    env = {
      NATS_URL: world.natsUrl,
      JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      ACCOUNT_SECRET: 'an account secret of at least 32 characters',
      EMAIL_VERIFICATION: 'off',
      ADMIN_EMAIL: 'admin@proofround.test',
      ADMIN_PASSWORD: 'the admin password',
    };
    auth = await startTestService(authService, env);
    env = auth.env;
  });
  afterAll(async () => {
    await auth.close();
    await world.stop();
  });

  const registered = async (): Promise<Actor> => {
    const email = `${uuid()}@example.com`;
    const body = { email, password: 'correct horse', name: 'Amara Osei', user_type: 'investor' as const };
    const { user } = await world.rpc.call(rpc.accounts.register, { body, client: A_BROWSER });
    return anInvestor({ user_id: user.id });
  };
  const isPremium = async (actor: Actor) => (await world.rpc.call(rpc.accounts.get, { actor })).is_premium;

  // rule: PAY-7
  it('agree: after the status says paid, the next GET /auth/me says is_premium', async () => {
    const { actor, session_id } = await world.paid({}, await registered());
    expect(await isPremium(actor)).toBe(false);
    expect(await world.status(actor, session_id)).toMatchObject({ payment_status: 'paid' });
    expect(await isPremium(actor)).toBe(true);
  });

  it('agree when billing learns of a cancellation only by webhook', async () => {
    const { actor, session_id, subscription } = await world.paid({}, await registered());
    await world.status(actor, session_id);
    world.stripe.cancel(subscription);
    await world.deliver(subscription);
    await until('auth has recorded it', async () => !(await isPremium(actor)));
  });

  it('agree after a restart of auth: the status does not say paid until auth has recorded it', async () => {
    const { actor, session_id } = await world.paid({}, await registered());
    await auth.close();
    await expect(world.status(actor, session_id)).rejects.toMatchObject({ code: 'unavailable' });
    auth = await startTestService(authService, env);
    await until('the status says paid', async () =>
      world.status(actor, session_id).then(({ payment_status }) => payment_status === 'paid'),
    );
    expect(await isPremium(actor)).toBe(true);
  });
});
