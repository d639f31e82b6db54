import { mailTo } from './mail';

describe('a mail link', () => {
  it('is written to the address, and to nothing that the address could smuggle in', () => {
    expect(mailTo('amara@example.com')).toBe('mailto:amara@example.com');
    expect(mailTo('a+b@example.com')).toBe('mailto:a%2Bb@example.com');
    expect(mailTo('a?bcc=all@example.com&body=x')).toBe('mailto:a%3Fbcc%3Dall@example.com%26body%3Dx');
  });
});
