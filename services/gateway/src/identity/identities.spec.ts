import { IDENTITY_LEASE_MS, type LiveSignal } from '@proofround/contracts';
import type { RpcClient } from '@proofround/service-kit';
import { anActor } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import type { LiveHub } from '../live/live-hub.js';
import { Identities } from './identities.js';
import { DeletedUsers, EndedSessions } from './known-ids.js';
import type { Registration } from './registration.js';

const free = { ...anActor({ user_type: 'investor' }), suspended: false, cacheable: true };
const paid = { ...free, is_premium: true };
const subject = { user_id: free.user_id, session_id: uuid() };

/** Identities of a gateway whose registration, and whose auth, the test controls. */
class World {
  registered = true;
  answer: unknown = free;
  asked = 0;
  /** Ends the call that is under way. */
  answerNow: () => void = () => undefined;
  answersAtOnce = true;
  readonly identities: Identities;
  private readonly changes: ((userId: string) => void)[] = [];
  private readonly lapses: (() => void)[] = [];

  constructor() {
    const live = { onEvent: (_: (userId: string, live: LiveSignal) => void) => undefined };
    const call = () => {
      this.asked += 1;
      const { answer } = this;
      return new Promise((resolve) => {
        this.answerNow = () => resolve(answer);
        if (this.answersAtOnce) this.answerNow();
      });
    };
    const registration = {
      isValid: () => this.registered,
      onChange: (watcher: (userId: string) => void) => this.changes.push(watcher),
      onRenewalAfterLapse: (watcher: () => void) => this.lapses.push(watcher),
    };
    const hub = live as unknown as LiveHub;
    this.identities = new Identities(
      { call } as unknown as RpcClient,
      hub,
      new DeletedUsers(hub),
      new EndedSessions(hub),
      registration as unknown as Registration,
    );
  }

  /** auth asks this gateway to drop the user. */
  announce = () => this.changes.forEach((watcher) => watcher(free.user_id));

  registerAgain(): void {
    this.lapses.forEach((watcher) => watcher());
    this.registered = true;
  }

  isPremium = async () => (await this.identities.caller(subject))?.actor.is_premium;
}

describe('the identity of an investor without Investor Access', () => {
  let world: World;
  let now = 1;
  const wait = (ms: number) => (now += ms);
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    world = new World();
  });
  afterEach(() => jest.restoreAllMocks());

  it('is asked for once and used for the time of the lease, from the request on', async () => {
    await world.isPremium();
    await world.isPremium();
    expect(world.asked).toBe(1);
    world.answer = paid;
    wait(IDENTITY_LEASE_MS + 1);
    expect(await world.isPremium()).toBe(true);
  });

  it('is not older than the lease when auth was slow to answer', async () => {
    world.answersAtOnce = false;
    const first = world.isPremium();
    wait(IDENTITY_LEASE_MS - 1);
    world.answerNow();
    expect(await first).toBe(false);
    world.answersAtOnce = true;
    world.answer = paid;
    wait(2);
    expect(await world.isPremium()).toBe(true);
  });

  // rule: ACCOUNT-8
  it('is dropped when auth announces a change', async () => {
    await world.isPremium();
    world.announce();
    world.answer = paid;
    expect(await world.isPremium()).toBe(true);
  });

  // rule: ACCOUNT-8
  it('is not cached from an answer that was under way when auth announced a change', async () => {
    world.answersAtOnce = false;
    const first = world.isPremium();
    world.announce();
    world.answerNow();
    expect(await first).toBe(false);
    world.answersAtOnce = true;
    world.answer = paid;
    expect(await world.isPremium()).toBe(true);
  });

  it('is not cached while a change is announced', async () => {
    world.answer = { ...free, cacheable: false };
    await world.isPremium();
    world.answer = paid;
    expect(await world.isPremium()).toBe(true);
  });

  it('is neither cached nor used by a gateway that is not registered', async () => {
    await world.isPremium();
    world.registered = false;
    world.answer = paid;
    expect(await world.isPremium()).toBe(true);
    expect(await world.isPremium()).toBe(true);
    expect(world.asked).toBe(3);
  });

  it('is dropped when the registration had expired, because changes were not announced here', async () => {
    await world.isPremium();
    world.registered = false;
    world.registerAgain();
    world.answer = paid;
    expect(await world.isPremium()).toBe(true);
  });
});
