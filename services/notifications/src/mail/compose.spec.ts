import { v7 as uuid } from 'uuid';

import { composeMail, type MailContent } from './compose.js';

const ivy = { name: 'Ivy Chen', email: 'ivy@example.com' };
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
    const mail = composeMail(aContent(), ivy, 'https://proofround.example');
    expect(mail).toMatchObject({ to: ivy, subject: 'An investor is interested in LedgerLoop' });
    expect(mail.text).toContain('Hello Ivy Chen,\n\nIvy Chen recorded interest.\n\n');
    expect(mail.text).toContain('\nhttps://proofround.example/analytics/1\n');
    expect(mail.html).toContain('<a href="https://proofround.example/analytics/1">');
  });

  it('shows markup in titles and names as text', () => {
    const content = aContent({ title: '</title><script>x</script>', body: `<img src="x" onerror='y'> & co` });
    const mail = composeMail(content, { ...ivy, name: '<b>Ivy</b>' }, 'https://proofround.example');
    expect(mail.html).not.toMatch(/<script|<img|<b>/);
    expect(mail.html).toContain('&lt;img src=&quot;x&quot; onerror=&#39;y&#39;&gt; &amp; co');
    expect(mail.html).toContain('Hello &lt;b&gt;Ivy&lt;/b&gt;,');
    expect(mail.text).toContain(`<img src="x" onerror='y'> & co`);
  });

  it('keeps subject and name on one line', () => {
    const name = 'Ivy\r\nBcc: all@example.com';
    const mail = composeMail(
      aContent({ title: 'Hi\r\nBcc: all@example.com\r\n\r\nyo' }),
      { ...ivy, name },
      '',
    );
    expect(mail.subject).toBe('Hi Bcc: all@example.com yo');
    expect(mail.to.name).toBe('Ivy Bcc: all@example.com');
  });
});
