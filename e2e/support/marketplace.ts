import { type APIRequestContext, expect } from '@playwright/test';
import { z } from 'zod';

import { anAddress, PASSWORD } from './page-steps.js';

const created = z.object({ id: z.string() });
const registered = z.object({ access_token: z.string() });

/** A user with an account and a token, created through the API. */
export interface Person {
  email: string;
  token: string;
  headers: { authorization: string };
}

async function create<T>(
  request: APIRequestContext,
  path: string,
  data: object,
  answered: z.ZodType<T>,
  person?: Person,
): Promise<T> {
  const answer = await request.post(path, { data, headers: person?.headers ?? {} });
  expect(answer.status(), `POST ${path}: ${await answer.text()}`).toBe(201);
  return answered.parse(await answer.json());
}

export async function aPerson(
  request: APIRequestContext,
  userType: 'startup' | 'investor',
  name = 'Olu Bright',
): Promise<Person> {
  const email = anAddress();
  const registration = { email, password: PASSWORD, name, user_type: userType };
  const { access_token: token } = await create(request, '/api/auth/register', registration, registered);
  return { email, token, headers: { authorization: `Bearer ${token}` } };
}

/** Lists a startup for sale and returns the listing's id. */
export async function aListing(
  request: APIRequestContext,
  founder: Person,
  idea_title: string,
  asking_price = 90_000,
): Promise<string> {
  const { id } = await create(
    request,
    '/api/startups',
    {
      idea_title,
      idea_description: 'Bookkeeping that reconciles itself for small clinics.',
      sector: 'FinTech',
      stage: 'mvp',
      user_count: 1234,
      monthly_revenue: 5600,
    },
    created,
    founder,
  );
  const terms = { startup_id: id, asking_price, tech_stack: 'TypeScript, PostgreSQL' };
  return (await create(request, '/api/marketplace/listings', terms, created, founder)).id;
}

export const anOffer = async (
  request: APIRequestContext,
  buyer: Person,
  listingId: string,
  offer_amount: number,
): Promise<string> =>
  (
    await create(
      request,
      `/api/marketplace/offer/${listingId}`,
      { offer_amount, message: 'Hello' },
      created,
      buyer,
    )
  ).id;
