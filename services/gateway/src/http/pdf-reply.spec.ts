import { pdfFileName } from './pdf-reply.js';

describe('the file name of a PDF', () => {
  it.each([
    ['LedgerLoop', 'ledgerloop-one-pager.pdf'],
    ['Café "Zoë"\r\nX-Evil: 1', 'cafe-zoe-x-evil-1-one-pager.pdf'],
    ['../../etc/passwd', 'etc-passwd-one-pager.pdf'],
    ['Привет', 'startup-one-pager.pdf'],
  ])('is, for %j, %s', (title, name) => {
    expect(pdfFileName(title, 'one-pager')).toBe(name);
  });

  it('says which document it is', () => {
    expect(pdfFileName('LedgerLoop', 'letter-of-intent')).toBe('ledgerloop-letter-of-intent.pdf');
  });
});
