import {
  type Actor,
  DAY_MS,
  DEAL_STEPS,
  dealCompleted,
  dealFellThrough,
  dealOpened,
  dealReminded,
  dealSigned,
  dealStepConfirmed,
  listingReopened,
  listingSold,
  rpc,
} from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { admin, buyer, founder, MarketplaceWorld } from '../testing/marketplace-world.js';

const dealMissing = { code: 'not_found', message: 'Deal not found' };
const closed = { code: 'conflict', message: 'This deal is closed' };
describe('a deal', () => {
  let world: MarketplaceWorld;
  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  const addNote = (actor: Actor, deal_id: string, note = 'The draft comes on Monday.') =>
    world.rpc.call(rpc.deals.addNote, { actor, deal_id, body: { note } });
  const sign = (actor: Actor, deal_id: string, terms_hash: string, name = 'Ivy Chen') =>
    world.rpc.call(rpc.deals.sign, { actor, deal_id, account_name: 'Ivy Chen', body: { name, terms_hash } });
  const list = (actor: Actor) => world.rpc.call(rpc.deals.list, { actor });
  const complete = async (owner: Actor, investor: Actor, dealId: string) => {
    for (const step of DEAL_STEPS)
      for (const actor of [owner, investor]) await world.confirm(actor, dealId, step);
  };

  // rules: DEAL-1, DEAL-2, DEAL-3, DEAL-14
  it('opens with the accepted offer, for its buyer and seller only', async () => {
    const { owner, investor, listing, offer_id, deal_id, startup_id } = await world.sold();
    const deal = await world.deal(investor, deal_id);
    expect(deal).toMatchObject({
      listing_id: listing.id,
      offer_id,
      startup: { id: startup_id, idea_title: 'LedgerLoop' },
      amount: 85_000,
      state: 'open',
      role: 'buyer',
      other_id: owner.user_id,
    });
    expect(deal).not.toHaveProperty('escrow');
    const terms = deal.steps.map(({ step, owed_by, due_at }) => [
      step,
      owed_by,
      (Date.parse(due_at) - Date.parse(deal.created_at)) / DAY_MS,
    ]);
    expect(terms).toEqual([
      ['letter_of_intent', 'both', 7],
      ['diligence', 'buyer', 21],
      ['agreement', 'both', 35],
      ['payment', 'buyer', 42],
      ['handover', 'seller', 49],
    ]);
    expect(await world.deal(owner, deal_id)).toMatchObject({ role: 'seller', other_id: investor.user_id });
    expect(await list(investor)).toEqual([
      expect.objectContaining({ id: deal_id, steps_done: 0, steps_total: 5 }),
    ]);
    for (const actor of [buyer(), founder(), admin()]) {
      const attempts = [
        world.deal(actor, deal_id),
        world.confirm(actor, deal_id, 'payment'),
        world.fallThrough(actor, deal_id),
        addNote(actor, deal_id),
        sign(actor, deal_id, deal.terms_hash),
      ];
      for (const attempt of attempts) await expect(attempt).rejects.toMatchObject(dealMissing);
      expect(await list(actor)).toEqual([]);
    }
    await expect(world.deal(investor, 'no-uuid')).rejects.toMatchObject(dealMissing);
    expect(await world.eventsOf(dealOpened, listing.id)).toEqual([
      expect.objectContaining({ deal_id, accepted_by: 'seller', amount: 85_000 }),
    ]);
    expect(await world.eventsOf(listingSold, listing.id)).toHaveLength(1);
  });

  // rule: DEAL-4
  it('has steps that are done when both confirmed them, and then stay done', async () => {
    const { owner, investor, listing, deal_id } = await world.sold();
    const first = async (actor: Actor) => (await world.deal(actor, deal_id)).steps[0];
    await world.confirm(investor, deal_id, 'letter_of_intent');
    await world.confirm(investor, deal_id, 'letter_of_intent', false);
    expect(await first(investor)).toMatchObject({ done_by_me: false, done_at: null });
    for (const actor of [investor, investor, owner]) await world.confirm(actor, deal_id, 'letter_of_intent');
    const kept = await world.confirm(owner, deal_id, 'letter_of_intent', false);
    expect(kept.steps[0]).toMatchObject({ done_by_me: true, done_by_them: true });
    expect(kept.steps[0]?.done_at).not.toBeNull();
    await expect(world.confirm(owner, deal_id, 'champagne')).rejects.toMatchObject({
      code: 'not_found',
      message: 'Step not found',
    });
    expect((await world.eventsOf(dealStepConfirmed, listing.id)).map(({ by, done }) => [by, done])).toEqual([
      ['buyer', false],
      ['buyer', false],
      ['seller', true],
    ]);
  });

  // rule: DEAL-15
  it('takes its steps in any order, and each step says which ones before it are not done', async () => {
    const { owner, investor, listing, deal_id } = await world.sold();
    for (const actor of [owner, investor]) await world.confirm(actor, deal_id, 'diligence');
    const { steps } = await world.confirm(owner, deal_id, 'payment');
    expect(steps.map(({ step, open_before }) => [step, open_before])).toEqual([
      ['letter_of_intent', []],
      ['diligence', ['letter_of_intent']],
      ['agreement', ['letter_of_intent']],
      ['payment', ['letter_of_intent', 'agreement']],
      ['handover', ['letter_of_intent', 'agreement', 'payment']],
    ]);
    expect((await world.eventsOf(dealStepConfirmed, listing.id)).at(-1)).toMatchObject({
      owed_by: 'buyer',
      open_before: ['letter_of_intent', 'agreement'],
    });
  });

  // rule: DEAL-4
  it('is completed by the last step and changes no more', async () => {
    const { owner, investor, listing, deal_id } = await world.sold();
    await complete(owner, investor, deal_id);
    expect(await world.deal(owner, deal_id)).toMatchObject({ state: 'completed', silent_until: null });
    expect((await world.get(owner, listing.id)).status).toBe('sold');
    expect(await world.eventsOf(dealCompleted, listing.id)).toHaveLength(1);
    await expect(world.fallThrough(investor, deal_id)).rejects.toMatchObject(closed);
    await expect(world.confirm(owner, deal_id, 'payment', false)).rejects.toMatchObject(closed);
    await expect(addNote(owner, deal_id)).rejects.toMatchObject(closed);
  });

  // rules: DEAL-5, LISTING-9
  it('that falls through opens the listing again, keeps its history and tells the other bidders', async () => {
    const { owner, listing, ...startup } = await world.listed();
    const [investor, other, early] = [buyer(), buyer(), buyer()];
    const rejected = await world.offer(early, listing.id);
    await world.decide(owner, rejected.id, 'rejected');
    await world.offer(other, listing.id, 70_000);
    const offer = await world.offer(investor, listing.id);
    const { deal_id } = await world.decide(owner, offer.id, 'accepted');
    const ended = await world.fallThrough(investor, deal_id ?? '', 'The bank said no.');
    expect(ended).toMatchObject({ state: 'fell_through', reason: 'The bank said no.', silent_until: null });
    expect((await world.get(other, listing.id)).status).toBe('active');
    expect((await world.myOffers(investor))[0]).toMatchObject({
      status: 'rejected',
      reason: 'fell_through',
      deal_id,
    });
    expect(await world.eventsOf(dealFellThrough, listing.id)).toEqual([
      expect.objectContaining({ by: 'buyer', reopened: true }),
    ]);
    expect(await world.eventsOf(listingReopened, listing.id)).toEqual([
      expect.objectContaining({ deal_id, startup_id: startup.startup_id, bidder_ids: [other.user_id] }),
    ]);
    const again = await world.offer(other, listing.id, 71_000);
    const sale = await world.decide(owner, again.id, 'accepted');
    expect(sale.deal_id).not.toBe(deal_id);
    expect(await list(owner)).toHaveLength(2);
  });

  // rule: DEAL-6
  it('on which nobody acts is reminded twice and then falls through', async () => {
    const { investor, owner, listing, deal_id } = await world.sold();
    await world.makeStepsOverdue(deal_id);
    const { created_at, silent_until } = await world.deal(owner, deal_id);
    expect((Date.parse(silent_until ?? '') - Date.parse(created_at)) / DAY_MS).toBe(21);
    const reminders = async () => (await world.eventsOf(dealReminded, listing.id)).length;
    for (const count of [1, 2]) {
      await world.makeDue('deals', deal_id);
      await until('a reminder is sent', async () => (await reminders()) === count);
      expect((await world.deal(owner, deal_id)).state).toBe('open');
    }
    await world.makeDue('deals', deal_id);
    await until('it falls through', async () => (await world.deal(owner, deal_id)).state !== 'open');
    expect(await world.deal(investor, deal_id)).toMatchObject({
      state: 'fell_through',
      reason: 'Nobody acted on this deal for 21 days.',
    });
    expect(await reminders()).toBe(2);
    expect((await world.get(owner, listing.id)).status).toBe('active');
  });

  // rule: DEAL-6
  it('does not fall through before the last due date of a step that is not done', async () => {
    const { owner, listing, deal_id } = await world.sold();
    const handover = Date.parse((await world.deal(owner, deal_id)).steps[4]?.due_at ?? '');
    const ends = async () => Date.parse((await world.deal(owner, deal_id)).silent_until ?? '');
    const nextLook = async () => {
      const sql = 'SELECT due_at FROM deals WHERE id = $1';
      const [row] = await world.database.query<{ due_at: Date }[]>(sql, [deal_id]);
      return row?.due_at.getTime();
    };
    expect(await ends()).toBe(handover);
    for (const [at, next] of [handover - 7 * DAY_MS, handover].entries()) {
      await world.makeDue('deals', deal_id);
      await until('a reminder is sent', async () => (await nextLook()) === next);
      const sent = await world.eventsOf(dealReminded, listing.id);
      expect(sent).toHaveLength(at + 1);
      expect(Date.parse(sent[at]?.falls_through_at ?? '')).toBe(handover);
    }
    expect((await world.deal(owner, deal_id)).state).toBe('open');
    expect(await ends()).toBe(handover);
  });

  // rule: DEAL-6
  it('counts its silent days anew after each act', async () => {
    const { owner, listing, deal_id } = await world.sold();
    await world.makeStepsOverdue(deal_id);
    await world.makeDue('deals', deal_id);
    await until('a reminder is sent', async () => {
      return (await world.eventsOf(dealReminded, listing.id)).length === 1;
    });
    const { silent_until } = await addNote(owner, deal_id);
    expect(Date.parse(silent_until ?? '')).toBeGreaterThan(Date.now() + 20 * DAY_MS);
  });

  // rule: DEAL-7
  it('has notes that both read', async () => {
    const { owner, investor, deal_id } = await world.sold();
    await addNote(owner, deal_id, 'Data room is open.');
    const notes = async (actor: Actor) =>
      (await world.deal(actor, deal_id)).notes.map(({ note, mine }) => [note, mine]);
    expect(await notes(owner)).toEqual([['Data room is open.', true]]);
    expect(await notes(investor)).toEqual([['Data room is open.', false]]);
    await world.database.query(
      `INSERT INTO deal_notes (id, deal_id, author_id, note, created_at)
       SELECT gen_random_uuid(), $1, $2, 'x', now() FROM generate_series(1, 199)`,
      [deal_id, uuid()],
    );
    await expect(addNote(investor, deal_id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'A deal can have at most 200 notes',
    });
  });

  // rules: DEAL-8, DEAL-11, DEAL-16
  it('is signed by each side once with the name of its account, under the current terms only', async () => {
    const { owner, investor, listing, deal_id } = await world.sold();
    const { terms_hash } = await world.deal(owner, deal_id);
    expect((await world.deal(investor, deal_id)).terms_hash).toBe(terms_hash);
    expect(await world.deal((await world.sold()).owner, deal_id).catch(() => undefined)).toBeUndefined();
    await expect(sign(owner, deal_id, 'a'.repeat(64))).rejects.toMatchObject({
      code: 'conflict',
      message: 'The terms have changed. Read them again before you sign.',
    });
    await expect(sign(owner, deal_id, terms_hash, 'Mickey Mouse')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^This is not the name of your account\./) as string,
    });
    await sign(owner, deal_id, terms_hash);
    await expect(sign(owner, deal_id, terms_hash)).rejects.toMatchObject({
      code: 'conflict',
      message: 'You have already signed these terms',
    });
    const signed = await sign(investor, deal_id, terms_hash);
    expect(signed.signatures.map(({ role, name }) => [role, name])).toEqual([
      ['seller', 'Ivy Chen'],
      ['buyer', 'Ivy Chen'],
    ]);
    expect(signed.state).toBe('open');
    expect(signed.steps.filter(({ done_at }) => done_at !== null).map(({ step }) => step)).toEqual([
      'letter_of_intent',
    ]);
    const events = await world.eventsOf(dealSigned, listing.id);
    expect(events.map(({ by, by_both }) => [by, by_both])).toEqual([
      ['seller', false],
      ['buyer', true],
    ]);
    expect(JSON.stringify(events)).not.toContain('Ivy Chen');
  });

  // rules: DEAL-4, DEAL-8, STARTUP-15
  it('is completed by a signature when the letter of intent is the last step', async () => {
    const { owner, investor, listing, deal_id } = await world.sold();
    for (const step of DEAL_STEPS.filter((name) => name !== 'letter_of_intent'))
      for (const actor of [owner, investor]) await world.confirm(actor, deal_id, step);
    const { terms_hash } = await world.deal(owner, deal_id);
    expect((await sign(owner, deal_id, terms_hash)).state).toBe('open');
    expect(await world.get(owner, listing.id)).toMatchObject({ status: 'sold', sale_open: true });
    expect((await sign(investor, deal_id, terms_hash)).state).toBe('completed');
    expect((await world.get(owner, listing.id)).sale_open).toBeUndefined();
    expect(await world.eventsOf(dealCompleted, listing.id)).toHaveLength(1);
  });

  it('stores one note for the same Idempotency-Key', async () => {
    const { owner, deal_id } = await world.sold();
    const idempotency = { route: `POST /deals/${deal_id}/notes`, key: 'k', fingerprint: 'f' };
    const request = { actor: owner, deal_id, body: { note: 'Once' } };
    for (let n = 0; n < 2; n++) await world.rpc.call(rpc.deals.addNote, request, { idempotency });
    expect((await world.deal(owner, deal_id)).notes).toHaveLength(1);
  });

  it('hides the title of a held startup from its buyer', async () => {
    const { owner, investor, deal_id, ...startup } = await world.sold();
    await world.review({ owner, startup_id: startup.startup_id }, true, 2);
    expect((await world.deal(investor, deal_id)).startup?.idea_title).toBe('Startup not available');
    expect((await world.deal(owner, deal_id)).startup?.idea_title).toBe('LedgerLoop');
  });
});
