import { mailboxOf } from './mail-caps.js';

describe('the mailbox behind an address', () => {
  it.each([
    ['ivy@example.com', 'ivy@example.com'],
    ['Ivy+news+2@Example.com', 'ivy@example.com'],
    ['i.v.y@example.com', 'i.v.y@example.com'],
    ['I.V.Y+x@googlemail.com', 'ivy@gmail.com'],
  ])('%s: %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});
