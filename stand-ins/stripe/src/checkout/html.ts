import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** Text that is already HTML and must not be escaped again. */
export class Html {
  constructor(readonly text: string) {}
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML with every inserted text escaped; inserted Html and lists of it stay unchanged. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | number | Html | readonly Html[] | undefined)[]
): Html {
  const written = values.map((value) => {
    if (value === undefined) return '';
    if (value instanceof Html) return value.text;
    if (typeof value === 'object') return value.map((one) => one.text).join('');
    return String(value).replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
  });
  return new Html(parts.map((part, index) => part + (written[index] ?? '')).join(''));
}

const STYLE = `
:root { color-scheme: light dark; --page: #f4f5f7; --card: #fff; --text: #1a1f36; --soft: #565f77;
  --line: #d8dce6; --main: #4b3fd1; --on-main: #fff; --mark: #8a4b00; --mark-back: #fff1dc; --bad: #a4161a; --bad-back: #fdecec; }
@media (prefers-color-scheme: dark) { :root { --page: #11131c; --card: #1b1e2b; --text: #eceef6; --soft: #a9b0c6;
  --line: #363b50; --main: #a9a1ff; --on-main: #14112e; --mark: #ffd59a; --mark-back: #3d2a10; --bad: #ffb3b3; --bad-back: #43191c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
.mark { margin: 0; padding: .625rem 1rem; background: var(--mark-back); color: var(--mark); text-align: center; font-weight: 600; }
main { max-width: 30rem; margin: 1.5rem auto; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
main.wide { max-width: 70rem; }
@media (max-width: 34rem) { main { margin: 1rem; padding: 1.25rem; } }
h1 { margin: 0 0 1rem; font-size: 1.25rem; line-height: 1.3; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 .5rem; font-size: 1.0625rem; }
.amount { margin: 0 0 1.25rem; font-size: 1.75rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
.amount small { display: block; font-size: 1rem; font-weight: 400; color: var(--soft); }
dl { margin: 0 0 1.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; min-width: 0; }
form { margin: 0; } form + form { margin-top: .75rem; }
.others { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
.others p { margin: 0 0 .75rem; color: var(--soft); font-size: .9375rem; }
label { display: block; margin-bottom: .25rem; }
input { width: 100%; margin-bottom: 1rem; padding: .625rem .75rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--soft); border-radius: .5rem; }
button, a.button { display: block; width: 100%; min-height: 2.75rem; padding: .5rem 1rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none;
  color: var(--text); background: transparent; border: 1px solid var(--soft); border-radius: .5rem; cursor: pointer; }
button.main, a.button.main { color: var(--on-main); background: var(--main); border-color: var(--main); }
button:hover, a.button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.bad { margin: 0 0 1.25rem; padding: .75rem 1rem; color: var(--bad); background: var(--bad-back); border-radius: .5rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { padding: .5rem .75rem .5rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
td form { display: inline-block; margin: 0 .25rem .25rem 0; } td button { width: auto; min-height: 2rem; padding: .125rem .625rem; font-weight: 500; }
code { font-size: .875rem; overflow-wrap: anywhere; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * Answers with a page. It may not run or load anything; its forms may lead only to this server and to
 * `formTargets` (browsers also apply this to redirects after a form).
 */
export function sendPage(
  response: ServerResponse,
  status: number,
  page: { title: string; body: Html; wide?: boolean; formTargets?: readonly string[] },
): void {
  const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title}</title>
<link rel="icon" href="data:,">
<style>${new Html(STYLE)}</style>
</head>
<body>
<p class="mark" role="note">Test mode: no real money</p>
<main${page.wide ? new Html(' class="wide"') : ''}>
${page.body}
</main>
</body>
</html>
`;
  const formAction = ["'self'", ...(page.formTargets ?? [])].join(' ');
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    })
    .end(text);
}
