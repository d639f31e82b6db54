import type { PhraseBook } from '@proofround/text/words/phrase-book.js';
import type { LanguageCode } from '@proofround/text/words/plain-words.js';
import {
  ALL,
  ANYTHING,
  BACK_REFERENCES,
  CONJUNCTIONS,
  cuesOf,
  isAside,
  isInverted,
  isOtherInvestor,
  isOutside,
  ME,
  namesInvestor,
  PASSIVE,
  prefers,
  REFUSED,
  REFUSED_THINGS,
  SCARES,
  type Cue,
} from './cues.js';
import type { Item, Marked, Mode, Run } from './marks.js';

/** The most words that a refusal can cover. */
const MAX_SCOPE = 60;
/** The most words after "without" that make a sentence of their own. */
const BARE = 4;
/**
 * Walks a sentence once and marks every item with its mode. A negation is a refusal when its clause
 * has "we", "I" or no subject; a negation about others ("founders who never give up") is not.
 */
export class Walk<T extends Item> {
  readonly marked: Marked<T>[] = [];
  readonly runs: Run[] = [];
  private mode: Mode = 'want';
  /** The mode before the last opening parenthesis. */
  private around: Mode = 'want';
  private condition = false;
  private relative = false;
  private denied = false;
  /** The start of the clause, as an index of words and of marked items, and of the list before its last comma. */
  private clause = 0;
  private clauseItems = 0;
  private listItems = 0;
  private readonly itemsAt: ReadonlyMap<number, readonly T[]>;
  private readonly cues: PhraseBook<Cue>;

  constructor(
    private readonly words: readonly string[],
    items: readonly T[],
    language: LanguageCode,
  ) {
    this.cues = cuesOf(language);
    const itemsAt = new Map<number, T[]>();
    for (const item of items) itemsAt.set(item.at, [...(itemsAt.get(item.at) ?? []), item]);
    this.itemsAt = itemsAt;
    for (let at = 0; at < words.length;) at += this.step(at);
  }

  private step(at: number): number {
    const word = this.words[at] ?? '';
    const items = this.itemsAt.get(at);
    const cue = this.cueAt(at);
    // A name that contains a cue ("no code", "web 3 only") is a name.
    if (items && (!cue || Math.max(...items.map((item) => item.words)) > cue.words)) {
      for (const item of items) this.mark(item);
      return 1;
    }
    if (cue) {
      this.apply(cue.cue, at, cue.words);
      return cue.words;
    }
    this.pass(word, at);
    return 1;
  }

  /** A word that is neither a name nor a cue. */
  private pass(word: string, at: number): void {
    if (word === ',') this.comma(at);
    else if (word === '(') {
      this.around = this.mode;
      if (!this.isVerdict(at + 1)) this.newClause(at + 1);
    } else if (word === ')') {
      this.newClause(at + 1);
      this.mode = this.around;
    } else if (word === 'free' && this.endsWithItem(at)) this.refuseBefore();
    else if (word === ':' && ME.has(this.words[at + 1] ?? '')) this.reset(at + 1);
    else if (word === ':' && !this.isVerdict(at + 1)) this.newClause(at + 1);
    else if (CONJUNCTIONS.has(word) && ME.has(this.words[at + 1] ?? '')) this.reset(at + 1);
    else this.noteReference(word);
  }

  private cueAt(at: number): { cue: Cue; words: number } | null {
    const found = this.cues.at(this.words, at);
    return found && { cue: found.value, words: found.words };
  }

  private endsWithItem(at: number): boolean {
    const last = this.marked.at(-1)?.item;
    return last !== undefined && last.at + last.words === at;
  }

  private mark(item: T): void {
    const mode = this.mode === 'no' && this.condition ? 'condition' : this.mode;
    this.marked.push({ item, mode, run: this.runs.length - 1, denied: this.denied });
  }

  private noteReference(word: string): void {
    const run = this.runs.at(-1);
    if (this.mode !== 'no' || !run) return;
    if (ANYTHING.has(word)) run.anything = true;
    if (BACK_REFERENCES.has(word)) run.refersBack = true;
  }

  private newClause(at: number): void {
    this.clause = at;
    this.clauseItems = this.marked.length;
    this.listItems = this.clauseItems;
    this.relative = false;
    this.denied = false;
    this.condition = false;
  }

  private reset(at: number): void {
    this.newClause(at);
    this.mode = 'want';
  }

  private comma(at: number): void {
    const next = this.cueAt(at + 1)?.cue;
    if (next === 'unless' || next === 'before' || next === 'without' || next === 'except') return;
    const starts = ME.has(this.words[at + 1] ?? '');
    const isList = !starts && this.itemsAt.has(at + 1);
    const list = this.endsWithItem(at) ? this.listItems : null;
    this.newClause(at + 1);
    if (list !== null) this.listItems = list;
    if (isList && this.mode !== 'ignore') return;
    if (starts || this.mode === 'ignore' || this.mode === 'open' || this.mode === 'must') this.mode = 'want';
  }

  /** Whether a negation at `at` is about what stands before it: "Crypto: no.", unlike "Policy: no crypto." */
  private isVerdict(at: number): boolean {
    const cue = this.cueAt(at);
    return cue?.cue === 'no' && !this.hasItems(at + cue.words);
  }

  /** Whether the investor is the subject of the clause up to `at`. */
  private isOwn(at: number): boolean {
    return namesInvestor(this.words.slice(this.clause, at));
  }

  private rest(at: number): readonly string[] {
    const rest = this.words.slice(at, at + MAX_SCOPE);
    const end = rest.findIndex((word) => /^[,:()]$/.test(word));
    return end < 0 ? rest : rest.slice(0, end);
  }

  private apply(cue: Cue, at: number, words: number): void {
    if (cue === 'no') this.negate(at, words);
    else if (cue === 'avoid') this.avoid(at, words);
    else if (cue === 'open') this.mode = 'open';
    else if (cue === 'only') this.narrow(at, words);
    else if (cue === 'except') this.except(at);
    else if (cue === 'but') this.reset(at + words);
    else if (cue === 'who') this.relative = at > 0;
    else if (cue === 'must') {
      if (this.mode === 'want') this.mode = 'must';
    } else if (cue === 'once') {
      // "Only after a pilot with a hospital" restricts no sector.
      if (this.mode === 'only') this.mode = 'must';
    } else if (cue === 'without' && at === 0 && this.isBareRefusal(words)) {
      this.refuse(words);
    } else if (this.mode === 'no') {
      this.condition = true;
      const run = this.runs.at(-1);
      if (run) run.condition ??= at + words;
    }
  }

  /** Whether a short sentence with "without" is a refusal: "Sin hardware." */
  private isBareRefusal(from: number): boolean {
    const rest = this.words.slice(from);
    return rest.length <= BARE && rest.every((word) => word !== ',' && !ME.has(word)) && this.hasItems(from);
  }

  private refuse(from: number): void {
    this.mode = 'no';
    this.condition = false;
    this.runs.push({ from, anything: false, refersBack: false, condition: null });
  }

  /** Refuses the items named earlier in the clause: "Hardware is not for us". False without any. */
  private refuseBefore(wholeSentence = false): boolean {
    const clause = wholeSentence ? 0 : this.clause;
    const named = this.marked
      .slice(wholeSentence ? 0 : this.clauseItems)
      .filter(({ mode }) => mode !== 'no' && mode !== 'condition' && !(wholeSentence && mode === 'only'));
    const first = named[0];
    if (!first || this.words.slice(clause, first.item.at).some((word) => ME.has(word))) return false;
    this.runs.push({ from: this.words.length, anything: false, refersBack: false, condition: null });
    for (const mark of named) {
      // "Outside Europe we do not invest" restricts to Europe.
      const mode: Mode = isOutside(this.words, mark.item.at) ? 'only' : 'no';
      Object.assign(mark, { mode, run: this.runs.length - 1 });
    }
    this.mode = 'ignore';
    return true;
  }

  private negate(at: number, words: number): void {
    const rest = this.rest(at + words);
    if (this.relative) {
      this.denied = this.mode === 'no';
      if (this.mode !== 'no') this.mode = 'ignore';
      return;
    }
    if (SCARES.has(rest[0] ?? '')) return;
    const own = this.mode === 'no' || this.isOwn(at);
    const fronted =
      rest.some((word) => REFUSED.has(word)) || ((own || rest.length === 0) && !this.hasItems(at + words));
    if (fronted && this.refuseBefore(isInverted(this.words.slice(this.clause, at)))) return;
    // "Nothing excites me more than hardware."
    if (prefers(rest)) {
      this.mode = 'open';
      return;
    }
    if (isOtherInvestor(rest, (index) => this.itemsAt.has(at + words + index))) {
      this.mode = 'ignore';
      return;
    }
    if (own) {
      this.refuse(at + words);
      this.noteReference(this.words[at] ?? '');
    } else this.mode = 'ignore';
  }

  private hasItems(from: number): boolean {
    const end = from + this.rest(from).length;
    for (let at = from; at < end; at++) if (this.itemsAt.has(at)) return true;
    return false;
  }

  private avoid(at: number, words: number): void {
    const after = this.rest(at + words);
    if (isAside(this.words, at, after, this.relative, this.hasItems(at + words))) return;
    const before = this.words.slice(Math.max(this.clause, at - 3), at);
    const denies = before.some((word) => this.cues.at([word], 0)?.value === 'no');
    if (denies) {
      this.mode = 'open';
      return;
    }
    // "ESG exclusions apply: arms."
    const end = at + words + after.length;
    const isHeader = this.isOwn(at) || REFUSED_THINGS.test(this.words[at] ?? '');
    if (isHeader && this.words[end] === ':' && this.hasItems(end + 1)) {
      this.refuse(end + 1);
      return;
    }
    // "Tobacco is excluded by our charter."
    const isBehind = PASSIVE.test(this.words[at - 1] ?? '') || !this.hasItems(at + words);
    if (isBehind && (this.refuseBefore() || this.refuseBefore(true))) return;
    if (this.isOwn(at) || this.words[at] === 'excluding') this.refuse(at + words);
  }

  private narrow(at: number, words: number): void {
    if (this.relative) return;
    const rest = this.rest(at + words);
    if (rest.length === 0 || !this.hasItems(at + words)) {
      for (const [index, mark] of this.marked.entries()) {
        // "Kenya, Uganda and Tanzania only."
        const isListed =
          words > 1 || index >= this.clauseItems || (index >= this.listItems && mark.item.place);
        if (isListed && mark.mode === 'want') mark.mode = 'only';
      }
      return;
    }
    this.mode = 'only';
  }

  private except(at: number): void {
    if (this.mode === 'no') {
      const run = this.runs.length - 1;
      const refused = this.marked.some((mark) => mark.run === run && mark.mode === 'no');
      this.mode = refused ? 'want' : 'only';
      return;
    }
    const word = this.words[at] ?? '';
    if (word === 'but' && this.words[at + 1] === 'not') {
      this.refuse(at + 2);
      return;
    }
    if (word.startsWith('outside') || word === 'hors') return;
    if (/^(?:any(?:thing|where)|every(?:thing|where)|all)$/.test(word)) {
      this.refuse(at + 1);
      return;
    }
    if (this.words.slice(0, at).some((word) => ALL.test(word))) this.refuse(at + 1);
  }
}
