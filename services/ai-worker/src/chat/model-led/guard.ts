import { findLinks } from '@proofround/text/links.js';
import { tidy } from '@proofround/text/words/prose.js';

/** The longest reply, in characters. */
export const MAX_REPLY_LENGTH = 1200;

/** Claims that are true only after the person's yes to the summary. */
const CLAIMS =
  /\b(?:complete[ds]?|completion|finished|finali[sz]ed|submitted|published|approved|all set|all done|we(?:'re| are) done|that(?:'s| is) everything|(?:profile|everything|it) is (?:now )?ready|create profile|is_complete|guarantee\w*)\b/i;
const MARKUP = /<\/?[a-z][^>]*>|```|\]\(|\*\*|^\s*(?:[-*#]|\d+\.)\s/im;

/**
 * Returns the model's reply if it is safe to send, else null. A safe reply is short plain text with
 * one question, no claim of completion and no address except the person's own.
 */
export function safeReply(reply: string, ownText: string): string | null {
  const text = tidy(reply);
  if (text === '' || text.length > MAX_REPLY_LENGTH) return null;
  if (CLAIMS.test(text) || MARKUP.test(text)) return null;
  if ((text.match(/\?/g) ?? []).length !== 1 || !/\?["')]*$/.test(text)) return null;
  const theirs = ownText.toLowerCase();
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
