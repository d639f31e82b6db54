import {
  adminStats,
  analytics,
  listing as listingSchema,
  message as messageSchema,
  notification as notificationSchema,
  offer as offerSchema,
  scoreRecord,
  startupInList,
  task as taskSchema,
  user as userSchema,
} from '@proofround/contracts';
import { type ApiClient, until } from '@proofround/test-kit';
import { z } from 'zod';

import type { Books } from './work.js';

/** The time after a fault in which work may still complete before it counts as lost. */
const FINAL_MS = 45_000;

export interface Findings {
  /** Acknowledged work that is missing or never reached a final state. */
  lost: string[];
  /** Work that happened more than once. */
  doubled: string[];
}

/**
 * Compares the users' answers with the stored state; `checked` are startups of earlier checks. Work
 * that is not complete after `finalMs` counts as lost.
 */
export async function compare(
  books: Books,
  admin: ApiClient,
  checked: Set<string>,
  finalMs = FINAL_MS,
): Promise<Findings> {
  const findings: Findings = { lost: [], doubled: [] };
  await Promise.all([
    checkStartups(books, checked, findings, finalMs),
    checkTasks(books, findings),
    checkInterests(books, findings, finalMs),
    checkSales(books, findings),
    checkMessages(books, findings),
    checkPayments(books, admin, findings),
  ]);
  return findings;
}

async function checkStartups(
  { startups }: Books,
  checked: Set<string>,
  { lost, doubled }: Findings,
  finalMs: number,
) {
  const owners = new Set([...startups.values()].map(({ owner }) => owner));
  for (const owner of owners) {
    const mine = [...startups].filter(([, one]) => one.owner === owner);
    const shown = await until(
      'all analyses came to an end',
      async () => {
        const all = await owner.read(z.array(startupInList), 'GET', '/startups');
        return all.every(({ analysis_status: at }) => at === 'complete' || at === 'failed') && all;
      },
      finalMs,
    ).catch(() => owner.read(z.array(startupInList), 'GET', '/startups'));
    for (const one of shown) {
      if (one.analysis_status === 'queued' || one.analysis_status === 'running') {
        lost.push(`the analysis of ${one.id} is still ${one.analysis_status}`);
      }
    }
    const known = new Set(shown.map(({ id }) => id));
    const titles = shown.map(({ idea_title }) => idea_title);
    if (new Set(titles).size !== titles.length) doubled.push(`a startup of ${owner.user?.id ?? ''}`);
    for (const [id] of mine) {
      if (checked.has(id)) continue;
      checked.add(id);
      if (!known.has(id)) {
        lost.push(`startup ${id}`);
        continue;
      }
      const scores = await owner.read(z.array(scoreRecord), 'GET', `/startups/${id}/scores`);
      if (scores.length > 1) doubled.push(`the analysis of ${id}`);
    }
  }
}

async function checkTasks({ tasks }: Books, { lost }: Findings) {
  const byStartup = new Map<string, { owner: ApiClient; wanted: [string, string][] }>();
  for (const [id, { owner, startup, status }] of tasks) {
    const wanted = byStartup.get(startup)?.wanted ?? [];
    wanted.push([id, status]);
    byStartup.set(startup, { owner, wanted });
  }
  for (const [startup, { owner, wanted }] of byStartup) {
    const shown = await owner.read(z.array(taskSchema), 'GET', `/startups/${startup}/tasks`);
    const statuses = new Map(shown.map(({ id, status }) => [id, status]));
    for (const [id, status] of wanted) {
      if (statuses.get(id) !== status) lost.push(`task ${id} as ${status}`);
    }
  }
}

async function checkInterests({ interests }: Books, { lost, doubled }: Findings, finalMs: number) {
  const owners = new Map<ApiClient, string[]>();
  for (const [startup, { owner, investors }] of interests) {
    owners.set(owner, [...(owners.get(owner) ?? []), startup]);
    const { interest_count } = await owner.read(analytics, 'GET', `/startups/${startup}/analytics`);
    if (interest_count < investors.size) lost.push(`an interest in ${startup}`);
    if (interest_count > investors.size) doubled.push(`an interest in ${startup}`);
  }
  // The founder is notified of each of them, once.
  for (const [owner, startups] of owners) {
    const wanted = startups.reduce((sum, one) => sum + (interests.get(one)?.investors.size ?? 0), 0);
    const notificationCount = async () => {
      const all = await owner.read(z.array(notificationSchema), 'GET', '/notifications');
      return all.filter(({ type }) => type === 'interest_recorded').length;
    };
    await until('founders are notified', async () => (await notificationCount()) >= wanted, finalMs).catch(
      () => undefined,
    );
    const count = await notificationCount();
    if (count < wanted) lost.push(`${wanted - count} notifications of ${owner.user?.id ?? ''}`);
    if (count > wanted) doubled.push(`${count - wanted} notifications of ${owner.user?.id ?? ''}`);
  }
}

async function checkSales({ sales }: Books, { lost, doubled }: Findings) {
  for (const [id, { owner, offer }] of sales) {
    const { status } = await owner.read(listingSchema, 'GET', `/marketplace/listings/${id}`);
    if (status !== 'sold') lost.push(`the sale of ${id}`);
    const offers = await owner.read(z.array(offerSchema), 'GET', `/marketplace/offers/${id}`);
    const accepted = offers.filter((one) => one.status === 'accepted');
    if (!accepted.some((one) => one.id === offer)) lost.push(`the accepted offer ${offer}`);
    if (accepted.length > 1) doubled.push(`the sale of ${id}`);
    if (offers.length !== 2) doubled.push(`an offer on ${id}`);
  }
}

async function checkMessages({ messages }: Books, { lost, doubled }: Findings) {
  for (const [thread, { owner, texts }] of messages) {
    const path = `/threads/${thread}/messages`;
    const shown = (await owner.read(z.array(messageSchema), 'GET', path)).map(({ message }) => message);
    for (const text of texts) if (!shown.includes(text)) lost.push(`${text} in ${thread}`);
    if (new Set(shown).size !== shown.length) doubled.push(`a message in ${thread}`);
  }
}

async function checkPayments({ payers, revenue }: Books, admin: ApiClient, { lost, doubled }: Findings) {
  for (const payer of payers) {
    const { is_premium } = await payer.read(userSchema, 'GET', '/auth/me');
    if (!is_premium) lost.push(`Investor Access of ${payer.user?.id ?? ''}`);
  }
  const { total_revenue } = await admin.read(adminStats, 'GET', '/admin/stats');
  if (total_revenue < revenue) lost.push(`$${revenue - total_revenue} of revenue`);
  if (total_revenue > revenue) doubled.push(`$${total_revenue - revenue} of revenue`);
}
