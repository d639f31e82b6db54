import { z } from 'zod';

import { AttemptFailed } from './attempts.js';

/** Far above any answer that is asked for; what is longer is not even parsed. */
const LONGEST = 400_000;

const tokens = z.number().int().min(0).max(100_000_000);

/** What we read of a completion. Any server may be behind the URL, so nothing is taken on trust. */
const completion = z.object({
  model: z.string().optional(),
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  // Some compatible servers count nothing; a count that is nonsense counts as none.
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).optional().catch(undefined),
});
type Completion = z.output<typeof completion>;

/** A completion in a form to work with: who answered, what it cost in tokens, and its text. */
export interface ReadCompletion {
  readonly model: string | undefined;
  readonly tokens: { input_tokens: number; output_tokens: number } | undefined;
  /** How long the answer was, whatever it was. */
  readonly length: number;
  /** What the model wrote, whole. @throws AttemptFailed refused or unusable. */
  text(): string;
}

/** @throws AttemptFailed unusable: that is no completion at all. */
export function readCompletion(body: unknown): ReadCompletion {
  const parsed = completion.safeParse(body);
  if (!parsed.success) throw unusable('the answer is no chat completion');
  const { model, usage, choices } = parsed.data;
  return {
    // It becomes part of `source`, which users read: a name and nothing else.
    model: model !== undefined && /^[\w.:/@+-]{1,100}$/.test(model) ? model : undefined,
    tokens: usage && { input_tokens: usage.prompt_tokens, output_tokens: usage.completion_tokens },
    length: choices[0]?.message.content?.length ?? 0,
    text: () => textOf(choices[0]),
  };
}

const unusable = (detail: string) => new AttemptFailed('unusable', detail, { again: false, mayCost: true });
const refused = (detail: string) => new AttemptFailed('refused', detail, { again: false, mayCost: true });

function textOf(choice: Completion['choices'][number] | undefined): string {
  const { finish_reason: reason, message } = choice ?? {};
  if (message?.refusal) throw refused('the model refused');
  if (reason === 'content_filter') throw refused('the content filter');
  if (reason === 'length') throw unusable('the answer was cut off');
  if (reason !== 'stop') throw unusable('the answer did not end as it should');
  const content = message?.content ?? '';
  if (content.trim() === '') throw unusable('the answer is empty');
  if (content.length > LONGEST) throw unusable('the answer is too long');
  return content;
}
