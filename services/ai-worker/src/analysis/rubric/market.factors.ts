import { NOTHING, type Factor, type Finding } from './factor.js';
import { customer, gist } from './own-words.js';
import { FIRST_PERSON, quote, quoted, type Dossier, type Reading, type Sentence } from './reading.js';
import { amountsIn } from './tokens.js';
import { explains, textRung } from './text-rung.js';
import { ANYBODY, CONTACT, CONTRASTS, HELD, NO_RIVALS, PRICE, SOURCE, TOP_DOWN } from './vocabulary.js';

/** Customers who pay are the best proof that there is a customer. */
const pays = ({ facts }: Dossier) => facts.user_count >= 5 && facts.monthly_revenue >= 1000;

/** Others in one sentence, "we" in the next, a figure between them: a comparison without its words. */
function sideBySide({ sentences, figures }: Reading): readonly Sentence[] {
  const telling = sentences.filter(({ content }) => content.size > 0);
  const ours = telling.filter(({ text }) => FIRST_PERSON.test(text));
  return figures.length > 0 && ours.length > 0 && ours.length < telling.length ? ours : [];
}

/** Who buys, how many of them there are, and what they use today (after Payne and PitchVault). */
export const market: Factor[] = [
  {
    name: 'Target customer',
    dimension: 'market',
    share: 0.4,
    assess: (dossier): Finding => {
      const reading = dossier.fields.target_market;
      if (!reading.says) return NOTHING;
      const evidence = quote(reading);
      const narrow = reading.content.size >= 3 || reading.figures.length > 0;
      if (reading.matches(ANYBODY) || reading.matches(TOP_DOWN) || !narrow)
        return { rung: 'considered', evidence };
      const found = textRung(reading, { proof: CONTACT });
      if (found.rung === 'specified') {
        const met = dossier.fields.problem_statement.proof(CONTACT);
        if (pays(dossier) || met) return { rung: 'evidenced', evidence: quoted(met?.raw) ?? found.evidence };
      }
      return found.rung === 'considered' ? { rung: 'explained', evidence } : found;
    },
    improve: (facts, rung) =>
      rung === 'absent' || rung === 'considered'
        ? [
            {
              task_title: `Say exactly who buys ${facts.idea_title}`,
              task_description: `Describe one kind of customer in ${facts.sector}: what they do, how big they are, who decides, and what they use today. One narrow group beats “everyone”.`,
              horizon_days: 7,
            },
            {
              task_title: `Name three ${facts.sector} customers you have spoken to about ${facts.idea_title}`,
              task_description:
                'Three real ones, each with the date, what they do today and what they said it costs them. If there are none yet, book the first talk this week.',
              horizon_days: 30,
            },
          ]
        : [
            {
              task_title: `Name three ${customer(facts)} you have spoken to`,
              task_description: `Write down who decided, what they use today and what it costs them. Then speak with ten more and count how many would pay for ${facts.idea_title}, and how much.`,
              horizon_days: 30,
            },
          ],
  },
  {
    name: 'Market size',
    dimension: 'market',
    share: 0.35,
    assess: ({ facts, fields }): Finding => {
      const reading = fields.target_market;
      if (!reading.says) return NOTHING;
      if (reading.matches(TOP_DOWN)) return { rung: 'considered', evidence: quote(reading, TOP_DOWN) };
      const counted = reading.sentences.find(({ text }) =>
        amountsIn(text.replaceAll(new RegExp(PRICE, 'g'), ' ')).some(
          (amount) => amount >= 20 && !(amount >= 1900 && amount <= 2100),
        ),
      );
      if (!counted) return { rung: 'considered', evidence: quote(reading) };
      const priced =
        reading.matches(PRICE) ||
        fields.solution_statement.matches(PRICE) ||
        fields.competitive_advantage.matches(PRICE);
      if (!priced) return { rung: 'explained', evidence: quoted(counted.raw) };
      const grounded = reading.matches(SOURCE) || (facts.user_count >= 5 && facts.monthly_revenue >= 1000);
      return { rung: grounded ? 'evidenced' : 'specified', evidence: quoted(counted.raw) };
    },
    improve: (facts, rung) => [
      rung === 'specified'
        ? {
            task_title: `Give the source for how many ${customer(facts)} there are`,
            task_description: `A register, a census, a list you counted. Then show how many of them ${facts.idea_title} can reach in the next year, and through whom.`,
            horizon_days: 7,
          }
        : {
            task_title: `Count your market from the bottom up: how many ${customer(facts)}, at what price`,
            task_description: `Number of ${customer(facts)} within reach, times what one would pay in a year, with the source of the count. A number you can defend is worth more than a large one.`,
            horizon_days: 7,
          },
    ],
  },
  {
    name: 'Competition',
    dimension: 'market',
    share: 0.25,
    assess: ({ fields }): Finding => {
      const own = fields.competitive_advantage;
      if (own.matches(NO_RIVALS)) return { rung: 'considered', evidence: quote(own, NO_RIVALS) };
      const places = [own, fields.problem_statement, fields.solution_statement].filter((one) => one.says);
      const [first] = places;
      if (!first) return NOTHING;
      const contrasts = (own.says ? [own] : places).flatMap(({ sentences }) =>
        sentences.filter(
          ({ text, content }) => (CONTRASTS.test(text) || PRICE.test(text)) && content.size >= 2,
        ),
      );
      const [contrast] = contrasts.length > 0 ? contrasts : sideBySide(own);
      if (!contrast || !explains(own.says ? own : first))
        return { rung: 'considered', evidence: quote(first) };
      const figured = [...contrasts, ...sideBySide(own)].find(
        ({ figures, future }) => figures.length > 0 && !future,
      );
      if (!figured) return { rung: 'explained', evidence: quoted(contrast.raw) };
      const proven = own.figures.length >= 2 && own.proof(HELD) !== undefined;
      return { rung: proven ? 'evidenced' : 'specified', evidence: quoted(figured.raw) };
    },
    improve: (facts) => [
      {
        task_title: `List what ${customer(facts)} use instead of ${facts.idea_title} today`,
        task_description: `Name three alternatives, spreadsheets and doing nothing included. For each: its price, what customers like, and the one thing for which they would switch${gist(facts.competitive_advantage) === null ? '' : `. You write: “${gist(facts.competitive_advantage) ?? ''}”; put a figure on it`}.`,
        horizon_days: 7,
      },
    ],
  },
];
