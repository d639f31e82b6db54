import { ORIGIN_PROBLEM } from '@proofround/contracts';

import { acceptOrigin, parseOrigins } from './origins.js';

const ours = ['https://proofround.example', 'http://localhost:8080'];
const refusal = { code: 'invalid', problems: [ORIGIN_PROBLEM] };

describe('the configured public origins', () => {
  it('are separated by commas, in any spelling of an origin', () => {
    expect(parseOrigins(' https://Proofround.example:443/ , http://localhost:8080,')).toEqual(ours);
  });

  it.each(['', ' , ', 'localhost:8080', 'https://proofround.example/app', 'ftp://proofround.example'])(
    'are refused when one of them is not an origin: %p',
    (list) => {
      expect(parseOrigins(list)).toBeUndefined();
    },
  );
});

describe('origin_url', () => {
  // rule: PAY-3
  it.each([
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://localhost:8080/', 'http://localhost:8080'],
    ['https://PROOFROUND.example//', 'https://proofround.example'],
    ['https://proofround.example:443', 'https://proofround.example'],
  ])('%s matches the configured %s', (requested, origin) => {
    expect(acceptOrigin(ours, requested)).toBe(origin);
  });

  // rule: PAY-3
  it.each([
    'https://evil.example',
    'http://proofround.example',
    'https://proofround.example.evil.example',
    'https://proofround.example@evil.example',
    'https://user:secret@proofround.example',
    'http://localhost:8080\\@evil.example',
    'http://localhost:8081',
    'http://localhost:8080/elsewhere',
    'http://localhost:8080/?next=https://evil.example',
    'http://localhost:8080/#x',
    '//proofround.example',
    'javascript:alert(1)',
    'null',
  ])('%s is refused: it would be an open redirect', (requested) => {
    expect(() => acceptOrigin(ours, requested)).toThrow(expect.objectContaining(refusal) as Error);
  });
});
