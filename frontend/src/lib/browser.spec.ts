import { mailTo } from './browser';

describe('a mail link', () => {
  it('escapes characters that could add other recipients or headers', () => {
    expect(mailTo('amara@example.com')).toBe('mailto:amara@example.com');
    expect(mailTo('a+b@example.com')).toBe('mailto:a%2Bb@example.com');
    expect(mailTo('a?bcc=all@example.com&body=x')).toBe('mailto:a%3Fbcc%3Dall@example.com%26body%3Dx');
  });
});
