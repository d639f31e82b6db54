import { withoutLinks } from './plain-text.js';

describe('a stranger’s text in a mail', () => {
  // rule: ACCOUNT-22
  it.each([
    ['https://evil.example/login', 'evil.\u200bexample/login'],
    ['See www.evil.com now', 'See www.\u200bevil.\u200bcom now'],
    ['mailto:a@evil.com', 'a@evil.\u200bcom'],
    ['hthttps://tps://evil.com', 'evil.\u200bcom'],
    ['http:http:////93.184.216.34/x', 'http 93.184.216.34/x'],
    ['e\u0301vi\u0301.com', 'e\u0301vi\u0301.\u200bcom'],
    ['evil_.com', 'evil_.\u200bcom'],
    ['evil\u3002com', 'evil.\u200bcom'],
    ['two\r\nlines', 'two lines'],
    ['J. R. Smith raised $1.5 million.', 'J. R. Smith raised $1.5 million.'],
  ])('holds no link: %j', (text, shown) => {
    expect(withoutLinks(text)).toBe(shown);
  });
});
