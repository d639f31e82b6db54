import { parseForm } from './form.js';

describe('forms with brackets', () => {
  it.each<[string, object]>([
    ['a=1&b=x%20y+z', { a: '1', b: 'x y z' }],
    ['line_items[0][price_data][currency]=usd', { line_items: [{ price_data: { currency: 'usd' } }] }],
    ['a%5Bb%5D%5B0%5D=1', { a: { b: ['1'] } }],
    ['x[1]=b&x[0]=a', { x: ['a', 'b'] }],
    ['x[]=a&x[]=b', { x: ['a', 'b'] }],
    ['metadata[user_id]=7&metadata[empty]=', { metadata: { user_id: '7', empty: '' } }],
    ['a=1&a=2', { a: '2' }],
    ['', {}],
  ])('%s', (text, expected) => {
    expect(parseForm(text)).toEqual(expected);
  });

  it.each(['a[b=1', 'a[b]]=1', 'a=1&a[b]=2', 'a[b]=1&a=2', `a${'[b]'.repeat(11)}=1`])(
    'refuses %s',
    (text) => {
      expect(() => parseForm(text)).toThrow('Invalid parameter name');
    },
  );

  it('accepts any parameter name', () => {
    const form = parseForm('__proto__[polluted]=1&constructor=2');
    expect(Object.keys(form)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(form)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('polluted');
  });
});
