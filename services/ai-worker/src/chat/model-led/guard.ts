import { findLinks } from '@proofround/text/links.js';
import { tidy } from '@proofround/text/words/prose.js';

/** No reply is longer. */
export const LONGEST_REPLY = 1200;

/** What only the summary and the person's yes to it can make true. */
const CLAIMS =
  /\b(?:complete[ds]?|completion|finished|finali[sz]ed|submitted|published|approved|all set|all done|we(?:'re| are) done|that(?:'s| is) everything|(?:profile|everything|it) is (?:now )?ready|create profile|is_complete|guarantee\w*)\b/i;
const MARKUP = /<\/?[a-z][^>]*>|```|\]\(|\*\*|^\s*(?:[-*#]|\d+\.)\s/im;

/**
 * The model's reply, if it may be said: short plain text that asks one thing, claims nothing, and
 * shows no address but the person's own. Null otherwise.
 */
export function sayable(reply: string, own: string): string | null {
  const text = tidy(reply);
  if (text === '' || text.length > LONGEST_REPLY) return null;
  if (CLAIMS.test(text) || MARKUP.test(text)) return null;
  if ((text.match(/\?/g) ?? []).length !== 1 || !/\?["')]*$/.test(text)) return null;
  const theirs = own.toLowerCase();
  const foreign = findLinks(text).some(
    ({ start, end }) =>
      !theirs.includes(
        text
          .slice(start, end)
          .replace(/[.,;:!?]+$/, '')
          .toLowerCase(),
      ),
  );
  return foreign || /\b(?:javascript|data):/i.test(text) ? null : text;
}
