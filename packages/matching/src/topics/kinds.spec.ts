import { singular } from '@proofround/text/words/plain-words.js';

import { wordsForMatching } from '../thesis/words.js';
import { kindsOf } from './kinds.js';

const kinds = (text: string, market?: string) => [
  ...kindsOf([wordsForMatching(text).normalized.map(singular)], market),
];

describe('kinds of business', () => {
  it.each([
    ['Tenants in old buildings', ['consumer']],
    ['Tenants and housing associations', ['consumer']],
    ['Housing associations with unhappy tenants', []],
    ['About 400 towns whose residents complain', []],
    ['Pendler im Umland', ['consumer']],
  ])('are read from the head of the market: %s', (market, found) =>
    expect(kinds('A meter for draughts.', market)).toEqual(found),
  );

  it('are read from the whole text without a market', () => {
    expect(kinds('Bedtime stories for kids and their parents.')).toEqual(['consumer']);
    expect(kinds('Stories for kids, sold to schools, libraries and hospitals.')).toEqual([]);
  });

  it.each([
    ['We match hosts with guests and keep 9% of each stay.', true],
    ['Guests book a table. Apple keeps 15% of what they pay.', false],
    ['Not a marketplace but a shop.', false],
  ])('recognise a business that takes a share: %s', (text, found) =>
    expect(kinds(text).includes('marketplace')).toBe(found),
  );

  it.each([
    ['We keep a third of the fee of each lesson; teachers list themselves.', true],
    ['Etsy for spare church organ pipes.', true],
    ['Una plataforma donde los apicultores venden cera a las velerías.', true],
    ['A price comparison of stonemasons.', true],
    ['Better than a price comparison: one fixed price.', false],
    ['A site where dentists see their rota.', false],
  ])('recognise a marketplace by its activity: %s', (text, found) =>
    expect(kinds(text).includes('marketplace')).toBe(found),
  );

  it.each([
    ['Instalamos un contenedor con paneles junto al puerto. Cada contenedor nos costó 9,000 dólares.', true],
    ['Lockers that dry boots; a machine costs us $700, from a contract maker in Łódź.', true],
    ['An app for the dashboard of a machine. It costs us $20 a month in cloud.', false],
  ])('recognise a business that builds or installs devices: %s', (text, found) =>
    expect(kinds(text).includes('hardware')).toBe(found),
  );

  it.each([
    ['Our gardeners come for $30 an hour.', true],
    ['Wir schicken geprüfte Putzkräfte für 24 Euro pro Stunde.', true],
    ['Payroll software for firms that send out gardeners; they earn $30 an hour.', false],
    ['Our drivers for printers install in a minute.', false],
  ])('recognise a business that sends people by the hour: %s', (text, found) =>
    expect(kinds(text).includes('labour')).toBe(found),
  );
});
