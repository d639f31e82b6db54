import type { FieldClaim, Reading, Situation } from '../reading/claim.js';
import type { MetaQuestion } from '../reading/questions/topic-words.js';
import { checkProfile, contextOf, problemOf, profileOf, slotOf } from '../slots/profile.js';
import type { Answer, Context, Slot } from '../slots/slot.js';
import type { InterviewState } from '../state.js';
import { hasOrderedChecks, isPartOf, isSame } from './values.js';

export interface Change {
  readonly slot: Slot;
  /** Undefined if the slot had no value. */
  readonly before: unknown;
  readonly after: unknown;
  /** Whether a note of its own tells the person about it. */
  readonly isTold?: boolean;
}

/** The next state of an interview while a turn is worked out, and remarks about what the turn changed. */
export class Draft {
  readonly changes: Change[] = [];
  /** Remarks for the acknowledgement: conversions, choices. */
  readonly notes: string[] = [];
  /** Reasons why a value was not accepted. */
  readonly hints: string[] = [];
  /** The slot that the person wants to answer again. */
  reopened: Slot | null = null;
  /** Identifies the question that the message raises: a value in doubt or a slot to answer again. */
  raised: string | null = null;
  /** The question that the person asked. Such a turn uses up less patience than one without content. */
  personQuestion: MetaQuestion | null = null;
  /** Whether the person leaves the question out. That is an answer too, though an empty one. */
  declined = false;
  /** The slot that the message answers or asks about. */
  readonly answering: Slot | null;
  /** The patience that was used up before this turn. */
  readonly idleBefore: number;
  /** Whether facts were taken from the same message before. Then it does not answer another question. */
  repeated = false;
  readonly state: InterviewState;

  constructor(state: InterviewState) {
    this.state = structuredClone(state);
    this.answering = this.asked;
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

  /** Whether any part of this message was understood. */
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

  /** The context for reading a message. */
  get situation(): Situation {
    const { profile, attempts, known, recent, doubts, paused, history, which } = this.state;
    const latest = history.filter((name) => known[name] !== undefined).reverse();
    const { asked, context, repeated } = this;
    // The reply of a pause shows the summary, so corrections are read as they are there.
    const phase = paused ? 'review' : this.state.phase;
    const choosing = asked !== null && this.state.choosing === asked.name;
    return {
      profile,
      phase,
      asked,
      attempts,
      known,
      recent,
      latest,
      which,
      choosing,
      doubts,
      repeated,
      isFirst: this.state.turn === 0,
      context,
    };
  }

  /**
   * Takes over the claims. A passing fact does not replace a known one while the question is the
   * description.
   */
  absorb({ claims, wrong, hints }: Pick<Reading, 'claims' | 'wrong' | 'hints'>): void {
    const describing = this.state.asking === 'idea_description';
    for (const claim of claims) this.absorbClaim(claim, claim.manner !== 'volunteered' || !describing);
    this.hints.push(...hints);
    const slot = wrong === null ? null : this.slot(wrong);
    if (!slot) return;
    this.reopened = slot;
    this.raised = `${slot.name}: again`;
  }

  private absorbClaim({ slot: name, answer, manner }: FieldClaim, replace: boolean): void {
    const slot = this.slot(name);
    if (!slot) return;
    if (manner === 'denied') this.deny(slot);
    else if (
      manner === 'volunteered' &&
      (isPartOf(this.state.known[name], answer) || (answer.kind === 'none' && slot.required))
    )
      return;
    else this.take(slot, answer, { replace });
  }

  /** Takes an answer for a slot. Refuses a value that does not fit the contract, with the reason. */
  take(slot: Slot, answer: Answer, { replace }: { replace: boolean }): void {
    const { known } = this.state;
    const before = known[slot.name];
    if (before !== undefined && !replace) return;
    switch (answer.kind) {
      case 'value':
        this.set(slot, answer.value, answer.note);
        return;
      case 'none':
        // "We are not raising" is new information; a mere "no" is not.
        if (!this.declined && !this.isSettled(slot)) this.raised = `${slot.name}: none`;
        this.deny(slot);
        if (answer.note !== undefined) this.notes.push(answer.note);
        return;
      case 'doubt':
        if (isSame(before, answer.value) || this.isDenied(slot, answer.value)) return;
        this.raised = markOf(slot, answer.value);
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

  /** Drops a value that the person denies, so that it is not asked about again. */
  denyDoubt(slot: Slot, value: unknown): void {
    this.dropDoubt(slot.name);
    this.state.denied = [...this.state.denied, markOf(slot, value)].slice(-MAX_DENIED);
  }

  isDenied(slot: Slot, value: unknown): boolean {
    return this.state.denied.includes(markOf(slot, value));
  }

  dropDoubt(name: string): void {
    this.state.doubts = this.state.doubts.filter(({ slot }) => slot !== name);
  }

  /** Leaves an optional slot out and removes its value, if any. */
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
    const revenue = slot.name === 'user_count' ? this.slot('monthly_revenue') : null;
    if (revenue && this.isInferred(revenue.name)) this.forgetInferred(revenue);
  }

  /** Removes the value of a slot that the person denies. Without a funding ask there is no use of funds. */
  private deny(slot: Slot): void {
    this.leaveOut(slot);
    const usage = slot.name === 'funding_ask' ? this.slot('funding_usage') : null;
    if (usage && this.isKnown('funding_usage')) this.leaveOut(usage);
  }

  /** Leaves out all slots that the last question asked for together with this one. */
  leaveOutTogether(slot: Slot): void {
    this.leaveOut(slot);
    for (const name of this.state.together) {
      const other = this.slot(name);
      if (other && !this.isSettled(other)) this.leaveOut(other);
    }
  }

  /** Puts a value in a slot, or takes it out, for a correction that a note of its own describes. */
  rewrite(slot: Slot, after: unknown): void {
    const { [slot.name]: before, ...others } = this.state.known;
    this.dropDoubt(slot.name);
    this.state.known = after === undefined ? others : { ...others, [slot.name]: after };
    this.state.skipped = this.state.skipped.filter((name) => name !== slot.name);
    this.changes.push({ slot, before, after, isTold: true });
  }

  private set(slot: Slot, value: unknown, note: string | undefined): void {
    const { profile, known } = this.state;
    const before = this.isInferred(slot.name) ? undefined : known[slot.name];
    this.dropDoubt(slot.name);
    this.state.inferred = this.state.inferred.filter((name) => name !== slot.name);
    if (before === undefined && known[slot.name] !== undefined) remove(this.notes, NO_REVENUE);
    if (isSame(before, value)) {
      if (note !== undefined) this.notes.push(note);
      return;
    }
    const problem = problemOf(profile, slot.name, value);
    if (problem !== null) {
      this.hints.push(`I can't take that as the ${slot.label}: it ${lowerFirst(problem)}.`);
      return;
    }
    const next = { ...known, [slot.name]: value };
    if (!hasOrderedChecks(next)) {
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

  private isInferred(name: string): boolean {
    return this.state.inferred.includes(name);
  }

  /**
   * A startup without users has no revenue (CHAT-17). The reply says so instead of asking. With users the
   * question is open again.
   */
  private infer({ name }: Slot, value: unknown): void {
    const revenue = this.slot('monthly_revenue');
    if (name !== 'user_count' || !revenue) return;
    if (value === 0 && !this.isSettled(revenue)) {
      this.state.known = { ...this.state.known, [revenue.name]: 0 };
      this.state.inferred = [...this.state.inferred, revenue.name];
      this.notes.push(NO_REVENUE);
    }
    if (value !== 0 && this.isInferred(revenue.name)) this.forgetInferred(revenue);
  }

  private forgetInferred({ name }: Slot): void {
    this.state.known = Object.fromEntries(
      Object.entries(this.state.known).filter(([known]) => known !== name),
    );
    this.state.inferred = this.state.inferred.filter((inferred) => inferred !== name);
    this.notes.push('So I took the zero revenue out again.');
  }

  /** Whether the known values form a valid profile. */
  check() {
    return checkProfile(this.state.profile, this.state.known);
  }
}

const NO_REVENUE = 'Without users I put the revenue down as zero too; tell me if that is wrong.';

function remove(list: string[], entry: string): void {
  const at = list.indexOf(entry);
  if (at >= 0) list.splice(at, 1);
}

/** The number of denied values that are remembered. */
const MAX_DENIED = 20;

/** Identifies a value of a slot. */
const markOf = ({ name }: Slot, value: unknown): string => `${name}: ${JSON.stringify(value)}`;

const lowerFirst = (sentence: string) =>
  `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, '');
