import { readFileSync } from 'node:fs';

import { z } from 'zod';

/** A sentence labelled by its writer; docs/model-card.md names the writers. */
const row = z.object({
  text: z.string().min(1),
  lang: z.string(),
  kinds: z.array(z.string()),
  risks: z.array(z.string()),
  offences: z.array(z.string()),
  /** The submission that contains it; absent for single sentences. */
  doc: z.string().optional(),
});

/**
 * One batch for each writer. Two writers labelled hardly any hype and many asides. Learning their kinds makes
 * the rubric credit empty talk and the interview lose answers. Their risks and offences are reliable.
 */
const batch = z.object({ file: z.string(), teaches_kinds: z.boolean() });

export interface LabelledSentence {
  readonly text: string;
  /** Sentences of one group are in the same fold of the cross-validation. */
  readonly group: string;
  /** "kind:…", "risk:…", "offence:…" */
  readonly labels: ReadonlySet<string>;
  /** Whether its kinds are learnt, in addition to risks and offences. */
  readonly hasKinds: boolean;
}

const DATA = new URL('../../src/labels/data/', import.meta.url);

export function labelledSentences(): LabelledSentence[] {
  const batches = z.array(batch).parse(JSON.parse(readFileSync(new URL('batches.json', DATA), 'utf8')));
  return batches.flatMap(({ file, teaches_kinds }) =>
    readFileSync(new URL(file, DATA), 'utf8')
      .trim()
      .split('\n')
      .map((line, at): LabelledSentence => {
        const { text, kinds, risks, offences, doc } = row.parse(JSON.parse(line));
        return {
          text,
          group: doc ?? `${file} ${at}`,
          hasKinds: teaches_kinds,
          labels: new Set([
            ...(teaches_kinds ? kinds.map((label) => `kind:${label}`) : []),
            ...risks.map((label) => `risk:${label}`),
            ...offences.map((label) => `offence:${label}`),
            // A common label for all offences has far more examples than each offence.
            ...(offences.length > 0 ? ['offence:any'] : []),
          ]),
        };
      }),
  );
}
