import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { facts } from '../rounds/round.js';

/** A figure of a text, and what it means by the one who wrote it. */
const labelled = z.object({ words: z.string(), value: z.number(), means: z.string() });
export type LabelledFigure = z.output<typeof labelled>;

const startup = z.object({ id: z.string(), facts, figures: z.array(labelled) });
export type LabelledStartup = z.output<typeof startup>;

/** Reads a file of startups with labelled figures. @throws Error if the file has another form */
export const readLabelled = (file: string): LabelledStartup[] =>
  z.array(startup).parse(JSON.parse(readFileSync(file, 'utf8')));
