import { SECTORS } from '@proofround/contracts/startups/sectors.js';
import { nameOfSector, readSector, type SectorId } from '@proofround/text/sectors/sectors.js';

/** How people name sectors inside a sentence, in addition to the terms of the sector vocabulary. */
const NAMES: readonly (readonly [SectorId, RegExp])[] = [
  [
    'fintech',
    /\b(?:fin[ -]?tech|financial (?:technology|services|tech)|finance|payments|banking)\b|tecnolog[ií]a financiera|\bfinanz(?:en|as)\b|\bfinanças/i,
  ],
  [
    'insurtech',
    /\binsur(?:ance(?: technology| tech)?|[ -]?tech)\b|\bseguros\b|\bversicherung(?:en)?\b|\bassurances\b|\bassicurazioni\b/i,
  ],
  [
    'health',
    /\b(?:health[ -]?tech|health ?care|health(?: technology)?|med[ -]?tech|medical(?: technology| tech)?|digital health|femtech|gesundheit|salud|saúde|salute|sanità)\b|\bsanté(?!\p{L})/iu,
  ],
  ['biotech', /\bbio[ -]?tech(?:nology)?\b/i],
  ['ecommerce', /\b(?:e[ -]?com(?:merce)?|retail(?: tech)?|online (?:retail|shops?|stores?)|d2c|dtc)\b/i],
  ['saas', /\b(?:saas|software as a service|b2b software|enterprise software|business software)\b/i],
  [
    'edtech',
    /\b(?:ed(?:u)?[ -]?tech|education(?:al)?(?: technology| tech)?|e[ -]?learning|bildung|educación|educação|istruzione)\b|éducation\b/iu,
  ],
  [
    'cleantech',
    /\b(?:clean[ -]?tech|green[ -]?tech|climate(?:[ -]?tech)?|sustainability|renewables?|clean energy|energy)\b/i,
  ],
  [
    'ai',
    /\b(?:ai\s?\/\s?ml|ai and ml|a\.i\.|(?<!['’])ai|ml|artificial intelligence|machine learning|gen(?:erative)? ?ai|deep learning)\b/i,
  ],
];

export interface SectorFound {
  /** The vocabulary's name for it. */
  readonly sector: string;
  readonly start: number;
  readonly end: number;
}

/** Every sector that {@link NAMES} finds, in the order of the text, each once. */
export function sectorsNamed(text: string): SectorFound[] {
  const found: SectorFound[] = [];
  for (const [id, pattern] of NAMES) {
    for (const match of text.matchAll(new RegExp(pattern, 'giu'))) {
      const before = text.slice(0, match.index);
      if (/\b(?:not|no|except|never|without|avoid|but not|other than|excluding)\s+(?:in\s+)?$/i.test(before))
        continue;
      const [meant = id] = readSector(match[0]).ids;
      found.push({ sector: nameOfSector(meant), start: match.index, end: match.index + match[0].length });
      break;
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The vocabulary's name for a sector if the text is that sector's name and nothing else. */
export function sectorCalled(text: string): string | null {
  const name = text.trim();
  if (/^software$/i.test(name)) return nameOfSector('saas');
  const [first, ...more] = sectorsNamed(name);
  if (first && more.length === 0 && first.end - first.start >= name.length - 1) return first.sector;
  return SECTORS.find((sector) => sector.toLowerCase() === name.toLowerCase()) ?? null;
}

/** The usual spelling of a sector's name; a name that is not known stays as written. */
export const sectorName = (text: string): string => sectorCalled(text) ?? text.trim();

/** Words that hint at a sector. What a product does counts more than whom it serves. */
const HINTS: readonly (readonly [SectorId, RegExp])[] = [
  ['insurtech', /\binsur\w+/gi],
  [
    'fintech',
    /\b(?:book-?keeping|accounting|account(?:ant|s)\b|invoic\w+|payments?|pay(?:roll|ing)\b|bank\w*|loans?|lend\w+|credit|mortgage\w*|tax(?:es)?|wallet|money|invest\w+|trading|stocks?|crypto\w*|remittances?|expenses?|savings?|budget\w*|fraud|reconcil\w+|financ\w+)\b/gi,
  ],
  [
    'health',
    /\b(?:clinics?|clinical|patients?|doctors?|hospitals?|nurs\w+|health\w*|medic\w+|\w*therap\w+|sleep|nutrition\w*|dent(?:al|ist\w*)|pharma\w*|diagnos\w+|wellness|fitness|mental|diabet\w+|surg\w+|caregivers?|elderly care|telemedicine)\b/gi,
  ],
  [
    'ecommerce',
    /\b(?:online (?:shops?|stores?)|web ?shops?|shop(?:s|ping|ify)?|merchants?|retail\w*|sell\w* online|carts?|checkout|fashion|second[- ]?hand|resale|marketplaces?|d2c|deliver\w* (?:groceries|food|goods)|groceries)\b/gi,
  ],
  [
    'edtech',
    /\b(?:students?|teach\w*|schools?|learn(?:ing|ers?)|education\w*|courses?|classroom\w*|tutor\w*|universit\w+|homework|exams?|kids? to (?:read|code)|curricul\w+|lessons?|language learn\w+)\b/gi,
  ],
  [
    'cleantech',
    /\b(?:climate|carbon|co2|emissions?|solar|wind (?:power|farms?)|batter(?:y|ies)|renewabl\w+|recycl\w+|energy|electric (?:cars?|vehicles?)|evs?|heat pumps?|sustainab\w+|waste|green)\b/gi,
  ],
  [
    'ai',
    /\b(?:ai|a\.i\.|artificial intelligence|machine learning|neural|llms?|gpt|chat ?bots?|computer vision|deep learning|models?|agents?|copilots?)\b/gi,
  ],
  [
    'saas',
    /\b(?:saas|software|platform|dashboards?|workflows?|crm|erp|b2b|scheduling|automat\w+|project management|teams|hr|api|analytics|tool for (?:teams|companies|businesses))\b/gi,
  ],
];

/** The sectors that a description hints at, best guess first; empty without a hint. */
export function guessSectors(description: string): string[] {
  const forWhom = /\b(?:for|to help|used by)\b/i.exec(description)?.index ?? description.length;
  const scores = HINTS.map(([id, pattern], rank) => {
    const seen = new Set<string>();
    let score = 0;
    for (const match of description.matchAll(pattern)) {
      const word = match[0].toLowerCase();
      if (seen.has(word)) continue;
      seen.add(word);
      score += match.index < forWhom ? 2 : 1.5;
    }
    // SaaS fits nearly all software, so it wins only if no other sector does.
    return { id, score: id === 'saas' ? score / 4 : score, rank };
  });
  return scores
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.rank - b.rank)
    .slice(0, 2)
    .map(({ id }) => nameOfSector(id));
}
