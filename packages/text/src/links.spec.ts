import { findLinks, isDeck, linkAnswered } from './links.js';

describe('links', () => {
  it.each([
    ['ledgerloop.io', 'https://ledgerloop.io'],
    ['www.ledgerloop.com/about', 'https://www.ledgerloop.com/about'],
    ["it's at https://ledgerloop.example/x?y=1.", 'https://ledgerloop.example/x?y=1'],
    ['http://ledgerloop.io', 'http://ledgerloop.io'],
    ['ledgerloop dot io', 'https://ledgerloop.io'],
    ['javascript:alert(1)', null],
    ['me@ledgerloop.io', null],
    ['not yet, soon', null],
  ])('%s', (text, url) => {
    expect(linkAnswered(text)).toBe(url);
  });

  it('are no degrees', () => expect(findLinks('My nephew is a B.Com, my niece an M.Tech.')).toEqual([]));

  it('are decks by their address or the words around them', () => {
    const text = 'site: ledgerloop.io, deck: https://example.com/a and docsend.com/view/x';
    expect(findLinks(text).map((link) => isDeck(text, link))).toEqual([false, true, true]);
  });
});
