import { isSameName } from './same-name.js';

describe('two names', () => {
  // rule: DEAL-16
  it.each([
    ['ivy chen', 'Ivy Chen'],
    ['Chen, Ivy', 'Ivy Chen'],
    ['  Ivy   Chen ', 'Ivy Chen'],
    ['Jose Munoz', 'José Muñoz'],
    ['Soren Ostergaard', 'Søren Østergaard'],
    ['Anne Marie OBrien', 'Anne-Marie O’Brien'],
    ['Vander Berg', 'VanDerBerg'],
    ['Łukasz Wójcik', 'WOJCIK LUKASZ'],
    ['田中 花子', '田中花子'],
    ['🦉', '🦉'],
  ])('%s and %s are the same', (one, other) => expect(isSameName(one, other)).toBe(true));

  it.each([
    ['Mickey Mouse', 'Ivy Chen'],
    ['Ivy', 'Ivy Chen'],
    ['Ivy Chen Chen', 'Ivy Chen'],
    ['Ivy Chan', 'Ivy Chen'],
    ['🦉', '🦊'],
    ['...', 'Ivy Chen'],
  ])('%s and %s are not', (one, other) => expect(isSameName(one, other)).toBe(false));
});
