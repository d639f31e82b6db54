import { readdirSync, readFileSync } from 'node:fs';

import { z } from 'zod';

/** A sentence as a writer labelled it; see docs/model-card.md for who wrote which. */
const row = z.object({
  text: z.string().min(1),
  lang: z.string(),
  kinds: z.array(z.string()),
  risks: z.array(z.string()),
  offences: z.array(z.string()),
  /** The submission that it was taken from; absent for sentences written alone. */
  doc: z.string().optional(),
});

/**
 * Whole texts whose writers saw hardly any hype and many asides. Their kinds, learnt, make empty talk
 * count and answers in the interview get lost; their risks and their lack of offences are as good as all.
 */
const WITHOUT_KINDS: ReadonlySet<string> = new Set(['hand25.jsonl', 'hand26.jsonl']);

export interface LabelledSentence {
  readonly text: string;
  readonly hand: string;
  /** Sentences of one group are learnt from together or not at all. */
  readonly group: string;
  /** "kind:…", "risk:…", "offence:…" */
  readonly labels: ReadonlySet<string>;
  /** Whether its kinds are to be learnt, and not only its risks and offences. */
  readonly hasKinds: boolean;
}

const DATA = new URL('../../src/labels/data/', import.meta.url);

/** Every labelled sentence, in the order of the files. */
export function labelledSentences(): LabelledSentence[] {
  const files = readdirSync(DATA)
    .filter((name) => name.endsWith('.jsonl'))
    .sort();
  return files.flatMap((name) =>
    readFileSync(new URL(name, DATA), 'utf8')
      .trim()
      .split('\n')
      .map((line, at): LabelledSentence => {
        const { text, kinds, risks, offences, doc } = row.parse(JSON.parse(line));
        return {
          text,
          hand: name,
          group: doc ?? `${name} ${at}`,
          hasKinds: !WITHOUT_KINDS.has(name),
          labels: new Set([
            ...(WITHOUT_KINDS.has(name) ? [] : kinds.map((label) => `kind:${label}`)),
            ...risks.map((label) => `risk:${label}`),
            ...offences.map((label) => `offence:${label}`),
            // What all offences have in common is learnt from far more sentences than any one of them.
            ...(offences.length > 0 ? ['offence:any'] : []),
          ]),
        };
      }),
  );
}
