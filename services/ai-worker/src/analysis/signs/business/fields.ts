import { type Doubt, doubt } from './doubt.js';
import { isForChildren, says, unsold } from './facts.js';
import type { Field, Way } from './vocabulary.js';

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

/** The ways that bring goods or work to the ill. */
const WITHOUT_DATA: ReadonlySet<Way> = new Set(['trade', 'delivery', 'rental', 'food', 'goods']);
/** The ways that people use on a screen. */
const ON_SCREENS: ReadonlySet<Way> = new Set(['software', 'ai', 'social', 'game', 'course']);
/** The ways that a family needs for a while. */
const FOR_A_WHILE: ReadonlySet<Way> = new Set(['care', 'course', 'social', 'game']);

interface OfField {
  /** Who already sells software there. */
  readonly makers: string | null;
  readonly doubts: readonly (Doubt & { readonly ways: ReadonlySet<Way> })[];
}

const by = (ways: ReadonlySet<Way>, ...asked: Parameters<typeof doubt>) => ({ ...doubt(...asked), ways });
const of = (makers: string | null, ...doubts: OfField['doubts']): OfField => ({ makers, doubts });

const HEALTH_DATA = [
  by(WITH_DATA, 'data', 'how health data are protected, and who is liable for a mistake', {
    unless: PROTECTED,
  }),
  by(DEVICES, 'data', 'how health data are protected, and who is liable for a mistake', {
    unless: PROTECTED,
    needs: says(RECORDS),
  }),
];

/** What is known of those whom a startup serves. */
export const OF_FIELD: Readonly<Record<Field, OfField>> = {
  health: of(
    null,
    ...HEALTH_DATA,
    by(WITHOUT_DATA, 'liability', 'who is liable when it fails for a patient'),
  ),
  clinics: of(
    'the makers of practice and hospital software',
    ...HEALTH_DATA,
    by(
      TO_ORGANISATIONS,
      'sale',
      'who decides at a practice or hospital, and how much time and travel one sale takes',
    ),
    by(WITHOUT_DATA, 'liability', 'who is liable when it fails for a patient'),
  ),
  carers: of(
    'the makers of care and billing software',
    by(TO_ORGANISATIONS, 'sale', 'what homes can pay out of fees that others set'),
    by(WITH_DATA, 'data', 'how data about those in care are protected', { unless: PROTECTED }),
  ),
  schools: of(
    'publishers and the makers of school software',
    by(
      TO_ORGANISATIONS,
      'sale',
      'from which budget a school pays, when in the year it decides, and whether it renews',
    ),
  ),
  farms: of(
    'makers of farm machines, farm software and sensors',
    by(
      TO_ORGANISATIONS,
      'sale',
      'how many farms can be won in a year, and how one that watches every cent decides',
    ),
    by(new Set<Way>(['device', 'laboratory', 'ai']), 'season', 'how many seasons have shown that it works'),
  ),
  building: of(
    'makers of building and trade software',
    by(TO_ORGANISATIONS, 'channel', 'by which way firms are won that you do not know in person'),
  ),
  restaurants: of(
    'makers of till and ordering systems',
    by(TO_ORGANISATIONS, 'loss', 'how many such places close, pay late or stop within a year'),
  ),
  shops: of(
    'makers of till and shop software',
    by(
      TO_ORGANISATIONS,
      'sale',
      'how much shops of this size can pay in a month, and who wins them one by one',
    ),
  ),
  law: of(
    'legal publishers and makers of legal software',
    by(WITH_DATA, 'liability', 'who is liable for an error in a legal paper'),
  ),
  banks: of(
    'the makers of banking systems',
    by(
      TO_ORGANISATIONS,
      'sale',
      'how long the checks and the purchasing of a bank take, and who pays you until then',
    ),
  ),
  public: of(
    'suppliers already under contract there',
    by(TO_ORGANISATIONS, 'sale', 'which public budget pays, and how long the decision takes'),
  ),
  clubs: of(
    'makers of software for clubs, and free spreadsheets,',
    by(TO_ORGANISATIONS, 'sale', 'how much such bodies, often with volunteers and little money, can pay'),
  ),
  families: of(
    'large apps that families already have',
    by(FOR_A_WHILE, 'stay', 'for how many years one family needs it, and how new ones are found'),
    by(ON_SCREENS, 'data', 'how children and their data are protected', {
      unless: PROTECTED,
      needs: isForChildren,
    }),
  ),
  property: of(
    'makers of property-management software',
    by(TO_ORGANISATIONS, 'sale', 'how a landlord or manager decides, and what one more costs to win'),
  ),
  freight: of(
    'makers of transport and telematics software',
    by(TO_ORGANISATIONS, 'sale', 'how firms with thin margins are won one by one, and what each then pays'),
  ),
  ships: of(
    'the makers of ship and port systems',
    by(TO_ORGANISATIONS, 'size', 'how many such buyers there are, and how long each takes to decide'),
  ),
  factories: of(
    'makers of the machines and their control software',
    by(TO_ORGANISATIONS, 'sale', 'how long a plant tests before it buys, and who signs there'),
  ),
  workshops: of(
    'makers of trade software',
    by(TO_ORGANISATIONS, 'channel', 'by which way workshops are won beyond those who know you'),
  ),
  hotels: of(
    'makers of hotel and booking software',
    by(TO_ORGANISATIONS, 'season', 'what comes in outside the season'),
  ),
  developers: of(
    'large makers of such tools',
    by(new Set<Way>(['software', 'ai']), 'payer', 'what developers pay for when much of it is free', {
      needs: unsold,
    }),
  ),
  teams: of('large makers of office and support software'),
};
