import { rulesOut } from '../testing/founders.js';

describe('a thing that a thesis requires', () => {
  // rule: MATCH-19
  it.each([
    ['A vessel without a wheel is a torpedo.', 'An unmanned barge with no bridge, wheel or manual control.'],
    ['Schematics must be open.', 'A fuzz pedal in resin. We keep the schematics secret.'],
    ['Anything that has to pass code must have passed it somewhere.', 'A straw beam; no code approval yet.'],
    [
      'A business requiring a licence it does not yet hold is excluded.',
      'Our licence application is pending.',
    ],
    ['Sans atelier visible, pas de chèque.', "Des robes; pas d'atelier."],
    ['İhracat belgesi olmadan satan gelmesin.', 'We post figs abroad; an export certificate is not held.'],
  ])('rules out who says that it is not there: %s', (thesis, description) =>
    expect(rulesOut(thesis, description)).toBe(true),
  );

  it.each([
    ['A vessel without a wheel is a torpedo.', "A ferry with a skipper's wheel."],
    ['A vessel without a wheel is a torpedo.', 'A winch for harbour tugs.'],
    [
      'Schematics must be open, unless your mother is your lawyer.',
      'My mother is our lawyer. No schematics.',
    ],
    ['It must not need a licence.', 'A puzzle of wood. No licence is needed.'],
  ])('rules out nobody else: %s', (thesis, description) => expect(rulesOut(thesis, description)).toBe(false));
});
