import { EscrowLink, isEscrowTemplate } from './escrow.js';

const payment = {
  reference: '01936f70-2222-7333-8444-555566667777',
  amount: 85_000,
  currency: 'USD',
} as const;
const opened = (template: string, changes: Partial<{ reference: string; amount: number }> = {}) =>
  new URL(new EscrowLink('Safehand', template).open({ ...payment, ...changes }));

describe('the address of a payment', () => {
  // rule: DEAL-14
  it('has amount, currency and reference filled in wherever the template names them', () => {
    const template =
      'https://escrow.example/{reference}/pay?sum={amount}&in={currency}&again={amount}#{reference}';
    expect(opened(template).href).toBe(
      `https://escrow.example/${payment.reference}/pay?sum=85000.00&in=USD&again=85000.00#${payment.reference}`,
    );
    expect(opened('https://escrow.example').href).toBe('https://escrow.example/');
  });

  it.each([
    [9_999_999_999_999.99, '9999999999999.99'],
    [0.5, '0.50'],
  ])('writes %d with two decimals and no separators', (amount, text) => {
    const { searchParams } = opened('https://escrow.example/?sum={amount}', { amount });
    expect(searchParams.get('sum')).toBe(text);
  });

  it.each([
    'x&sum=1',
    'x#y?z=1',
    '../../other',
    '..',
    '@evil.example/',
    '//evil.example',
    '\\evil.example',
    '{amount}',
    '$&',
    'a b\r\nc',
    '"><script>',
    '%26sum=1',
    'Ünï😀',
  ])('keeps the reference %j one value at the provider', (reference) => {
    const inQuery = opened('https://escrow.example/pay?ref={reference}&sum={amount}', { reference });
    expect([...inQuery.searchParams]).toEqual([
      ['ref', reference],
      ['sum', '85000.00'],
    ]);
    expect(inQuery.hash).toBe('');
    for (const template of ['https://escrow.example/{reference}', 'https://escrow.example/#{reference}'])
      expect(opened(template, { reference }).origin).toBe('https://escrow.example');
  });
});

describe('a template', () => {
  it.each([
    'https://escrow.example',
    'https://escrow.example:8443/pay/{reference}?sum={amount}&in={currency}#top',
    'HTTPS://escrow.example/{amount}',
  ])('may be %s', (template) => {
    expect(isEscrowTemplate(template)).toBe(true);
  });

  it.each([
    ['without encryption', 'http://escrow.example/{reference}'],
    ['that runs a script', 'javascript:alert({amount})'],
    ['without a scheme', 'escrow.example/{reference}'],
    ['that a browser reads as relative', 'https:escrow.example/{reference}'],
    ['with a host to fill in', 'https://{reference}/pay'],
    ['with a part of the host to fill in', 'https://escrow.example{reference}/pay'],
    ['with a port to fill in', 'https://escrow.example:{amount}/pay'],
    ['with a user', 'https://user@escrow.example/pay'],
    ['with a password', 'https://:secret@escrow.example/pay'],
    ['with credentials to fill in', 'https://{reference}@escrow.example/pay'],
    ['with an unknown placeholder', 'https://escrow.example/{buyer}'],
    ['with a placeholder in capitals', 'https://escrow.example/{Amount}'],
    ['with an open brace', 'https://escrow.example/{amount'],
    ['with a nested placeholder', 'https://escrow.example/{{amount}}'],
    ['with a space', 'https://escrow.example/pay now'],
    ['with a line break', 'https://escrow.example/\n{amount}'],
    ['that is too long', `https://escrow.example/${'a'.repeat(1000)}`],
    ['that is empty', ''],
  ])('is refused: one %s', (_, template) => {
    expect(isEscrowTemplate(template)).toBe(false);
  });
});
