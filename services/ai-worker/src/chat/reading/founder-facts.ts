import { findLinks, isDeck } from '@proofround/text/links.js';
import { dollars, findAmounts, perMonth, type Amount } from '@proofround/text/numbers/money.js';
import { basedIn } from '@proofround/text/places/places-named.js';
import { sectorsNamed } from '@proofround/text/sectors/sectors-named.js';
import { stageIn } from '@proofround/text/stages.js';
import { sentence, wordCount } from '@proofround/text/words/prose.js';
import { NOT_RAISING } from '../slots/founder-readers.js';
import { amountAnswer } from '../slots/readers.js';
import { doubt, none, value } from '../slots/slot.js';
import { sentenceBefore, overlaps, type Fact, type FactOptions } from './fact.js';

const FIRST_PERSON = /\b(?:we|i|our|my|us|we're|i'm|we've|i've)\b|^\s*$/i;

const RAISING =
  /\b(?:rais(?:e|ing)|fundraising|round(?: size)?(?: of| is|:)|funding (?:of|ask|need|goal|round)|ask(?:ing)?(?: (?:is|of|for)|:)|investment of)\b[^.;\n]{0,40}$/i;
const NEEDING =
  /\b(?:look(?:ing)? (?:for|to get)|seek(?:ing)?|need(?:ing|s)?|want(?:ing)?|hoping (?:for|to get)|aiming (?:for|at)|after)\b[^.;\n]{0,24}$/i;
const RAISED = /\b(?:raised|have got|received|secured|closed|already have)\b[^.;\n]{0,30}$/i;
const ROUND_AFTER =
  /^\s*(?:usd|dollars)?\s*(?:in (?:a |our )?)?(?:pre-?seed|seed|series a|angel|funding|investment|round|capital)\b/i;
const USAGE =
  /^[\s,]*(?:(?:in|of|as)\s+)?(?:(?:an?|our|the)\s+)?(?:(?:pre-?seed|seed|series [a-c]|angel|bridge|funding|investment|capital|money|round|now|right now|from angels|from investors)[\s,]+)*(?<how>(?:mostly |mainly |primarily )?for|to|so (?:that )?(?:we|i) can|which (?:will |would )?(?:goes? to(?:wards)?|pays? for|funds?|be used for)|that (?:will |would )?(?:goes? to(?:wards)?|pays? for)|(?:and|we(?:'ll|'d)?|i(?:'ll|'d)?)\s*(?:will |would )?(?:use|spend) it (?:on|for|to))\s+(?<what>[^.;\n!?]{3,400})/i;
const NO_USAGE =
  /^(?:\d[\d.]*\s?(?:%|percent)\s*(?:of (?:the|our|my) (?:company|equity)|equity|stake|$)|equity|a \d+\s?%|now\b|the (?:seed|next) round)/i;

function fundingIn(text: string, amounts: readonly Amount[], { strict, title }: FactOptions): Fact[] {
  const denied = NOT_RAISING.exec(text);
  if (denied && !amounts.some(({ start }) => RAISING.test(sentenceBefore(text, start)))) {
    return [
      { slot: 'funding_ask', answer: none(), start: denied.index, end: denied.index + denied[0].length },
    ];
  }
  for (const amount of amounts) {
    const before = sentenceBefore(text, amount.start);
    const after = text.slice(amount.end);
    if (RAISED.test(before) || !(amount.scaled || amount.currency !== null || amount.value >= 1000)) continue;
    if (amount.period !== null) continue;
    const needs =
      NEEDING.test(before) &&
      (FIRST_PERSON.test(before) || (!strict && /^[\s,]*(?:and )?\w+ing\b/i.test(before)));
    if (!RAISING.test(before) && !needs && !(ROUND_AFTER.test(after) && !strict)) continue;
    if (/\b(?:users?|customers?|clients?)\b/i.test(after.slice(0, 12))) continue;
    const cue =
      /\b(?:(?:we|i)(?:'re|'m| are| am|'d| would)?\s+)?(?:currently |now |also )?(?:like to |want(?:ing)? to |looking to |planning to |hoping to )?(?:rais(?:e|ing)|fundraising|look(?:ing)? for|seek(?:ing)?|need(?:ing)?|ask(?:ing)?)\b[^.;\n]{0,40}$/i.exec(
        before,
      );
    const start = cue ? amount.start - (before.length - cue.index) : amount.start;
    const found: Fact[] = [
      { slot: 'funding_ask', answer: amountAnswer(amount, { end: 'high' }), start, end: amount.end },
    ];
    const usage = USAGE.exec(after);
    const what = usage?.groups?.['what']
      ?.split(/,\s+(?:and\s+)?(?=(?:we|our|i|i'm|based|currently|the team|my)\b)/i)[0]
      ?.trim();
    if (usage && what !== undefined && wordCount(what) > 0 && !NO_USAGE.test(what) && what !== title) {
      const from = amount.end + usage.index + usage[0].length - (usage.groups?.['what']?.length ?? 0);
      found.push({
        slot: 'funding_usage',
        answer: value(sentence(what)),
        start: amount.end,
        end: from + what.length,
      });
    }
    return found;
  }
  return [];
}

const EARNS =
  /(?:^|\b(?:we(?:'re| are)?|i(?:'m| am)?|now|currently|already|and|users?|customers?|clients?|clinics|companies|startup|company|who|that|with|mvp|launched|live)\b,?\s*(?:(?:now|currently|already|both|all|do|are|is)\s+)*|[,;]\s*)\b(?:mak(?:es?|ing)|earn(?:s|ing)?|generat(?:es?|ing)|bring(?:s|ing)? (?:us )?in|pull(?:s|ing)? in|doing|do|take|taking|paying us|gross(?:ing)?|bill(?:s|ing)?|turn(?:ing)? over|at|is at|are at)\s+(?:about |around |roughly |approximately |approx\.? |almost |nearly |over |just |some |maybe |like |only |up to |~\s?)*$/i;
const REVENUE_BEFORE = /\b(?:revenues?|mrr|arr|income|turnover|sales|run[ -]rate)\b[^.;\n\d]{0,30}$/i;
const REVENUE_AFTER =
  /^\s*(?:usd|dollars)?\s*(?:of |in )?(?:(?:monthly|annual|recurring|total)\s+)*(?:revenues?|mrr|arr|income|turnover|sales)\b/i;
const OTHERS =
  /\b(?:charg(?:e|es|ing)|pric(?:e|es|ed|ing)|costs?|costing|pay(?:s|ing(?! us))?|spend(?:s|ing)?|sav(?:e|es|ing)|los(?:e|es|ing)|lost|fees?|subscription|worth|market|help\w*|lets?|their|typical|average|an? (?:clinic|company|shop|customer|user)|target|goal|plan(?:ning)?|project\w*|expect\w*|aim\w*|reach|until|if)\b[^.;\n]{0,30}$/i;
const EACH =
  /^\s*(?:per|a|each|every|\/)\s*(?:user|customer|client|clinic|seat|company|head|person|order|transaction)\b|^\s*each\b/i;
const PRE_REVENUE =
  /\b(?:pre-?revenue|no revenues?(?: yet)?|zero revenue|without revenue|not (?:yet )?(?:making|earning|generating) (?:any )?(?:money|revenue|anything)|not moneti[sz]\w+|haven't (?:made|earned) (?:any(?:thing)?|a cent|money))\b/i;

function revenueIn(text: string, amounts: readonly Amount[], { strict }: FactOptions): Fact[] {
  const found: Fact[] = [];
  for (const amount of amounts) {
    const before = sentenceBefore(text, amount.start);
    const after = text.slice(amount.end);
    const written = text.slice(amount.start, amount.end);
    const named =
      REVENUE_BEFORE.test(before) ||
      REVENUE_AFTER.test(after) ||
      /\b(?:mrr|arr|revenue|sales)\b/i.test(written);
    const earns = EARNS.test(before);
    if (!named && !earns) continue;
    const theirs = /\b(?:their|market|average|typical|competitors?|industry)\b[^.;\n]{0,30}$/i.test(before);
    const certain =
      !theirs &&
      (/\b(?:mrr|arr)\b/i.test(written) ||
        REVENUE_AFTER.test(after) ||
        /\b(?:mrr|arr|revenues?)\b[^.;\n\d]{0,16}$/i.test(before));
    if ((OTHERS.test(before) && !certain) || EACH.test(after) || amount.weak) continue;
    if (/\b(?:target|goal|plan|project|expect|aim|reach|until|if)\w*\b[^.;\n]{0,30}$/i.test(before)) continue;
    if (strict && !FIRST_PERSON.test(before) && !/\b(?:mrr|arr)\b/i.test(before + written)) continue;
    const money = amount.currency !== null || amount.scaled || amount.period !== null || named;
    // "we're at 12 users" is not revenue.
    if (
      !money ||
      /^\s*(?:paying |active )?(?:users?|customers?|clients?|clinics|people|companies)\b/i.test(after)
    )
      continue;
    const answer = amountAnswer(amount, { monthly: true, end: 'low' });
    const cue =
      /\b(?:(?:we|i)(?:'re|'m| are| am)?\s+)?(?:(?:now|currently|already)\s+)?(?:mak(?:e|ing)|earn(?:ing)?|generat(?:e|ing)|bring(?:ing)? in|doing|do|at|our|monthly|annual|revenues?|mrr|arr)\b[^.;,\n]{0,40}$/i.exec(
        before,
      );
    const start = cue ? amount.start - (before.length - cue.index) : amount.start;
    const end = amount.end + (REVENUE_AFTER.exec(after)?.[0].length ?? 0);
    const isPlainAmount = amount.period === null && !/\b(?:mrr|arr|monthly)\b/i.test(before);
    found.push({
      slot: 'monthly_revenue',
      answer:
        isPlainAmount && answer.kind === 'value' && answer.value !== 0
          ? doubt(
              answer.value,
              `You mentioned ${dollars(perMonth(amount.value, null))} in revenue. Is that per month?`,
            )
          : answer,
      start,
      end,
    });
  }
  const nothing = PRE_REVENUE.exec(text);
  if (nothing && found.length === 0) {
    found.push({
      slot: 'monthly_revenue',
      answer: value(0),
      start: nothing.index,
      end: nothing.index + nothing[0].length,
    });
  }
  return found;
}

const ADJECTIVES = String.raw`(?:(?:paying|active|daily|monthly|weekly|registered|beta|pilot|early|happy|free|test|trial|enterprise|business|b2b|corporate|loyal|real|live|current|existing)\s+){0,3}`;
const USERS = new RegExp(
  String.raw`^\+?\s*${ADJECTIVES}(?:users?|customers?|clients?|subscribers?|members|sign-?ups?|accounts|testers|downloads)\b`,
  'i',
);
const GROUPS = new RegExp(
  String.raw`^\+?\s*${ADJECTIVES}(?:people|companies|businesses|clinics?|teams?|schools?|shops?|stores?|restaurants?|hospitals?|practices|patients|students|teachers|merchants|sellers|families|dentists|doctors|farms?|labs?|vets?|gyms?|hotels?|(?:\p{L}+\s)?\p{L}+(?=\s+(?:signed up|on board|onboarded|use it|using it|are using|already use)))\b(?<after>[^.,;\n]{0,30})`,
  'iu',
);
const OURS =
  /\b(?:we(?:'re| are|'ve)?|i(?:'m| am|'ve)?|our|already|currently|now|so far|used by|with|have|has|got|serv(?:e|ing)|at|and|mvp|launched)\b[^.;\n]{0,30}$|^[\s,]*(?:(?:about|around|roughly|approximately|almost|over|some|just|only)\s+)*$/i;
const NOT_OURS =
  /\b(?:reach|get(?:ting)?(?: to)?|target(?:ing)?|for|million|potential|goal(?: of)?|next|another|los[et]|lost|want|need|onboard|acquire|sign up|market of|there are|out of|than|every|each|by \d{4}|until|serve|help(?:s|ing)?|per|among|competitors? (?:has|have))\s*(?:about |around |roughly |the |first |next |over )*$/i;
const NO_USERS =
  /\b(?:no|zero|not any|don't have (?:any )?|haven't got (?:any )?|without(?: any)?)\s+(?:paying |real |active )*(?:users?|customers?|clients?)\b/i;

/** The figure counts those who really use it: "…, 400 of them use it". */
const USE_OF =
  /\b\d[\d.,]*k?\s+(?:of (?:them|those|these|which|whom)|are|is)\s+(?:\p{L}+\s){0,2}(?:us(?:e|ing)|active|pay(?:ing)?)\b/iu;
const USING_OF = /^\s*of (?:them|those|these|which|whom)\b/i;

function usersIn(text: string, amounts: readonly Amount[], { strict }: FactOptions): Fact[] {
  const found: Fact[] = [];
  for (const amount of amounts) {
    if (amount.currency !== null || !Number.isInteger(amount.value)) continue;
    const before = sentenceBefore(text, amount.start);
    const rest = text.slice(amount.end);
    const users = USERS.exec(rest);
    const groups = GROUPS.exec(rest);
    const using =
      groups &&
      /\b(?:us(?:e|ing)|on board|onboarded|signed up|paying|already|so far|live|subscribed)\b/i.test(
        groups.groups?.['after'] ?? '',
      );
    if (
      !users &&
      !(
        groups &&
        (using ||
          /\b(?:used by|we have|we've got|we serve|our first|working with|piloting with)\b[^.;\n]{0,16}$/i.test(
            before,
          ))
      )
    )
      continue;
    // In "1,300 downloads, 400 of them use it" only the 400 are users.
    if (USE_OF.test(rest.slice(0, 80)) && !USING_OF.test(rest)) continue;
    if (NOT_OURS.test(before) && !/\b(?:we|i) serve\s*$/i.test(before)) continue;
    if (strict && !OURS.test(before) && !using) continue;
    if (/^[^.,;\n]{0,30}\b(?:wait(?:ing)? ?list|interested)\b/i.test(rest)) continue;
    const cue =
      /\b(?:(?:we|i)(?:'ve|'re| have| are)?\s+)?(?:(?:already|currently|now)\s+)?(?:have|has|got|with|at|used by|about|around|roughly|over|our)\b[^.;,\n]{0,20}$/i.exec(
        before,
      );
    found.push({
      slot: 'user_count',
      answer: value(amount.low ?? amount.value),
      start: cue ? amount.start - (before.length - cue.index) : amount.start,
      end: amount.end + (users?.[0].length ?? groups?.[0].length ?? 0),
    });
  }
  const nobody = NO_USERS.exec(text);
  if (nobody && found.length === 0) {
    found.push({
      slot: 'user_count',
      answer: value(0),
      start: nobody.index,
      end: nobody.index + nobody[0].length,
    });
  }
  return found;
}

const STAGE_CUE =
  /\b(?:we(?:'re|'ve| are| have| had)?|i(?:'m|'ve| am| have)?|it(?:'s| is)|(?:product|app|startup|company|stage|platform) (?:is|:)|currently|now|still|just|only|already|at(?: the| an?)?|have an?|got an?)\b[^.;,\n]{0,24}$|(?:^|[,;\n])\s*(?:(?:and|at|in|an?|the|early|currently|just|already|working)\s+)*$/i;
const NO_STAGE =
  /^\s*(?:-?\s?(?:market|problem|number|demand|need|trend|concern|pain|industry|sector|businesses|companies|population|list|day|video|of (?:people|companies)))\b/i;

function stageClaims(text: string, { strict }: FactOptions): Fact[] {
  const claim = stageIn(text);
  if (!claim) return [];
  const written = text.slice(claim.start, claim.end);
  const before = sentenceBefore(text, claim.start);
  if (/^ideas?$/i.test(written) || NO_STAGE.test(text.slice(claim.end))) return [];
  if (!STAGE_CUE.test(before) && strict) return [];
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

function linkClaims(text: string): Fact[] {
  return findLinks(text)
    .filter(({ start, end }) => {
      if (
        /\b(?:like|than|vs\.?|versus|unlike|such as|from|using|competitors?|instead of|e\.g\.?|similar to|alternatives?)\s*(?:is |are )?$/i.test(
          sentenceBefore(text, start),
        )
      )
        return false;
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
  const amounts = findAmounts(text);
  const funding = fundingIn(text, amounts, options);
  const free = amounts.filter((amount) => !funding.some((fact) => overlaps(fact, amount)));
  const found = [
    ...funding,
    ...revenueIn(text, free, options),
    ...usersIn(text, free, options),
    ...stageClaims(text, options),
    ...(options.strict ? [] : sectorClaims(text)),
    ...linkClaims(text),
  ];
  const based = basedIn(text);
  if (based) found.push({ slot: 'location', answer: value(based.place), start: based.start, end: based.end });
  return found;
}
