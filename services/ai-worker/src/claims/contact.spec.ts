import { bareClaims } from '../testing/claims.js';

const spokenTo = (target_market: string) => bareClaims({ target_market }).of('customer_contact').length > 0;

describe('conversations with customers', () => {
  it.each([
    'We called three of ten we listed, and two of the three agreed to a demo on April 14.',
    'I rang 22 hotel kitchens in May.',
    'Last spring we wrote to 40 rowing clubs.',
    'We have already sat with 6 chefs.',
    'Met 14 ferry captains at the harbour.',
    'Wir haben im Mai 12 Imker besucht.',
    'Nous avons appele 18 boulangers.',
    'Visitamos 25 talleres en Lima.',
    'Abbiamo incontrato 9 liutai.',
    'We hebben 30 telers gebeld.',
    'Odwiedziliśmy 8 stolarni.',
  ])('are what the startup did with people: %s', (text) => expect(spokenTo(text)).toBe(true));

  it.each([
    'We met three of our targets in May.',
    'We went live at two schools.',
    'There are 2,400 rowing clubs on lakes.',
    'We will have called 40 clubs by June.',
  ])('are no figures of something else: %s', (text) => expect(spokenTo(text)).toBe(false));
});
