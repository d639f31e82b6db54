import { count } from '../figures.js';
import { answer, type Idea, type Wording } from '../idea.js';

const NO_RIVALS =
  /\b(?:no (?:one else|competitors?|rivals?|direct)|nobody (?:else|does|offers|has|makes|sells)|no one (?:does|offers|makes|sells)|kein\w* (?:konkurr|ander)\w*|niemand|nadie|ningun\w*|aucun\w*|personne)\b/;

/** A paper that proves an advantage. */
interface Paper {
  readonly name: string;
  readonly pattern: RegExp;
  /** There is one with each of several partners. */
  readonly isWithEach: boolean;
}

const PAPERS: readonly Paper[] = [
  { name: 'patent', pattern: /\b(?:patent\w*|brevet\w*)\b/, isWithEach: false },
  { name: 'exclusive right', pattern: /\b(?:exclusiv\w*|concession\w*)\b/, isWithEach: false },
  {
    name: 'contract',
    pattern:
      /\b(?:contracts?|agreements?|vertrag\w*|contratos?|contrats?|contratt[oi]|umow\w*|sozlesme\w*)\b|契約|عقد|договор/u,
    isWithEach: true,
  },
  { name: 'licence', pattern: /\b(?:licen[cs]e\w*|lizenz\w*|licenci\w*|licenz\w*)\b/, isWithEach: false },
  { name: 'certificate', pattern: /\b(?:certif\w*|zertifi\w*|zulassung\w*|accredited)\b/, isWithEach: false },
  { name: 'approval', pattern: /\b(?:approv(?:ed|al)|authori[sz]ed|accepts? our)\b/, isWithEach: false },
  {
    name: 'registered design',
    pattern: /\bdesigns?\b.*\bregistered\b|\bregistered designs?\b/,
    isWithEach: false,
  },
  {
    name: 'registration',
    pattern: /\bregistered (?:with|by|as|at|under)\b|\bregistration\b/,
    isWithEach: false,
  },
  { name: 'trademark', pattern: /\b(?:trademarks?|registered)\b/, isWithEach: false },
];

/** "no contract", "without a patent". */
const WITHOUT_PAPER =
  /\b(?:no|without|not|kein\w*|ohne|sin|sans|sem|senza|bez)\b[^.;,]{0,20}\b(?:contr\w+|agreements?|vertrag\w*|paten\w+|brevet\w*|licen\w+|exclusiv\w*)/;

/** A paper that nobody has signed yet. */
const IN_TALKS =
  /\b(?:being (?:discussed|negotiated|drafted)|in (?:talks|negotiations?)|negotiating|(?:we|i) (?:hope|expect|want) to)\b/;

/** A paper that was asked for and not given yet. */
const FILED =
  /\b(?:filed|filing|pending|applied|applications?|provisional|angemeldet|anmeldung|beantragt|deposee?s?|en cours|solicitad[ao]s?|en tramite|presentad[ao]s?|depositad[ao]s?|pedid[ao]s?|depositat[oi]|domanda|zgloszon\w*|zgloszeni\w*|basvuru\w*|aangevraagd|ansokt|inlamnad)\b|出願|申请|подан/u;
const GRANTED =
  /\b(?:granted|issued|holds?|own(?:s|ed)?|erteilt|concedid[ao]s?|delivree?s?|concess[oi]|przyznan\w*)\b(?<!\b(?:none|not|not yet) granted)|登録/u;

/** A paper that is only applied for protects nothing yet (SCORE-35). */
const applied = (name: string): Pick<Wording, 'title' | 'description'> => ({
  title: `Show the application for the ${name}: its date, what it claims and the next step`,
  description: `An application protects nothing yet. Say where it stands, in which countries, and who wrote it. Bring back what the office has answered so far, the day by which it decides, and what a copier may do until then.`,
});

const paperIn = (text: string): Paper | null => PAPERS.find(({ pattern }) => pattern.test(text)) ?? null;

export const rivals: readonly Idea[] = [
  {
    id: 'competition.what-instead',
    factor: 'Competition',
    horizon: 7,
    write: ({ best, prospects }) => {
      const none = best('no_rivals');
      if (!none || !NO_RIVALS.test(none.text)) return null;
      return {
        title: `Ask five ${prospects} what they do today instead`,
        description:
          'Whatever they do without you is a rival too. Ask what it costs them and what they like about it. Bring back the three answers you hear most often, each with its price.',
        about: none,
      };
    },
  },
  {
    id: 'competition.prices',
    factor: 'Competition',
    rungs: ['considered', 'explained', 'specified'],
    horizon: 7,
    write: ({ rival }) => {
      if (rival?.field !== 'competitive_advantage' || rival.quantities.some(({ kind }) => kind === 'money'))
        return null;
      return {
        title: 'Put today’s prices beside the alternatives that you name',
        description:
          'Look up what each charges or costs a customer in a year, and note one thing that each does better than you. Bring back the prices with the date and the link.',
        about: rival,
      };
    },
  },
  answer('competition.incumbent', 'incumbent_bundles', 'Competition', 30, ({ who }) => ({
    title: 'Say why customers stay when a large company adds this for nothing',
    description: `Write what the large company would have to change in its own product, and ask five ${who} whether they would go. Bring back how many would stay and the reason that three of them share.`,
  })),
  {
    id: 'edge.proof',
    factor: 'Edge',
    horizon: 7,
    origin: 'own',
    needs: ['open'],
    write: ({ claims, quote }) => {
      const edge = claims
        .in('competitive_advantage')
        .find(
          ({ text, isDenied, isOnlyAboutOthers }) =>
            !isDenied &&
            !isOnlyAboutOthers &&
            !WITHOUT_PAPER.test(text) &&
            !IN_TALKS.test(text) &&
            paperIn(text) !== null,
        );
      const paper = edge && paperIn(edge.text);
      if (!edge || !paper) return null;
      if (FILED.test(edge.text) && !GRANTED.test(edge.text))
        return { ...applied(paper.name), shown: quote(edge) };
      const several = edge.quantities.find(({ kind, value }) => kind === 'count' && value > 1);
      return {
        title:
          several && paper.isWithEach
            ? `List until when each of the ${count(several.value)} is bound by ${paper.name}, and on which notice`
            : `Show the ${paper.name}: number, date and what it covers`,
        description: `Say with whom or where it stands, since when it holds and until when, and what of it an investor may see. Bring back ${paper.isWithEach ? 'the one that ends first and what you would do then' : 'one document, its date and what it does not cover'}.`,
        shown: quote(edge),
      };
    },
  },
  answer('edge.against-copies', 'no_moat', 'Edge', 30, ({ who }) => ({
    title: 'Build one advantage that cannot be copied within a year',
    description: `Choose one: an exclusive partner, data that only your ${who} can give, or a certificate. Take its first step this month. Bring back what you chose, with whom you spoke and what they want for it.`,
  })),
  answer('edge.beyond-the-model', 'commodity_ai', 'Edge', 30, ({ name }) => ({
    title: `Measure ${name} against the bare AI model it is built on`,
    description:
      'Give 50 real cases to both, let somebody judge them who does not know which is which, and note the cost of a case. Bring back how often yours won, and what you own that made the difference.',
  })),
  answer('edge.ownership', 'ip_unclear', 'Edge', 30, () => ({
    title: 'Get the ownership of what you built confirmed in writing',
    description:
      'Ask the university, the former employer or the author for an assignment or a licence, and note the price. Bring back who owns what today, what they want for it and the date of their answer.',
  })),
];
