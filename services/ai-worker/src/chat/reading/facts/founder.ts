import { findLinks, isDeck } from '@proofround/text/links.js';
import { basedIn } from '@proofround/text/places/places-named.js';
import { sectorsNamed } from '@proofround/text/sectors/sectors-named.js';
import { stageIn } from '@proofround/text/stages.js';

import { value } from '../../slots/slot.js';
import { type Fact, type FactOptions, sentenceBefore } from './fact.js';
import { moneyFacts } from './money.js';
import { userFacts } from './users.js';

const STAGE_CUE =
  /\b(?:we(?:'re|'ve| are| have| had)?|i(?:'m|'ve| am| have)?|it(?:'s| is)|(?:product|app|startup|company|stage|platform) (?:is|:)|currently|now|still|just|only|already|at(?: the| an?)?|have an?|got an?)\b[^.;,\n]{0,24}$|(?:^|[,;\n])\s*(?:(?:and|at|in|an?|the|early|currently|just|already|working)\s+)*$/i;
const NO_STAGE =
  /^\s*(?:-?\s?(?:market|problem|number|demand|need|trend|concern|pain|industry|sector|businesses|companies|population|list|day|video|of (?:people|companies)))\b/i;

/** What a business may grow by or how; other words after "growing" are goods: "We're growing kelp on ropes". */
const GROWS_ITSELF =
  /^(?:$|[^\p{L}\s]|\s+(?:$|[^\p{L}\s]|(?:\p{L}+ly|fast(?:er)?|well|like|by|at|in|on|from|to|for|with|since|through|over|across|and|but|so|every|each|all|now|again|still|too|as|quite|very|really|pretty|month|week|year|day|year-over-year|our|the (?:business|company|team|revenue|sales)|revenues?|sales|users?|customers?|stage|phase)(?!\p{L})))/iu;

function stageClaims(text: string, { onlyAboutOneself }: FactOptions): Fact[] {
  const claim = stageIn(text);
  if (!claim) return [];
  const written = text.slice(claim.start, claim.end);
  const before = sentenceBefore(text, claim.start);
  const after = text.slice(claim.end);
  if (/^ideas?$/i.test(written) || NO_STAGE.test(after)) return [];
  if (/^growing$/i.test(written) && !GROWS_ITSELF.test(after)) return [];
  if (!STAGE_CUE.test(before) && onlyAboutOneself) return [];
  if (!STAGE_CUE.test(before) && !/\b(?:mvp|prototype|launched|beta|stage)\b|^,\s*live$/i.test(written))
    return [];
  const cue =
    /\b(?:(?:we|i|it)(?:'re|'ve|'m|'s| are| have| is| am)?\s+)?(?:(?:currently|now|still|already|just)\s+)?(?:at (?:the )?|in (?:the )?|have an? |got an? |an? )?$/i.exec(
      before,
    );
  return [
    {
      slot: 'stage',
      answer: value(claim.stage),
      start: claim.start - (cue?.[0].length ?? 0),
      end: claim.end,
    },
  ];
}

function sectorClaims(text: string): Fact[] {
  for (const { sector, start, end } of sectorsNamed(text)) {
    const before = sentenceBefore(text, start);
    const after = /^\s+(?:startup|company|space|sector|industry|venture|field)\b/i.exec(text.slice(end));
    const isExplicit = /\b(?:sector(?: is|:)?|(?:we(?:'re| are)|i'm) in)\s+(?:the )?$/i.test(before);
    if (!after && !isExplicit) continue;
    if (
      /\b(?:for|to|with|help\w*|sell\w*|serv\w+|like|unlike)\s+(?:an?\s+|the\s+|any\s+|every\s+)?$/i.test(
        before,
      )
    )
      continue;
    return [{ slot: 'sector', answer: value(sector), start, end: end + (after?.[0].length ?? 0) }];
  }
  return [];
}

/** A firm that somebody works or worked at: "wrote booking software at Finn.no". */
const AT_A_FIRM = /(?<!\p{L})(?:at|with|by|for|from)\s+$/iu;
/** Words for where the startup's own page is: "you find us at", "it's live at". */
const FOUND_AT =
  /(?<!\p{L})(?:us|me|it|site|website|page|app|product|demo|live|online|up|is|are|['’]s|running|look|see|visit|find|hosted|reach(?:ed|able)?|available|address|order|buy|book|shop|download|try|register|contact)\s+(?:\p{L}+\s+){0,2}(?:at|with|by|for|from)\s+$/iu;
/** A link that is denied: "kilnshare.example, not finn.no". */
const DENIED_LINK =
  /(?<!\p{L})(?:not|never|instead of|rather than|nicht|pas|non|niet|inte|ikke|nie|не)\s+$/iu;

/** Whether the words before a link say that it is another's. */
const isAnothersLink = (before: string): boolean =>
  DENIED_LINK.test(before) || (AT_A_FIRM.test(before) && !FOUND_AT.test(before));

function linkClaims(text: string): Fact[] {
  return findLinks(text)
    .filter(({ start, end }) => {
      if (
        /\b(?:like|than|vs\.?|versus|unlike|such as|from|using|competitors?|instead of|e\.g\.?|similar to|alternatives?)\s*(?:is |are )?$/i.test(
          sentenceBefore(text, start),
        )
      )
        return false;
      if (isAnothersLink(sentenceBefore(text, start))) return false;
      // "ledgerloop.io does bookkeeping" gives a name, not a link.
      return /^https?:/i.test(text.slice(start, end)) || text.slice(start, end).trim() !== text.trim();
    })
    .map((link) => ({
      slot: isDeck(text, link) ? 'pitch_deck_url' : 'product_url',
      answer: value(link.url),
      start: link.start,
      end: link.end,
    }));
}

/** The facts about a startup that a message gives besides the answer to the question. */
export function founderFacts(text: string, options: FactOptions): Fact[] {
  const { facts, free } = moneyFacts(text, options);
  const found = [
    ...facts,
    ...userFacts(text, free, options),
    ...stageClaims(text, options),
    ...(options.onlyAboutOneself ? [] : sectorClaims(text)),
    ...linkClaims(text),
  ];
  const based = basedIn(text);
  if (based) found.push({ slot: 'location', answer: value(based.place), start: based.start, end: based.end });
  return found;
}
