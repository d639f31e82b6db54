import { PasswordsService } from './passwords.service.js';

describe('a forgotten password', () => {
  // rule: ACCOUNT-18
  it('is answered before the address is looked up, so the time says nothing', async () => {
    let release: () => void = () => undefined;
    const transactions = { run: jest.fn(() => new Promise<void>((resolve) => (release = resolve))) };
    const passwords = Reflect.construct(PasswordsService, [transactions]) as PasswordsService;
    expect(passwords.forgot('amara@example.com')).toEqual({ accepted: true });
    expect(transactions.run).toHaveBeenCalledTimes(1);

    let stopped = false;
    const stop = passwords.beforeApplicationShutdown().then(() => (stopped = true));
    await Promise.resolve();
    expect(stopped).toBe(false);
    release();
    await stop;
  });
});
