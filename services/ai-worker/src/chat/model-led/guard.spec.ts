import { MAX_REPLY_LENGTH, safeReply } from './guard.js';

describe("a model's reply", () => {
  it.each([
    ['one plain question', 'Good. Where are you based?', true],
    ['the address the person gave', 'Is weir.example the product?', true],
    ['another address', 'Have you seen evil.example?', false],
    ['two questions', 'Where? And when?', false],
    ['no question', 'Good.', false],
    ['a question in the middle', 'Where are you? Tell me.', false],
    ['a claim of completion', 'Your profile is complete, right?', false],
    ['markup', 'Where is **it**?', false],
    ['a list', '- one\n- two\nWhich?', false],
    ['a script', 'javascript:alert(1)?', false],
    ['nothing', ' ', false],
    ['too much', `${'word '.repeat(MAX_REPLY_LENGTH)}?`, false],
  ])('with %s: %s gives %s', (_, reply, expected) =>
    expect(safeReply(reply, 'our page is weir.example')).toBe(expected ? reply : null),
  );

  it('loses invisible characters', () => {
    expect(safeReply('Where\u200b are you?', '')).toBe('Where are you?');
  });
});
