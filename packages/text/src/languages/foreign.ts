/** Common words that exist in the other languages but not in English. */
const FOREIGN = new Set(
  `und et der das dem den des ein eine einen ist sind wir ich nicht mit für auf von zu zum im bei seit nach über rund
etwa noch keine kein haben heißen heissen sitzen unser unsere auch aber oder nur schon insgesamt zwischen kunden nutzer
monat jahr weiß el los las una unas unos está estamos somos del al por para con sin como más pero también nuestro nuestra
tenemos hemos llama llamamos cada ya hace años año mes mensuales clientes usuarios dólares dolares millón millones
entre ningún ninguna todavía etapas sí le les des une est sont nous je pas avec pour dans sur au aux mais notre nos très
avons sommes s'appelle appelle chaque depuis clients utilisateurs mois dizaine quinze amorçage o os um uma não é são com
dos das mais nosso nossa temos já ano mês reais milhões milhão clientes usuários il lo gli di che sono siamo abbiamo non
anche della delle nostro nostra mese anno clienti utenti dollari milioni milione prefiro dizer sé rien encore aucune
noch keins moment han hay eso esto muy porque werden wird ont têm isso nuestros nuestras`.split(/\s+/),
);
const ENGLISH = new Set(
  `the and of is are we our it to in for with that this have has not you your they their from by an or but be was what
who how it's we're i'm i my like about so just on at as can do does would if there month year users customers`.split(
    /\s+/,
  ),
);
const LETTERS = /[äöüßñçãõéèàùâêîôûìòáíóúœ¿¡]/iu;

/** The detector reads only this many characters. */
const MOST_CHARACTERS = 600;

/** Whether a text of three words or more is in another supported language rather than English. */
export function isForeign(text: string): boolean {
  let score = 0;
  for (const [word] of text
    .slice(0, MOST_CHARACTERS)
    .toLowerCase()
    .matchAll(/\p{L}+(?:'\p{L}+)?/gu)) {
    if (FOREIGN.has(word)) score += 1;
    else if (LETTERS.test(word)) score += 0.5;
    if (ENGLISH.has(word)) score -= 1;
  }
  return score > 0;
}
