import { startupInput } from '@proofround/contracts/startups/schemas.js';
import { parseOrProblems } from '@proofround/contracts/wire/problems.js';

import type { Startup, StartupPatch } from '../../api/generated/client';
import { toBody, type StartupValues } from '../../lib/startup-fields';
import { firstPerField } from '../../lib/use-problems';

type PatchResult = { ok: true; patch: StartupPatch } | { ok: false; problems: ReadonlyMap<string, string> };

/** What of the typed values differs from the startup; an optional field that was emptied is null. */
export function patchOf(startup: Startup, values: StartupValues): PatchResult {
  const parsed = parseOrProblems(startupInput, toBody(values), 'body');
  if (!parsed.ok) return { ok: false, problems: firstPerField(parsed.problems) };
  const stated = new Map<string, unknown>(Object.entries(startup));
  const changed = Object.entries(parsed.value).filter(([name, value]) => stated.get(name) !== value);
  return { ok: true, patch: Object.fromEntries(changed) };
}
