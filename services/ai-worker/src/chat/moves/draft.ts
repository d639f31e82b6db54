import { checkProfile, contextOf, problemOf, profileOf, slotOf } from '../slots/profile.js';
import type { Answer, Context, Slot } from '../slots/slot.js';
import type { Claim, Reading, Situation } from '../reading/claim.js';
import type { MetaQuestion } from '../reading/questions.js';
import type { InterviewState } from '../state.js';

export interface Change {
  readonly slot: Slot;
  /** Undefined where nothing was known. */
  readonly before: unknown;
  /** Undefined where it was taken out. */
  readonly after: unknown;
}

/** The turn in the making: the next state, and what there is to say about how it came about. */
export class Draft {
  readonly changes: Change[] = [];
  /** Said along with the acknowledgement: conversions, choices. */
  readonly notes: string[] = [];
  /** Why something was not taken. */
  readonly hints: string[] = [];
  /** A slot that the person wants to give again. */
  reopened: Slot | null = null;
  /** The question of its own that the message raised: a value in doubt, a slot to be given again. */
  raised: string | null = null;
  /** What the person asked; such a turn tries nobody's patience as much as an empty one. */
  aside: MetaQuestion | null = null;
  /** The person said that they leave the question out: an answer, if an empty one. */
  declined = false;
  /** How long nothing new had been learnt before this turn. */
  readonly idleBefore: number;
  /** The message is one that facts were taken from before: it answers nothing else. */
  repeated = false;
  readonly state: InterviewState;

  constructor(state: InterviewState) {
    this.state = structuredClone(state);
    this.idleBefore = state.idle;
  }

  get slots(): readonly Slot[] {
    return profileOf(this.state.profile).slots;
  }

  get context(): Context {
    return contextOf(this.state.profile, this.state.known, this.state.skipped);
  }

  get asked(): Slot | null {
    return this.state.asking === null ? null : this.slot(this.state.asking);
  }

  /** Whether anything of this message was understood. */
  get moved(): boolean {
    return (
      this.changes.length > 0 || this.hints.length > 0 || this.notes.length > 0 || this.reopened !== null
    );
  }

  slot(name: string): Slot | null {
    return slotOf(this.state.profile, name) ?? null;
  }

  isKnown(slot: string): boolean {
    return this.state.known[slot] !== undefined;
  }

  isSettled({ name }: Slot): boolean {
    return this.isKnown(name) || this.state.skipped.includes(name);
  }

  get missing(): Slot[] {
    return this.slots.filter(({ required, name }) => required && !this.isKnown(name));
  }

  /** What a message is read against. */
  get situation(): Situation {
    const { profile, phase, attempts, known, recent, doubts } = this.state;
    const { asked, context, repeated } = this;
    return { profile, phase, asked, attempts, known, recent, doubts, repeated, context };
  }

  /** Takes over what was read. What was said in passing does not replace the answer to a description. */
  absorb({ claims, wrong, hints }: Pick<Reading, 'claims' | 'wrong' | 'hints'>): void {
    const describing = this.state.asking === 'idea_description';
    for (const claim of claims) this.absorbClaim(claim, claim.manner !== 'volunteered' || !describing);
    this.hints.push(...hints);
    const slot = wrong === null ? null : this.slot(wrong);
    if (!slot) return;
    this.reopened = slot;
    this.raised = `${slot.name}: again`;
  }

  private absorbClaim({ slot: name, answer, manner }: Claim, replace: boolean): void {
    const slot = this.slot(name);
    if (!slot) return;
    if (manner === 'denied') this.leaveOut(slot);
    else if (manner === 'volunteered' && answer.kind === 'none' && slot.required) return;
    else this.take(slot, answer, { replace });
  }

  /** Takes an answer for a slot; what does not fit the contract is refused with the reason. */
  take(slot: Slot, answer: Answer, { replace }: { replace: boolean }): void {
    const { known } = this.state;
    const before = known[slot.name];
    if (before !== undefined && !replace) return;
    switch (answer.kind) {
      case 'value':
        this.set(slot, answer.value, answer.note);
        return;
      case 'none':
        // "We are not raising" is something learnt, other than a mere no.
        if (!this.declined && !this.isSettled(slot)) this.raised = `${slot.name}: none`;
        this.leaveOut(slot);
        if (answer.note !== undefined) this.notes.push(answer.note);
        return;
      case 'doubt':
        if (isSame(before, answer.value)) return;
        this.raised = `${slot.name}: ${JSON.stringify(answer.value)}`;
        this.doubt(slot, answer, false);
        return;
      case 'unclear':
        this.hints.push(answer.hint);
    }
  }

  doubt({ name }: Slot, answer: { value: unknown; ask: string }, fallback: boolean): void {
    const others = this.state.doubts.filter(({ slot }) => slot !== name);
    this.state.doubts = [...others, { slot: name, value: answer.value, ask: answer.ask, fallback }];
  }

  dropDoubt(name: string): void {
    this.state.doubts = this.state.doubts.filter(({ slot }) => slot !== name);
  }

  /** Leaves an optional slot out, also one that was known. */
  leaveOut(slot: Slot): void {
    const { known, skipped } = this.state;
    this.dropDoubt(slot.name);
    if (slot.required) {
      this.hints.push(`I can't leave the ${slot.label} out. ${slot.why}`);
      return;
    }
    const before = known[slot.name];
    this.state.known = Object.fromEntries(Object.entries(known).filter(([name]) => name !== slot.name));
    if (!skipped.includes(slot.name)) this.state.skipped = [...skipped, slot.name];
    if (before !== undefined) this.changes.push({ slot, before, after: undefined });
    if (slot.name === 'funding_ask') {
      const usage = this.slot('funding_usage');
      if (usage && this.isKnown('funding_usage')) this.leaveOut(usage);
    }
  }

  /** What was asked in one question goes out with the slot that stands for it. */
  leaveOutTogether(slot: Slot): void {
    this.leaveOut(slot);
    for (const name of this.state.together) {
      const other = this.slot(name);
      if (other && !this.isSettled(other)) this.leaveOut(other);
    }
  }

  private set(slot: Slot, value: unknown, note: string | undefined): void {
    const { profile, known } = this.state;
    const before = known[slot.name];
    this.dropDoubt(slot.name);
    if (isSame(before, value)) {
      if (note !== undefined) this.notes.push(note);
      return;
    }
    const problem = problemOf(profile, slot.name, value);
    if (problem !== null) {
      this.hints.push(`I can't take that as the ${slot.label}: it ${lowered(problem)}.`);
      return;
    }
    const next = { ...known, [slot.name]: value };
    if (!ordered(next)) {
      const { check_size_min: min, check_size_max: max } = known;
      const other = slot.name === 'check_size_min' ? max : min;
      const label = slot.name === 'check_size_min' ? 'largest' : 'smallest';
      this.hints.push(
        `The smallest check can't be above the largest, and I have ${this.slot(slot.name === 'check_size_min' ? 'check_size_max' : 'check_size_min')?.show(other) ?? ''} as the ${label}. Give me both, as in "50k to 250k".`,
      );
      return;
    }
    this.state.known = next;
    this.state.skipped = this.state.skipped.filter((name) => name !== slot.name);
    this.changes.push({ slot, before, after: value });
    if (note !== undefined) this.notes.push(note);
    this.infer(slot, value);
  }

  /** Who has no users has no revenue: said, not asked. */
  private infer({ name }: Slot, value: unknown): void {
    const revenue = this.slot('monthly_revenue');
    if (name !== 'user_count' || value !== 0 || !revenue || this.isSettled(revenue)) return;
    this.state.known = { ...this.state.known, monthly_revenue: 0 };
    this.notes.push('Without users I put the revenue down as zero too; tell me if that is wrong.');
  }

  /** Whether what is known could be submitted as it stands. */
  check() {
    return checkProfile(this.state.profile, this.state.known);
  }
}

/** Values are texts, figures and lists of texts. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const ordered = ({ check_size_min: min, check_size_max: max }: Readonly<Record<string, unknown>>): boolean =>
  typeof min !== 'number' || typeof max !== 'number' || min <= max;

const lowered = (sentence: string) =>
  `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, '');
