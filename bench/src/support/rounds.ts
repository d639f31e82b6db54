import { readdirSync, readFileSync } from 'node:fs';

import { startupInput } from '@proofround/contracts';
import { inRoot } from '@proofround/launcher';
import { aStartup } from '@proofround/test-kit';
import { z } from 'zod';

// The startups and investors that strangers wrote (eval/rounds).

const rounds = readdirSync(inRoot('eval', 'rounds')).filter((name) => /^r\d+$/.test(name));
const read = (round: string, file: string): unknown =>
  JSON.parse(readFileSync(inRoot('eval', 'rounds', round, file), 'utf8'));

/** The founder or the investor left the other fields blank. */
function stated(facts: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== ''));
}

const facts = z.record(z.string(), z.unknown()).transform(stated);
const submission = z.object({ facts });
const investors = z.object({ investors: z.array(z.object({ profile: facts })) });

/** Without those that the API refuses. */
export const submissions = rounds
  .flatMap((round) => z.array(submission).parse(read(round, 'startups.json')))
  .filter((one) => startupInput.safeParse({ ...aStartup(), ...one.facts }).success);
export const profiles = rounds.flatMap((round) => investors.parse(read(round, 'investors.json')).investors);
