import { isForChildren, says, unsold } from './facts.js';
import { usual, type UsualQuestion } from './usual-question.js';
import type { Clientele, Way } from './vocabulary.js';

/** Protection of data that the founder names. */
const PROTECTED =
  /\b(?:gdpr|dsgvo|rgpd|lgpd|hipaa[- ](?:certified|compliant)|encrypt\w*|anonym\w*|pseudonym\w*|verschlussel\w*|chiffr\w*|cifrad\w*|no personal data|consent form)\b/;

/** The ways in which something is sold to an organisation that decides slowly. */
const TO_ORGANISATIONS: ReadonlySet<Way> = new Set([
  'software',
  'ai',
  'device',
  'laboratory',
  'course',
  'service',
]);
/** The ways that keep data about people. */
const WITH_DATA: ReadonlySet<Way> = new Set(['software', 'ai', 'care', 'social']);
const DEVICES: ReadonlySet<Way> = new Set(['device']);
/** A device keeps data only where the texts say so. */
const RECORDS =
  /\b(?:data|apps?|sensors?|cameras?|record\w*|monitor\w*|measur\w*|scans?|photos?|daten|donnees|datos|dados|dati|misst|mesure|mide|mede|misura|kamera\w*)\b/;

/** The ways that sell goods or work to the ill, and keep no data about them. */
const WITHOUT_DATA: ReadonlySet<Way> = new Set(['trade', 'delivery', 'rental', 'food', 'goods']);
/** The ways that people use on a screen, also for fun or to learn. */
const USED_ON_SCREENS: ReadonlySet<Way> = new Set(['software', 'ai', 'social', 'game', 'course']);
/** The ways that a family needs for a while. */
const FOR_A_WHILE: ReadonlySet<Way> = new Set(['care', 'course', 'social', 'game']);

/** A question on those who are served, for startups that earn in one of the ways. */
export type QuestionOfClientele = UsualQuestion & { readonly ways: ReadonlySet<Way> };

/** A question for startups that earn in one of the ways. */
const ifWay = (ways: ReadonlySet<Way>, ...asked: Parameters<typeof usual>) => ({ ...usual(...asked), ways });

const HEALTH_DATA = [
  ifWay(WITH_DATA, 'data', 'how health data are protected, and who is liable for a mistake', {
    unless: PROTECTED,
  }),
  ifWay(DEVICES, 'data', 'how health data are protected, and who is liable for a mistake', {
    unless: PROTECTED,
    needs: says(RECORDS),
  }),
];

/** What an investor asks a startup that serves a clientele. */
export const OF_CLIENTELE: Readonly<Record<Clientele, readonly QuestionOfClientele[]>> = {
  health: [...HEALTH_DATA, ifWay(WITHOUT_DATA, 'liability', 'who is liable when it fails for a patient')],
  clinics: [
    ...HEALTH_DATA,
    ifWay(
      TO_ORGANISATIONS,
      'sale',
      'who decides at a practice or hospital, and how much time and travel one sale takes',
    ),
    ifWay(WITHOUT_DATA, 'liability', 'who is liable when it fails for a patient'),
  ],
  carers: [
    ifWay(TO_ORGANISATIONS, 'sale', 'what homes can pay out of fees that others set'),
    ifWay(WITH_DATA, 'data', 'how data about those in care are protected', { unless: PROTECTED }),
  ],
  schools: [
    ifWay(
      TO_ORGANISATIONS,
      'sale',
      'from which budget a school pays, when in the year it decides, and whether it renews',
    ),
  ],
  farms: [
    ifWay(
      TO_ORGANISATIONS,
      'sale',
      'how many farms can be won in a year, and how one that watches every cent decides',
    ),
    ifWay(
      new Set<Way>(['device', 'laboratory', 'ai']),
      'season',
      'how many seasons have shown that it works',
    ),
  ],
  building: [ifWay(TO_ORGANISATIONS, 'channel', 'by which way firms are won that you do not know in person')],
  restaurants: [
    ifWay(TO_ORGANISATIONS, 'loss', 'how many such places close, pay late or stop within a year'),
  ],
  shops: [
    ifWay(
      TO_ORGANISATIONS,
      'sale',
      'how much shops of this size can pay in a month, and who wins them one by one',
    ),
  ],
  law: [ifWay(WITH_DATA, 'liability', 'who is liable for an error in a legal paper')],
  banks: [
    ifWay(
      TO_ORGANISATIONS,
      'sale',
      'how long the checks and the purchasing of a bank take, and who pays you until then',
    ),
  ],
  public: [ifWay(TO_ORGANISATIONS, 'sale', 'which public budget pays, and how long the decision takes')],
  clubs: [
    ifWay(TO_ORGANISATIONS, 'sale', 'how much such bodies, often with volunteers and little money, can pay'),
  ],
  families: [
    ifWay(FOR_A_WHILE, 'stay', 'for how many years one family needs it, and how new ones are found'),
    ifWay(USED_ON_SCREENS, 'data', 'how children and their data are protected', {
      unless: PROTECTED,
      needs: isForChildren,
    }),
  ],
  property: [
    ifWay(TO_ORGANISATIONS, 'sale', 'how a landlord or manager decides, and what one more costs to win'),
  ],
  freight: [
    ifWay(
      TO_ORGANISATIONS,
      'sale',
      'how firms with thin margins are won one by one, and what each then pays',
    ),
  ],
  ships: [
    ifWay(TO_ORGANISATIONS, 'size', 'how many such buyers there are, and how long each takes to decide'),
  ],
  factories: [ifWay(TO_ORGANISATIONS, 'sale', 'how long a plant tests before it buys, and who signs there')],
  workshops: [ifWay(TO_ORGANISATIONS, 'channel', 'by which way workshops are won beyond those who know you')],
  hotels: [ifWay(TO_ORGANISATIONS, 'season', 'what comes in outside the season')],
  developers: [
    ifWay(new Set<Way>(['software', 'ai']), 'payer', 'what developers pay for when much of it is free', {
      needs: unsold,
    }),
  ],
  teams: [],
};
