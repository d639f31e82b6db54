import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { createClient, dataOf, type ProofroundClient, type Schemas } from '@proofround/client';
import { type StartupInput, startupInput } from '@proofround/contracts';

import { say, UserError } from '../system/output.js';
import { inRoot } from '../system/paths.js';
import { place } from './start.js';

const PATIENCE_MS = 120_000;

function bodyFrom(name: string | undefined): StartupInput {
  const names = readdirSync(inRoot('examples')).filter((file) => file.endsWith('.json'));
  const file =
    name === undefined
      ? undefined
      : [inRoot('examples', name), inRoot('examples', `${name}.json`), name].find((path) => existsSync(path));
  if (file === undefined) {
    throw new UserError(
      `Which example? npm run example -- NAME, with one of:\n${names.map((name) => `  ${name.replace('.json', '')}`).join('\n')}`,
    );
  }
  return startupInput.parse(JSON.parse(readFileSync(file, 'utf8')));
}

async function follow(api: ProofroundClient, id: string): Promise<Schemas['Startup']> {
  const deadline = Date.now() + PATIENCE_MS;
  let shown = '';
  while (Date.now() < deadline) {
    const startup = await dataOf(api.GET('/api/startups/{id}', { params: { path: { id } } }));
    if (startup.analysis_status !== shown) say(`  analysis: ${startup.analysis_status}`);
    shown = startup.analysis_status;
    if (shown === 'complete') return startup;
    if (shown === 'failed') throw new UserError(startup.analysis_error ?? 'The analysis failed.');
    await delay(200);
  }
  throw new UserError('The analysis took longer than two minutes; look at the logs of ai-worker.');
}

/**
 * `npm run example -- NAME`: the main job from the command line, on a running stack. Registers a
 * founder, creates the startup, follows its analysis, prints the score with its reasons.
 */
export async function example([name]: readonly string[]): Promise<void> {
  const body = bodyFrom(name);
  const url = process.env['URL'] || `http://localhost:${place(process.env).port}`;
  const visitor = createClient({ url, patient: true });
  await visitor.GET('/api/health').catch(() => {
    throw new UserError(
      `Nothing answers at ${url}. Start the stack with npm start, then run this command again.`,
    );
  });
  const email = `founder-${randomUUID().slice(0, 8)}@example.com`;
  const { api } = await visitor.register({
    email,
    password: randomUUID(),
    name: 'Example Founder',
    user_type: 'startup',
  });
  say(`Registered ${email}`);
  const created = await dataOf(api.POST('/api/startups', { body }));
  say(`Created ${created.idea_title}`);
  const startup = await follow(api, created.id);
  const tasks = await dataOf(api.GET('/api/startups/{id}/tasks', { params: { path: { id: created.id } } }));

  print(startup, tasks);
}

function print({ review, analysis, ai_score }: Schemas['Startup'], tasks: readonly Schemas['Task'][]): void {
  say('');
  say(analysis?.summary ?? '');
  say('');
  if (review && review.state !== 'cleared') {
    say('Held back from investors');
    for (const { text, quote } of review.reasons) say(`  ${text} “${quote}”`);
    say('');
  }
  say(`Funding Readiness Score ${ai_score?.overall_score ?? '–'} of 100 (${analysis?.source ?? ''})`);
  for (const { dimension, factor, points, max_points, rung, evidence } of analysis?.ledger ?? []) {
    if (dimension === 'risk') continue;
    say(
      `  ${points.toFixed(1).padStart(5)} of ${max_points.toFixed(1).padStart(4)}  ${factor} (${rung})${evidence === null ? '' : `: “${evidence}”`}`,
    );
  }
  say('');
  say('Tasks');
  for (const { horizon_days, points, task_title } of tasks) {
    say(`  within ${String(horizon_days).padStart(2)} days  +${points.toFixed(1)}  ${task_title}`);
  }
}
