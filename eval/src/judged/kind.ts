/** The parts of a sheet in which sentences stand. */
export const PARTS = [
  'summary',
  'strengths',
  'concerns',
  'risks',
  'questions',
  'contradictions',
  'holds',
] as const;
export type Part = (typeof PARTS)[number];
export const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

const BAND = /^.* scores \d+ of 100 for funding readiness: (.+)\.$/su;
const QUOTE = /“.*”/su;
const FIGURE = /[$€£]?\d[\d.,]*(?<![.,])/g;

/** Words of a founder without quotation marks, and what stands for them in a kind. */
const OWN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^How many .+ there are is not counted\.$/, 'How many … there are is not counted.'],
];

/**
 * The kind of a sentence: what is left of it without the words and figures of one founder. Sentences of one kind
 * are said by one rule of the product.
 */
export function kindOf(part: Part, text: string): string {
  const band = part === 'summary' ? BAND.exec(text)?.[1] : undefined;
  if (band !== undefined) return `summary: … scores … of 100 for funding readiness: ${band}.`;
  const own = OWN_WORDS.find(([words]) => words.test(text))?.[1];
  return `${part}: ${own ?? text.replace(QUOTE, '“…”').replaceAll(FIGURE, '…')}`;
}

/** The idea of a task: its step without the target. Blank for a task without a step. */
export const ideaOf = (step: string | undefined): string => step?.split(':')[0] ?? '';
