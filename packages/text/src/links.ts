/** Web links as people type them: with or without https:// and www, or as "ledgerloop dot io". */

export interface LinkFound {
  readonly url: string;
  readonly start: number;
  readonly end: number;
}

const ENDINGS =
  'com|io|ai|co|app|dev|net|org|xyz|tech|health|shop|store|africa|city|world|works|group|team|space|farm|food|travel|fit|bio|law|legal|me|eu|de|fr|uk|ie|es|it|nl|be|ch|at|pl|pt|se|no|dk|fi|us|ca|au|nz|in|sg|za|ng|ke|br|mx|jp|ae|il|gr|cz|hu|ro|tr|si|lv|ee|lu|gh|rw|tz|ug|ar|cl|pe|uy|so|to|gg|ly|page|site|online|cloud|software|finance|bank|education|academy|energy|eco|earth|care|clinic|vc|fund|studio|design|pro|info|biz|example|test';
const LINK = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._/-])(?:https?:\/\/[^\s<>"')\]]+|(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,5}(?:${ENDINGS})(?![\p{L}\p{N}@-])(?:[:/?#][^\s<>"')\]]*)?)`,
  'giu',
);
const NO_SITES =
  /^(?:[bm]\.(?:com|tech|ed|pharm|des|arch|lib|fin)|asp\.net|vb\.net|ado\.net|e\.g|i\.e|socket\.io|booking\.com|amazon\.com|salesforce\.com|gmail\.com)$/i;

function toHttpUrl(text: string): string | null {
  const address = text.replace(/[.,;:!?]+$/, '');
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(url) ? url : null;
}

export function findLinks(text: string): LinkFound[] {
  const found: LinkFound[] = [];
  for (const match of text.matchAll(LINK)) {
    const url = NO_SITES.test(match[0]) ? null : toHttpUrl(match[0]);
    if (url !== null) found.push({ url, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** The link in an answer to "what's the link?". Accepts any domain ending. */
export function linkAnswered(text: string): string | null {
  const spoken = text.replaceAll(/\s+(?:dot|\(dot\)|\[dot\])\s+/gi, '.').replaceAll(/\s+slash\s+/gi, '/');
  const [first] = findLinks(spoken);
  if (first) return first.url;
  const domain = /(?<![\w@.:/])(?:[\w-]+\.)+[a-z]{2,24}(?:[/?#]\S*)?(?![@\w])/i.exec(spoken);
  return domain && !/^[a-z]+:/i.test(spoken.trim()) ? toHttpUrl(domain[0]) : null;
}

const DECKS =
  /docsend|pitch|deck|slides?\b|slideshare|presentation|drive\.google|docs\.google|dropbox|canva|figma|prezi|papermark|\.pdf\b|\.pptx?\b|\.key\b/i;

/** Whether a link leads to a pitch deck, judged by its address or by the words around it. */
export function isDeck(text: string, { url, start, end }: LinkFound): boolean {
  if (DECKS.test(url)) return true;
  const before = /[^,.;\n]{0,40}$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\s*\(?(?:is )?(?:the |our |my )?(?:pitch )?deck/i.test(text.slice(end));
  const mentions = [...before.matchAll(/\b(?:deck|slides|website|site|product|app|homepage|page)\b/gi)].at(
    -1,
  )?.[0];
  return after || (mentions !== undefined && /deck|slides/i.test(mentions));
}
