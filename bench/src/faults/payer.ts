import { setTimeout as delay } from 'node:timers/promises';

import { checkout, paymentStatus, session as sessionSchema } from '@proofround/contracts';
import { ApiClient } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import type { Users } from './users.js';

/** The price of a month of Investor Access in dollars, which {@link pay} pays. */
export const MONTHLY = 149;

/** Registers an investor, logs in and buys Investor Access. */
export async function pay(users: Users, visitor: ApiClient): Promise<ApiClient> {
  const email = `payer.${uuid()}@example.com`;
  const account = { email, password: 'correct horse', name: 'Pia Payer', user_type: 'investor' };
  const { answer, unsure } = await users.ask(visitor, 'POST', '/auth/register', [201, 409], {
    body: account,
  });
  if (answer.status === 409 && !unsure) users.seen.lies.push(`register: ${answer.text}`);
  const entered = await users.ask(visitor, 'POST', '/auth/login', [200], {
    body: { email, password: account.password },
  });
  const { access_token, user } = sessionSchema.parse(entered.answer.body);
  const payer = new ApiClient(visitor.url, access_token, user);
  const begun = await users.ask(payer, 'POST', '/payment/create-checkout', [200], {
    body: { origin_url: visitor.url },
    headers: { 'idempotency-key': uuid() },
  });
  const { checkout_url, session_id } = checkout.parse(begun.answer.body);
  await atCheckout(checkout_url, email);
  await untilPaid(users, payer, session_id);
  return payer;
}

async function untilPaid(users: Users, payer: ApiClient, session: string): Promise<void> {
  let status: unknown;
  for (let tries = 0; tries < 60; tries++) {
    const { answer } = await users.ask(payer, 'GET', `/payment/status/${session}`, [200]);
    status = answer.body;
    if (paymentStatus.parse(status).payment_status === 'paid') return;
    await delay(1000);
  }
  throw new Error(`the payment ${session} was made a minute ago and is ${JSON.stringify(status)}`);
}

/** Clicks Pay until the page takes it. It asks for the address if billing could not ask auth in time. */
async function atCheckout(url: string, email: string): Promise<void> {
  const body = new URLSearchParams({ email });
  for (let tries = 0; tries < 120; tries++) {
    const signal = AbortSignal.timeout(10_000);
    const paid = await fetch(`${url}/pay`, { method: 'POST', body, redirect: 'manual', signal }).catch(
      () => undefined,
    );
    if (paid && paid.status < 400) return;
    if (paid && paid.status < 500) throw new Error(`the checkout page refused to be paid: ${paid.status}`);
    await delay(500);
  }
  throw new Error('The checkout page did not answer in a minute');
}
