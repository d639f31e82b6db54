import { accountMailKind } from '@proofround/contracts';
import { v7 as uuid } from 'uuid';

import { composeAccountMail } from '../account-mails/compose-account-mail.js';
import { composeDigest, composeMail, type MailContent } from './compose.js';

const ivy = { name: 'Ivy Chen', email: 'ivy@example.com' };
const site = { publicUrl: 'https://proofround.example', unsubscribe: 'KEY.interest' };
const aContent = (overrides: Partial<MailContent> = {}): MailContent => ({
  id: uuid(),
  title: 'An investor is interested in LedgerLoop',
  body: 'Ivy Chen recorded interest.',
  link: '/analytics/1',
  created_at: new Date('2026-11-20T09:30:00Z'),
  ...overrides,
});

describe('a mail', () => {
  it('contains the notification’s texts and a link to the site', () => {
    const mail = composeMail(aContent(), ivy, site);
    expect(mail).toMatchObject({ to: ivy, subject: 'An investor is interested in LedgerLoop' });
    const { text, html } = mail.render();
    expect(text).toContain('Hello Ivy Chen,\n\nIvy Chen recorded interest.\n\n');
    expect(text).toContain('\nhttps://proofround.example/analytics/1\n');
    expect(html).toContain('<a href="https://proofround.example/analytics/1"');
  });

  it('shows markup in titles and names as text', () => {
    const content = aContent({ title: '</title><script>x</script>', body: `<img src="x" onerror='y'> & co` });
    const { text, html } = composeMail(content, { ...ivy, name: '<b>Ivy</b>' }, site).render();
    expect(html).not.toMatch(/<script|<img|<b>/);
    expect(html).toContain('&lt;img src=&quot;x&quot; onerror=&#39;y&#39;&gt; &amp; co');
    expect(html).toContain('Hello &lt;b&gt;Ivy&lt;/b&gt;,');
    expect(text).toContain(`<img src="x" onerror='y'> & co`);
  });

  it('keeps subject and name on one line, without a link', () => {
    const name = 'Ivy\r\nBcc: all@example.com';
    const mail = composeMail(
      aContent({ title: 'Hi\r\nBcc: all@example.com\r\n\r\nyo' }),
      { ...ivy, name },
      site,
    );
    expect(mail.subject).toBe('Hi Bcc: all@example.\u200bcom yo');
    expect(mail.to.name).toBe('Ivy Bcc: all@example.\u200bcom');
  });

  it('offers to unsubscribe from its kind in the text, in the HTML and with one click', () => {
    const mail = composeMail(aContent(), ivy, site);
    const { text, html } = mail.render();
    expect(text).toContain('https://proofround.example/unsubscribe?token=KEY.interest\n');
    expect(html).toContain('href="https://proofround.example/unsubscribe?token=KEY.interest"');
    expect(mail.unsubscribeUrl).toBe('https://proofround.example/api/unsubscribe/KEY.interest');
  });

  it('names at most 50 notifications in a digest, and counts the others', () => {
    const items = Array.from({ length: 53 }, (_, n) => ({ title: `Offer ${n}`, link: null }));
    const mail = composeDigest({ id: uuid(), created_at: new Date(), items }, ivy, site);
    expect(mail.subject).toBe('53 more updates on Proofround');
    const { text } = mail.render();
    expect(text.match(/^- Offer/gm)).toHaveLength(50);
    expect(text).toContain('3 more are in your inbox');
  });

  // rule: NOTE-11
  it('looks like this', () => {
    const { text, html } = composeMail(aContent(), ivy, site).render();
    expect({ text, html }).toMatchSnapshot('notification');
    const items = [
      { title: 'You have a new offer for LedgerLoop', link: '/marketplace/offers/1' },
      { title: 'Your analysis of evil.com is ready', link: null },
    ];
    const digest = { id: 'x', created_at: new Date('2026-11-20T09:30:00Z'), items };
    const { text: digestText, html: digestHtml } = composeDigest(digest, ivy, site).render();
    expect({ text: digestText, html: digestHtml }).toMatchSnapshot('digest');
  });

  // rule: NOTE-11
  it.each(accountMailKind.options)('about an account looks like this: %s', (kind) => {
    const content = {
      to: ivy,
      kind,
      link: '/verify?token=TOKEN',
      is_proven: true,
      details: {
        new_email: 'new@example.com',
        device: 'Firefox on Linux',
        time: '2026-11-20T09:30:02.000Z',
        address: '203.0.113.*',
      },
    };
    const head = { id: 'x', date: new Date('2026-11-20T09:30:00Z') };
    const { subject, render } = composeAccountMail(head, content, site);
    expect({ subject, ...render() }).toMatchSnapshot();
  });

  it('can be read in a dark theme', () => {
    const { html } = composeMail(aContent(), ivy, site).render();
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(/@media \(prefers-color-scheme: dark\) \{[^}]*\.canvas/);
    const classes = [...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name ?? '');
    for (const name of classes) expect(html).toContain(`  .${name} {`);
  });
});
