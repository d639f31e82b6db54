import { type Stage, STAGES } from '@proofround/contracts';

import { isExcluded } from './words/exclusions.js';
import { isTypoOf } from './words/typos.js';

/*
 * Who reads a stage:
 * - `stageIn`: a founder names their own stage ("we launched in May"); English, with the position.
 * - `stageNamed`: a single word is a stage, also with a typo.
 * - `stagesIn`: an investor names stages or rounds ("seed", "from a prototype to launched").
 * - `describedStage` and `describedStages` (described-stage.ts): nobody names a stage, but what happens shows it
 *   ("people test it"); in all languages.
 */

/** How founders describe their stage. If a sentence matches several stages, the furthest one counts. */
const CLAIMS: readonly (readonly [Stage, RegExp])[] = [
  [
    'growing',
    /\b(?:growing|growth(?:[ -]stage)?|scal(?:ing|e[ -]?up)(?: up)?|expanding|profitable|hyper-?growth|series [a-e]\b)/i,
  ],
  [
    'launched',
    /\b(?:launched|(?:it's|it is|we're) out(?=\s*(?:[,.;!]|$|there|now|since))|(?:been|is|are) out (?:since|for)|(?:people|customers|clients|they|[a-z]+s) (?:are )?(?:using it and )?paying for it|(?:went|gone|are|is|we're|it'?s|now|already|been) live|(?:have|did|don) launch\b|live(?: (?:since|now|product|already))|(?:^|,\s*)live\b(?=\s*(?:[,.;!]|$|since|on|in|at|with))|^live\b|in production|in market|on the market|in the app stores?|on the app stores?|public beta|open beta|(?:already|now|are|we're|started|began) selling|selling since|^selling\b|(?:ya |já |estamos )+(?:vendiendo|vendendo)|shipped|operating since|(?:already|been|now|are|we're) (?:operating|in operation|in business)|generally available|(?:up and|already) running|early revenue|post[ -]launch|post[ -]revenue|have paying (?:customers|clients|users)|on sale|(?<!(?:version|prototype|pilot|test|trial|beta|demo)s? )(?:is|it's|are|we're) running\b|(?:people|customers|they|users) (?:already )?pay\b|in (?:the )?(?:shops|stores)|(?:we|already|ya) (?:opened|sell|abrimos|lanzamos|vendemos|verkaufen)|abiert[oa]s?\b|lanzad[oa]s?\b)/i,
  ],
  [
    'mvp',
    /\b(?:mvp|minimum viable product|prototypes?|poc|proof of concept|(?:working|clickable) demo|demo|alpha|(?:closed |private )?beta|pilots?|piloting|testing with|early version|first version|v1|in development|building (?:it|the product|the app) (?:now|right now|already)|under development|being built|(?:it's|its) half[ -]built)\b/i,
  ],
  [
    'idea',
    /\b(?:(?:just|only|still|at the|at|(?<!have |got |had )an?|very early|early) (?:an? |the )?(?:ideas?|concept)|ideas?(?: (?:stage|phase|level))?$|^ideas?\b|idea(?:s|tion)? (?:stage|phase)|ideation|concept(?: stage| phase)?|on paper|in my head|napkin|nothing (?:is )?built|not(?:hing)? built|haven't (?:started|built)|planning (?:stage|phase)|pre[ -]product|(?:doing|still|only) research)\b/i,
  ],
];

const NOT_YET =
  /(?:n['’]t|\b(?:not|never|yet to|about to|going to|plan(?:ning)? to|will|soon|before|pre|until|once|when|want(?:s)? to|hop(?:e|ing) to|ready to|aim(?:ing)? to))\b[^.,;\n]{0,24}$/i;

/** Negation before a stage: "it's not an idea any more". */
const DENIED = /\b(?:not|isn't|no longer|more than)\s+(?:just |only )?(?:an? |the )?$/i;
/** Somebody else's opinion about the stage is not a claim. */
const REPORTED = /\b(?:says|said|calls (?:it|us)|thinks?)\s+(?:it's |we're )?$/i;

/** The stage that a text claims for the startup, with its position; null if it claims none. */
export function stageIn(text: string): { stage: Stage; start: number; end: number } | null {
  for (const [stage, pattern] of CLAIMS) {
    for (const match of text.matchAll(new RegExp(pattern, 'gi'))) {
      const before = text.slice(0, match.index);
      const denied = (stage === 'idea' ? DENIED : NOT_YET).test(before) || REPORTED.test(before);
      const future = /^[^.,;\n]{0,16}\b(?:next|soon|in \d|later|this (?:month|summer|year))/i.test(
        text.slice(match.index + match[0].length),
      );
      if (denied || (future && stage === 'launched' && !/\b(?:launched|live)\b/i.test(match[0]))) continue;
      return { stage, start: match.index, end: match.index + match[0].length };
    }
  }
  return null;
}

/** The stage that a single word names, also with a typo: "lauched", "groing". */
export function stageNamed(text: string): Stage | null {
  const word = text.trim().toLowerCase();
  return STAGES.find((stage) => stage === word || (stage.length > 4 && isTypoOf(word, stage))) ?? null;
}

export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  idea: 'idea',
  mvp: 'MVP',
  launched: 'launched',
  growing: 'growing',
};

const ROUNDS: readonly (readonly [RegExp, readonly Stage[]])[] = [
  [
    /\b(?:all|any|every|no (?:\w+ )?preference|agnostic|doesn't matter|don't mind|don't care|whatever)\b/i,
    STAGES,
  ],
  [/\bpre[ -]?seed\b/i, ['idea', 'mvp']],
  [/(?<!pre)(?<!pre[ -])\bseed\b/i, ['mvp', 'launched']],
  [/\bseries[ -]?[a-e]\b(?:\s*\+|\s*and (?:up|later|beyond|above)|\s*onwards?)?/i, ['launched', 'growing']],
  [/\b(?:pre-?series[ -]?a)\b/i, ['launched']],
  [/\b(?:(?:very |super )?early(?:[ -]stages?)?|early-stage|angel (?:stage|rounds?))\b/i, ['idea', 'mvp']],
  [
    /(?<!\p{L})(?:in (?:der )?wachstum\p{L}*|wachstum\p{L}*|wachsende\p{L}*|croissance|in crescita|crescita|crecimiento|crescimento|groei\p{L}*|wzrost\p{L}*|rosnąc\p{L}*|růst\p{L}*|büyü(?:me|yen)\p{L}*|tillväxt\p{L}*|vekst\p{L}*|vækst\p{L}*|рост\p{L}*|растущ\p{L}*)(?!\p{L})/iu,
    ['growing'],
  ],
  [/\b(?:growth(?:[ -]stages?)?|late(?:r)?(?:[ -]stages?)?|scale-?ups?|growing|scaling)\b/i, ['growing']],
  [/\b(?:ideas?(?:[ -]stages?)?|concept|ideation|pre-?product|idee|idea)\b/i, ['idea']],
  [/\b(?:mvps?|prototypes?|prototyp(?:en)?|prototipos?|beta|pilots?)\b/i, ['mvp']],
  [
    /\b(?:launched|lanzad[oa]s?|lancées?|lançad[oa]s?|lanciat[oaie]|lanzamiento|lancement|lançamento|lancio|markteinführung|markteintritt|marktstart|already out|on sale|on the market|vendiendo|vendendo|selling|live|post[ -]launch|post[ -]revenue|(?:early )?revenue|in market|(?:paying|existing|first|see(?:ing)?) (?:customers|users|clients)|(?:customers|users|clients) already|(?:ha(?:s|ve)|with) (?:(?:some|already|paying|a few|first|real) )*(?:customers|users|clients))\b/i,
    ['launched'],
  ],
];

/** A stage that is named only to exclude it: "Ideas I get enough of", "growing is too dear", "Idee nicht". */
const UNWANTED =
  /^(?:s|stage)?\s+(?:(?:is|are|companies|startups)\s+)*(?:too\b|nicht\b|not\b|no\b[\s.]|[^.,;]{0,24}\b(?:enough of|elsewhere|leave (?:it|them|that) to others|scares?|frightens?|miedo|peur|angst|paura|medo)\b)/i;

/** A range of stages: "from a prototype to launched" includes all stages between. */
const RANGE =
  /\b(?:ab|from|desde|von|de|da|vom)\s+(?:the |an? |el |la |un |una |einem? |le )?(?<from>idea|idee|idée|mvp|protot[yi]p\p{L}*|launched)\s+(?:up )?(?:to|until|through|hasta|bis(?: zu)?|à|até|fino a)\s+(?:the |an? |el |la |un |una |le )?(?<to>\p{L}+)/iu;
/** The same without a word for the beginning: "Prototyp bis Markteintritt". */
const BARE_RANGE =
  /(?<!\p{L})(?<from>idea|idee|idée|mvp|protot[yi]p\p{L}*|launched)\s+(?:up to|to|through|until|bis(?: zu[mr]?)?|hasta|jusqu'à|à|até|fino a|tot|aż do|do)\s+(?:the |an? |el |la |un |una |le )?(?<to>\p{L}+)/iu;

export interface StagesFound {
  readonly stages: Stage[];
  readonly spans: { start: number; end: number }[];
  /** The funding rounds that were translated into stages: "pre-seed", "series A". */
  readonly rounds: string[];
}

/** "All" and "any" mean every stage only if they are not about something else. */
const ABOUT_STAGES = /^[\s,]*(?:stages?|rounds?|$|[.,;!]|(?:but|except|apart|other)\b)/i;
const ALL_BUT = /\b(?:any\w*|every\w*|all|todo|todas|tout|tous|toutes|alles?|tutto|tutte|tudo)\b/i;

/** The stages named directly or by funding round, each by itself. If a text wants all stages but some, these are left out. */
function namedStages(text: string): { stages: Set<Stage> } & Pick<StagesFound, 'spans' | 'rounds'> {
  const stages = new Set<Stage>();
  const excluded = new Set<Stage>();
  const spans: { start: number; end: number }[] = [];
  const rounds: string[] = [];
  for (const [pattern, meant] of ROUNDS) {
    for (const match of text.matchAll(new RegExp(pattern, 'gi'))) {
      const end = match.index + match[0].length;
      const after = text.slice(end);
      if (isExcluded(text, { start: match.index, end }) || UNWANTED.test(after)) {
        for (const stage of meant) excluded.add(stage);
        continue;
      }
      if (meant === STAGES && !ABOUT_STAGES.test(after)) continue;
      for (const stage of meant) stages.add(stage);
      spans.push({ start: match.index, end });
      if (/seed|series|early|angel/i.test(match[0])) rounds.push(match[0].trim());
    }
  }
  if (excluded.size > 0 && (stages.size === STAGES.length || (stages.size === 0 && ALL_BUT.test(text))))
    return { stages: new Set(STAGES.filter((stage) => !excluded.has(stage))), spans, rounds };
  return { stages, spans, rounds };
}

/** The stages of a range: "from a prototype to launched". */
function rangeIn(text: string): Stage[] {
  const range = (RANGE.exec(text) ?? BARE_RANGE.exec(text))?.groups;
  if (!range) return [];
  const [from = -1, to = -1] = [range['from'] ?? '', range['to'] ?? ''].map((word) => {
    const [stage] = stagesIn(word).stages;
    return stage === undefined ? -1 : STAGES.indexOf(stage);
  });
  return from >= 0 && to > from ? STAGES.slice(from, to + 1) : [];
}

const NOT_BEFORE =
  /\b(?:not|never|nothing|no) (?:before|pre-?|without)\s*(?:there is |they have )?(?:an? |some |any )?(?<what>revenue|sales|customers|launch|product|mvp|prototype)/i;
/** "MVP onwards", "launched and later". */
const ONWARDS =
  /\b(?<what>idea|mvp|launched|protot[iy]p\p{L}*)(?!\p{L})\s*(?:\+|(?:stage )?(?:and|or) (?:later|up|beyond|above|after)|(?:stage )?onwards?|upwards?|(?:und|oder) (?:später|weiter)|aufwärts|et (?:après|plus tard|au-delà)|y (?:después|más)|en adelante|e (?:depois|oltre|dopo)|em diante|in poi|en (?:later|verder)|i (?:później|dalej|wyżej)|a (?:dál|později)|ve sonrası|och (?:senare|uppåt)|og (?:senere|opefter))(?!\p{L})/iu;
const SINCE =
  /\b(?:ab|from|desde|à partir (?:de|du)|a partire da|a partir de)\s+(?:dem |der |the |an? |el |la |un |le )?(?<what>idea|idee|idée|mvp|protot[yi]p\p{L}*|launched|launch)\b[^.;]{0,12}\b(?:on|onwards?|up|alles|everything|todo|tout|tutto|tudo|aufwärts)\b/iu;

/** All stages from the one on that a text names, by each pattern. */
function stagesFrom(text: string, patterns: readonly RegExp[]): Stage[] {
  return patterns.flatMap((pattern) => {
    const what = pattern.exec(text)?.groups?.['what'];
    if (what === undefined) return [];
    const isMvp = /^(?:product|mvp|protot)/i.test(what);
    const first: Stage = /^id/i.test(what) ? 'idea' : isMvp ? 'mvp' : 'launched';
    return STAGES.slice(STAGES.indexOf(first));
  });
}

/** The stages that an investor names, directly or by funding round (pre-seed, seed, series A). */
export function stagesIn(text: string): StagesFound {
  const { stages, spans, rounds } = namedStages(text);
  const range = rangeIn(text);
  if (range.length > 0) return { stages: range, spans, rounds };
  const all = new Set([...stages, ...stagesFrom(text, [ONWARDS, SINCE])]);
  // "Growth only, nothing before revenue" names growth; the rest only narrows it.
  const late = stagesFrom(text, [NOT_BEFORE]);
  const both = late.filter((stage) => all.has(stage));
  const found = late.length === 0 ? all : new Set(both.length > 0 ? both : [...all, ...late]);
  return { stages: STAGES.filter((stage) => found.has(stage)), spans, rounds };
}
