import { readThesis } from './read-thesis.js';

const requirements = (thesis: string) =>
  readThesis(thesis).refusals.flatMap(({ about, unmet }) =>
    unmet.map((requirement) =>
      [
        ...about.map(({ name }) => name),
        requirement.kind,
        ...('least' in requirement ? [requirement.least] : 'words' in requirement ? [requirement.words] : []),
      ].join(' '),
    ),
  );

describe('a condition for entering', () => {
  it.each([
    ['I do not come in before the first bakery has paid for it.', ['revenue 1']],
    ['We are not your people until something has been sold.', ['revenue 1']],
    ['Bevor nicht jemand bezahlt hat, steigen wir nicht ein.', ['revenue 1']],
    ["On n'entre pas avant la première vente.", ['revenue 1']],
    ['No entramos hasta que alguien pague.', ['revenue 1']],
    ['Não entramos enquanto ninguém comprar.', ['revenue 1']],
    ['Non investo finché nessuno paga.', ['revenue 1']],
    ['We stappen pas in als er betalende klanten zijn.', ['revenue 1']],
    ['Nie wchodzę, dopóki firma nie zarabia.', ['revenue 1']],
    ['Не вхожу, пока нет продаж.', ['revenue 1']],
    ['売上が立つまでは出資しません。', ['revenue 1']],
    ['Solange nicht wenigstens dreißig Kunden zahlen, investiere ich nicht.', ['users 30']],
    ['Non entro prima dei duemila utenti.', ['users 2000']],
    ["Je ne mets rien tant que ce n'est pas sur le marché.", ['stage launched']],
    ['We invest only if you have a licence.', ['licence']],
  ])('%s: %j', (thesis, expected) => expect(requirements(thesis)).toEqual(expected));

  it.each([
    'We never invest without meeting a customer first.',
    "Je n'investis pas sans avoir vu le client.",
    'Wir investieren nicht, bevor wir die Gründer getroffen haben.',
    'I like founders who did not stop until someone paid.',
    'We put money in long before there is revenue.',
    'Entramos antes de que haya ventas.',
    'We do not take a board seat until you have revenue.',
  ])('is not read from: %s', (thesis) => expect(requirements(thesis)).toEqual([]));
});
