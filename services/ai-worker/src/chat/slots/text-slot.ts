import { stage } from '@proofround/contracts';
import { STAGE_NAMES } from '@proofround/text/stages.js';
import { excerpt } from '@proofround/text/words/prose.js';

import { readText } from './readers.js';
import { none, type Slot } from './slot.js';

export const str = (given: unknown): string => (typeof given === 'string' ? given : '');
export const num = (given: unknown): number => (typeof given === 'number' ? given : 0);
export const list = (given: unknown): string[] =>
  Array.isArray(given) ? given.filter((entry) => typeof entry === 'string') : [];
/** The beginning of a text in quotation marks. The sentence around it brings its own full stop. */
export const quoted = (given: unknown) => `"${excerpt(str(given), 90).replace(/(?<!\.)\.$/, '')}"`;
export const asIs = (given: unknown) => str(given);

/** The name of a stage. A stored value that is no stage any more is shown as it is. */
export function stageName(given: unknown): string {
  const { data } = stage.safeParse(given);
  return data === undefined ? str(given) : STAGE_NAMES[data];
}

const short = 'Could you say a little more? A sentence or two is enough.';

export function textSlot(
  slot: Pick<Slot, 'name' | 'label' | 'aliases' | 'questions' | 'why' | 'example' | 'afterYes'> &
    Partial<Slot> & { lead?: RegExp; least?: number },
): Slot {
  const { lead, least, ...rest } = slot;
  return {
    required: false,
    text: true,
    noneMeans: none(),
    brief: quoted,
    show: asIs,
    read: (text) => readText(text, { lead, least, more: short }),
    ...rest,
  };
}
