import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { type MatchableInvestor, stage, type StartupFacts, startupFacts } from '@proofround/contracts';
import { z } from 'zod';

import type { Expected } from '../chat/personas/persona.js';

/** The folder of the rounds; each has a folder with its name. */
export const ROUNDS = new URL('../../rounds/', import.meta.url);

const text = z
  .string()
  .nullish()
  .transform((value) => (value?.trim() ? value.trim() : null));
const number = z.number().nullish();

/** The facts in a round's file: a blank may be null, empty or absent. */
const writtenFacts = z.object({
  idea_title: text,
  idea_description: text,
  sector: text,
  stage: stage.nullish(),
  problem_statement: text,
  solution_statement: text,
  target_market: text,
  competitive_advantage: text,
  user_count: number,
  monthly_revenue: number,
  product_url: text,
  pitch_deck_url: text,
  funding_ask: number,
  funding_usage: text,
  team_background: text,
  location: text,
});

/** The facts with blanks as the API represents them. */
export const facts = writtenFacts.transform((written) =>
  startupFacts.parse({
    ...written,
    idea_title: written.idea_title ?? '',
    idea_description: written.idea_description ?? '',
    sector: written.sector ?? '',
    stage: written.stage ?? 'idea',
    user_count: written.user_count ?? 0,
    monthly_revenue: written.monthly_revenue ?? 0,
    funding_ask: written.funding_ask ?? null,
  }),
);

const startup = z.object({
  id: z.string(),
  group: z.string(),
  bad_kind: z.string().nullish(),
  facts,
  band: z.tuple([z.number(), z.number()]),
  concerns: z.array(z.string()),
  must_not_say: z.array(z.string()).default([]),
  treatment: z.enum(['held', 'contradicted', 'impossible', 'in_peace', 'low']),
  customer_noun: z.array(z.string()).default([]),
});
export type RoundStartup = z.output<typeof startup>;

const TWIN_KINDS = ['names', 'padding', 'injection', 'language'] as const;
export type TwinKind = (typeof TWIN_KINDS)[number];
const writtenTwin = z.object({
  id: z.string(),
  twin_of: z.string(),
  twin_kind: z.enum(TWIN_KINDS),
  facts: z.record(z.string(), z.unknown()),
});

export interface Twin {
  readonly id: string;
  readonly kind: TwinKind;
  readonly original: RoundStartup;
  readonly facts: StartupFacts;
}

const list = z
  .array(z.string())
  .nullish()
  .transform((value) => (value && value.length > 0 ? value : null));
export const investor = z.object({
  id: z.string(),
  profile: z.object({
    budget: z
      .number()
      .nullish()
      .transform((value) => value ?? 0),
    current_companies: text.transform((value) => value ?? ''),
    investment_sectors: list.transform((value) => value ?? []),
    check_size_min: number.transform((value) => value ?? null),
    check_size_max: number.transform((value) => value ?? null),
    investment_thesis: text,
    geography_preference: list,
    portfolio_size: number.transform((value) => value ?? null),
    preferred_stages: z
      .array(stage)
      .nullish()
      .transform((value) => (value && value.length > 0 ? value : null)),
  }),
});
const pair = z.object({
  startup: z.string(),
  good: z.array(z.string()).default([]),
  fair: z.array(z.string()).default([]),
  excluded: z.array(z.object({ investor: z.string(), words: z.string() })).default([]),
});
export type Pair = z.output<typeof pair>;
const investorsFile = z.object({ investors: z.array(investor), pairs: z.array(pair) });

const utterances = z
  .union([z.string().transform((value) => [value]), z.array(z.string())])
  .nullish()
  .transform((value) => value ?? []);
const words = z.union([z.string().transform((value) => [value]), z.array(z.string())]);
const expected: z.ZodType<Expected> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.array(expected),
    z.strictObject({ any: z.array(expected) }),
    z.strictObject({ holds: words.default([]), not: words.optional() }),
  ]),
);
/** What must hold after the message that contains the words `said`. */
const after = z.strictObject({
  said: z.string(),
  /** The slots known then; null means that the slot is empty. */
  known: z.record(z.string(), expected.nullable()).default({}),
  /** Patterns that the reply matches, in any letter case. */
  reply: words.default([]),
  /** Patterns that the reply does not match. */
  reply_not: words.default([]),
  /** The slot that the reply asks for. */
  asks: z.string().optional(),
  /** A slot that the reply does not ask for. */
  asks_not: z.string().optional(),
});
export type After = z.output<typeof after>;

export const conversation = z.object({
  id: z.string(),
  user_type: z.enum(['startup', 'investor']),
  opening: z.string(),
  says: z
    .record(z.string(), utterances)
    .transform((all) => Object.fromEntries(Object.entries(all).filter(([, words]) => words.length > 0))),
  at_turn: z.record(z.string(), z.string()).default({}),
  at_summary: utterances,
  yes: z.string().default('yes'),
  no: z.string().default('no'),
  skip: z.string().default('skip'),
  expected: z.record(z.string(), expected.nullable()),
  blank: z.array(z.string()).default([]),
  after: z.array(after).default([]),
});
export type Conversation = z.output<typeof conversation>;

export interface RoundInvestor {
  readonly id: string;
  readonly facts: MatchableInvestor;
}

/** Cases by an author who has seen neither the code nor other rounds, with an expert's expectations. */
export interface Round {
  readonly name: string;
  readonly startups: readonly RoundStartup[];
  readonly twins: readonly Twin[];
  readonly investors: readonly RoundInvestor[];
  readonly pairs: readonly Pair[];
  readonly conversations: readonly Conversation[];
}

/** Digests as ids, so that names have no influence. */
export const idOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32);

export function roundNames(rounds: URL = ROUNDS): string[] {
  if (!existsSync(rounds)) return [];
  return readdirSync(rounds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Parses the entries one by one, so that an error names the entry's id. */
export function each<T extends z.ZodType>(
  schema: T,
  entries: readonly unknown[],
  where: string,
): z.output<T>[] {
  return entries.map((entry, at) => {
    const parsed = schema.safeParse(entry);
    if (parsed.success) return parsed.data;
    const id = z.object({ id: z.string() }).safeParse(entry).data?.id ?? `entry ${at + 1}`;
    throw new Error(`${where}, ${id}: ${z.prettifyError(parsed.error)}`);
  });
}

/** Completes a twin with the facts of its original. */
function twinOf(
  { id, twin_of, twin_kind, facts: own }: z.output<typeof writtenTwin>,
  startups: readonly RoundStartup[],
): Twin {
  const original = startups.find(({ id: other }) => other === twin_of);
  if (!original) throw new Error(`${id} is the twin of ${twin_of}, which is not there`);
  return { id, kind: twin_kind, original, facts: facts.parse({ ...original.facts, ...own }) };
}

export function readRound(name: string, rounds: URL = ROUNDS): Round {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(new URL(`${name}/${file}`, rounds), 'utf8'));
  const entries = z.array(z.looseObject({})).parse(read('startups.json'));
  const isTwin = (entry: object) => 'twin_of' in entry && entry.twin_of !== null;
  const startups = each(
    startup,
    entries.filter((entry) => !isTwin(entry)),
    `${name}/startups.json`,
  );
  const twins = each(writtenTwin, entries.filter(isTwin), `${name}/startups.json`);
  const { investors, pairs } = investorsFile.parse(read('investors.json'));
  return {
    name,
    startups,
    twins: twins.map((twin) => twinOf(twin, startups)),
    investors: investors.map(({ id, profile }) => ({ id, facts: { ...profile, investor_id: idOf(id) } })),
    pairs,
    conversations: each(
      conversation,
      z.array(z.unknown()).parse(read('conversations.json')),
      `${name}/conversations.json`,
    ),
  };
}
