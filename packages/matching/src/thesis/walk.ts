import type { LanguageCode } from '@proofround/text/words/plain-words.js';

import { CueReader } from './cue-reader.js';
import {
  ALL,
  ANYTHING,
  BACK_REFERENCES,
  CONJUNCTIONS,
  type Cue,
  isAside,
  isContrast,
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
} from './cues.js';
import type { Item, Marked, Mode, RefusalSpan } from './marks.js';

/** The most words after "without" that make a sentence of their own. */
const BARE = 4;

const CONTINUES = /^(?:ni|nor|noch|ne|nem)$/;

/**
 * Walks a sentence once and marks every item with its mode. A negation is a refusal when its clause
 * has "we", "I" or no subject; a negation about others ("founders who never give up") is not.
 */
export class Walk<T extends Item> {
  readonly marked: Marked<T>[] = [];
  readonly spans: RefusalSpan[] = [];
  private mode: Mode = 'want';
  /** The mode before the last opening parenthesis. */
  private modeOutside: Mode = 'want';
  /** Whether the walk is in the condition of a refusal: "unless ...". */
  private condition = false;
  /** Whether the walk is in a relative clause: "founders who ...". */
  private relative = false;
  /** Whether that relative clause has a negation: "founders who never ...". */
  private denied = false;
  /** The index of the first word of the clause. */
  private clause = 0;
  /** The index in `marked` of the clause's first item. */
  private clauseItems = 0;
  /** The index in `marked` of the first item of the list that the clause continues. */
  private listItems = 0;
  private readonly reader: CueReader<T>;

  constructor(
    private readonly words: readonly string[],
    items: readonly T[],
    language: LanguageCode,
  ) {
    this.reader = new CueReader(words, items, language);
    for (let at = 0; at < words.length;) at += this.step(at);
  }

  private step(at: number): number {
    const word = this.words[at] ?? '';
    const items = this.reader.itemsAt(at);
    const cue = this.reader.cueAt(at);
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
    if (word === ',' && this.continuesOpen(at + 1)) return;
    if (word === ',') this.comma(at);
    else if (word === '(') {
      this.modeOutside = this.mode;
      if (!this.reader.isVerdict(at + 1)) this.newClause(at + 1);
    } else if (word === ')') {
      this.newClause(at + 1);
      this.mode = this.modeOutside;
    } else if (word === 'free' && this.endsWithItem(at)) this.refuseBefore();
    else if (word === ':' && ME.has(this.words[at + 1] ?? '')) this.reset(at + 1);
    else if (word === ':' && !this.reader.isVerdict(at + 1)) this.newClause(at + 1);
    else if (CONJUNCTIONS.has(word) && ME.has(this.words[at + 1] ?? '')) this.reset(at + 1);
    else this.noteReference(word);
  }

  private continuesOpen(at: number): boolean {
    return this.mode === 'open' && CONTINUES.test(this.words[at] ?? '');
  }

  private endsWithItem(at: number): boolean {
    const last = this.marked.at(-1)?.item;
    return last !== undefined && last.at + last.words === at;
  }

  private mark(item: T): void {
    const mode = this.mode === 'no' && this.condition ? 'condition' : this.mode;
    this.marked.push({ item, mode, refusal: this.spans.length - 1, denied: this.denied });
  }

  private noteReference(word: string): void {
    const refusal = this.spans.at(-1);
    if (this.mode !== 'no' || !refusal) return;
    if (ANYTHING.has(word)) refusal.anything = true;
    if (BACK_REFERENCES.has(word)) refusal.refersBack = true;
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
    const next = this.reader.cueAt(at + 1)?.cue;
    // "Es sei denn, …"
    if (this.condition && this.spans.at(-1)?.condition === at) return;
    if (next === 'unless' || next === 'before' || next === 'without' || next === 'except') return;
    const starts = ME.has(this.words[at + 1] ?? '');
    const isList = !starts && this.reader.itemsAt(at + 1) !== undefined;
    const list = this.endsWithItem(at) ? this.listItems : null;
    this.newClause(at + 1);
    if (list !== null) this.listItems = list;
    if (isList && this.mode !== 'ignore') return;
    if (starts || this.mode === 'ignore' || this.mode === 'open' || this.mode === 'must') this.mode = 'want';
  }

  /** Whether the investor is the subject of the clause up to `at`. */
  private isOwn(at: number): boolean {
    return namesInvestor(this.words.slice(this.clause, at));
  }

  /** Changes the mode as a cue asks. */
  private apply(cue: Cue, at: number, words: number): void {
    if (cue === 'no') this.negate(at, words);
    else if (cue === 'avoid') this.avoid(at, words);
    else if (cue === 'only') this.narrow(at, words);
    else if (cue === 'except') this.except(at);
    else if (cue === 'but') this.reset(at + words);
    else if (cue === 'who') this.relative = at > 0;
    else if (cue === 'open') this.mode = 'open';
    else if (cue === 'must') this.change('want', 'must');
    // "Only after a pilot with a hospital" restricts no sector.
    else if (cue === 'once') this.change('only', 'must');
    else if (cue === 'without' && at === 0 && this.isBareRefusal(words)) this.refuse(words);
    else if (this.mode === 'no') this.beginCondition(at + words);
  }

  private change(from: Mode, to: Mode): void {
    if (this.mode === from) this.mode = to;
  }

  /** The words from an index on are a condition of the refusal; its first condition counts. */
  private beginCondition(from: number): void {
    this.condition = true;
    const refusal = this.spans.at(-1);
    if (refusal) refusal.condition ??= from;
  }

  /** Whether a short sentence with "without" is a refusal: "Sin hardware." */
  private isBareRefusal(from: number): boolean {
    const rest = this.words.slice(from);
    return (
      rest.length <= BARE && rest.every((word) => word !== ',' && !ME.has(word)) && this.reader.hasItems(from)
    );
  }

  private refuse(from: number): void {
    this.mode = 'no';
    this.condition = false;
    this.spans.push({ from, anything: false, refersBack: false, condition: null });
  }

  /** Refuses the items named earlier in the clause: "Hardware is not for us". False without any. */
  private refuseBefore(wholeSentence = false): boolean {
    const clause = wholeSentence ? 0 : this.clause;
    const named = this.marked
      .slice(wholeSentence ? 0 : this.clauseItems)
      .filter(({ mode }) => mode !== 'no' && mode !== 'condition' && !(wholeSentence && mode === 'only'));
    const first = named[0];
    if (!first || this.words.slice(clause, first.item.at).some((word) => ME.has(word))) return false;
    this.spans.push({ from: this.words.length, anything: false, refersBack: false, condition: null });
    for (const mark of named) {
      // "Outside Europe we do not invest" restricts to Europe.
      const mode: Mode = isOutside(this.words, mark.item.at) ? 'only' : 'no';
      Object.assign(mark, { mode, refusal: this.spans.length - 1 });
    }
    this.mode = 'ignore';
    return true;
  }

  private negate(at: number, words: number): void {
    const rest = this.reader.rest(at + words);
    if (this.relative) {
      this.denied = this.mode === 'no';
      if (this.mode !== 'no') this.mode = 'ignore';
      return;
    }
    if (SCARES.has(rest[0] ?? '') || isContrast(this.words, at)) return;
    // "We fear neither the state nor wine."
    if (this.continuesOpen(at)) return;
    const own = this.mode === 'no' || this.isOwn(at);
    const fronted =
      rest.some((word) => REFUSED.has(word)) ||
      ((own || rest.length === 0) && !this.reader.hasItems(at + words));
    if (fronted && this.refuseBefore(isInverted(this.words.slice(this.clause, at)))) return;
    // "Nothing excites me more than hardware."
    if (prefers(rest)) {
      this.mode = 'open';
      return;
    }
    if (isOtherInvestor(rest, (index) => this.reader.itemsAt(at + words + index) !== undefined)) {
      this.mode = 'ignore';
      return;
    }
    if (own) {
      this.refuse(at + words);
      this.noteReference(this.words[at] ?? '');
    } else this.mode = 'ignore';
  }

  private avoid(at: number, words: number): void {
    const after = this.reader.rest(at + words);
    if (isAside(this.words, at, after, this.relative, this.reader.hasItems(at + words))) return;
    const before = this.words.slice(Math.max(this.clause, at - 3), at);
    const denies = before.some((word) => this.reader.isNegation(word));
    if (denies) {
      this.mode = 'open';
      return;
    }
    // "ESG exclusions apply: arms."
    const end = at + words + after.length;
    const isHeader = this.isOwn(at) || REFUSED_THINGS.test(this.words[at] ?? '');
    if (isHeader && this.words[end] === ':' && this.reader.hasItems(end + 1)) {
      this.refuse(end + 1);
      return;
    }
    // "Tobacco is excluded by our charter."
    const isBehind = PASSIVE.test(this.words[at - 1] ?? '') || !this.reader.hasItems(at + words);
    if (isBehind && (this.refuseBefore() || this.refuseBefore(true))) return;
    if (this.isOwn(at) || this.words[at] === 'excluding') this.refuse(at + words);
  }

  private narrow(at: number, words: number): void {
    // "I would only be a tourist" restricts nothing.
    if (this.relative || /^(?:would|could|might|id|wed)$/.test(this.words[at - 1] ?? '')) return;
    const rest = this.reader.rest(at + words);
    if (rest.length === 0 || !this.reader.hasItems(at + words)) {
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
      const refusal = this.spans.length - 1;
      const refused = this.marked.some((mark) => mark.refusal === refusal && mark.mode === 'no');
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
