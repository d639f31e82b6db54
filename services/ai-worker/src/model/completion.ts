import { z } from 'zod';

import { AttemptFailed } from './attempts.js';

/** The most characters of an answer; a longer one is not parsed. */
const MAX_LENGTH = 400_000;

const tokens = z.number().int().min(0).max(100_000_000);

/** The used part of a completion, validated because any server may be behind the URL. */
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
  // Some compatible servers count no tokens; an invalid count is ignored.
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).optional().catch(undefined),
});
type Completion = z.output<typeof completion>;

/** A parsed completion: model, tokens and text. */
export interface ReadCompletion {
  readonly model: string | undefined;
  readonly tokens: { input_tokens: number; output_tokens: number } | undefined;
  /** The characters of the answer. */
  readonly length: number;
  /** The model's text. @throws AttemptFailed refused or unusable */
  text(): string;
}

/** @throws AttemptFailed unusable: the body is no completion */
export function readCompletion(body: unknown): ReadCompletion {
  const parsed = completion.safeParse(body);
  if (!parsed.success) throw unusable('the answer is no chat completion');
  const { model, usage, choices } = parsed.data;
  return {
    // Users see it in `source`, so only a plain name is accepted.
    model: model !== undefined && /^[\w.:/@+-]{1,100}$/.test(model) ? model : undefined,
    tokens: usage && { input_tokens: usage.prompt_tokens, output_tokens: usage.completion_tokens },
    length: choices[0]?.message.content?.length ?? 0,
    text: () => textOf(choices[0]),
  };
}

const unusable = (detail: string) =>
  new AttemptFailed('unusable', detail, { retryable: false, mayCost: true });
const refused = (detail: string) => new AttemptFailed('refused', detail, { retryable: false, mayCost: true });

function textOf(choice: Completion['choices'][number] | undefined): string {
  const { finish_reason: reason, message } = choice ?? {};
  if (message?.refusal) throw refused('the model refused');
  if (reason === 'content_filter') throw refused('the content filter');
  if (reason === 'length') throw unusable('the answer was cut off');
  if (reason !== 'stop') throw unusable('the answer did not end as it should');
  const content = message?.content ?? '';
  if (content.trim() === '') throw unusable('the answer is empty');
  if (content.length > MAX_LENGTH) throw unusable('the answer is too long');
  return content;
}
