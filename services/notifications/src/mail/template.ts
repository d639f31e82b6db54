import mustache from 'mustache';

import type { RenderedMail } from './mailer.js';

/** What the templates show. Absent parts are left out. */
export interface TemplateView {
  readonly subject: string;
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly items: readonly { readonly title: string; readonly url: string }[];
  readonly link?: { readonly url: string; readonly label: string; readonly isLabelled: boolean };
  readonly footer: string;
  readonly unsubscribe?: Unsubscribe;
}

/** The two links of the footer. */
export interface Unsubscribe {
  readonly url: string;
  /** The words on the link that ends mails. */
  readonly label: string;
  readonly settings: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (value: unknown): string =>
  String(value).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const TEXT = `Hello {{name}},

{{#paragraphs}}
{{.}}

{{/paragraphs}}
{{#items}}
- {{title}}
  {{url}}

{{/items}}
{{#link}}
{{#isLabelled}}
{{label}}:
{{/isLabelled}}
{{url}}

{{/link}}
{{footer}}
{{#unsubscribe}}

{{label}}: {{url}}
Choose what we send you: {{settings}}
{{/unsubscribe}}
`;

/* Tables and inline styles, because mail programs ignore much of a style sheet. Programs with a dark
   theme take the colours of the media query. */
const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>{{subject}}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background-color: #0d121b !important; }
  .sheet { background-color: #141b27 !important; border-color: #2a3446 !important; }
  .words { color: #edf1f7 !important; }
  .small { color: #97a3b6 !important; }
  .link { color: #7eb0ff !important; }
  .button { background-color: #7eb0ff !important; color: #0b1526 !important; }
}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:#f7f8fa;">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background-color:#f7f8fa;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background-color:#ffffff;border:1px solid #dfe3ea;border-radius:12px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;">
<tr><td style="padding:28px 28px 8px;">
<p class="words" style="margin:0 0 20px;font-size:18px;font-weight:700;color:#0f1729;">Proofround</p>
<p class="words" style="margin:0 0 16px;font-size:16px;line-height:1.5;color:#0f1729;overflow-wrap:anywhere;">Hello {{name}},</p>
{{#paragraphs}}
<p class="words" style="margin:0 0 16px;font-size:16px;line-height:1.5;color:#0f1729;overflow-wrap:anywhere;">{{.}}</p>
{{/paragraphs}}
{{#items}}
<p style="margin:0 0 12px;font-size:16px;line-height:1.5;overflow-wrap:anywhere;"><a href="{{url}}" class="link" style="color:#1f5fbf;">{{title}}</a></p>
{{/items}}
{{#link}}
<p style="margin:8px 0 24px;"><a href="{{url}}" class="button" style="display:inline-block;padding:12px 20px;border-radius:8px;background-color:#1f5fbf;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;">{{label}}</a></p>
{{/link}}
</td></tr>
<tr><td style="padding:0 28px 24px;">
<p class="small" style="margin:0;font-size:13px;line-height:1.5;color:#5c677a;">{{footer}}{{#unsubscribe}}<br><a href="{{url}}" class="link" style="color:#1f5fbf;">{{label}}</a> · <a href="{{settings}}" class="link" style="color:#1f5fbf;">Choose what we send you</a>{{/unsubscribe}}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;

/** A mail's plain text and its HTML, by the same view. */
export const renderMail = (view: TemplateView): RenderedMail => ({
  text: mustache.render(TEXT, view, {}, { escape: String }),
  html: mustache.render(HTML, view, {}, { escape: escapeHtml }),
});
