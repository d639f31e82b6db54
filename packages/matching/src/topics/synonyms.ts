import { stem } from '@proofround/text/words/plain-words.js';

/** English words that a thesis and a startup use for the same thing, one meaning a line. */
const MEANINGS = `
data statistics records figures
human person people patient
permission consent authorisation right knowledge
failure failed failing
phone telephone smartphone mobile handset
child kid pupil toddler teenager
drug medicine pill pharmaceutical
driverless autonomous unmanned
road highway motorway interstate street
sea ocean marine
lawyer attorney barrister solicitor
prison jail prisoner inmate
face facial
recognition recognising matching search
worker employee staff personnel
loan credit lending advance
bet wager gambling betting
advert advertising advertisement banner sponsor
tenant lodger
landlord lessor
house home dwelling
ship vessel boat liner
car automobile vehicle
plane aircraft aeroplane airplane
doctor physician surgeon
police policing
animal livestock
meat beef pork
fur pelt mink
school classroom
church parish
army military
robot humanoid
camera video cctv
image picture photo
music song
game gaming
stock share equity
subsidy grant
tender procurement
fee charge penalty
scraped crawled scraping
gene genetic genome
printed printing printer
battery accumulator
plastic polythene
coal lignite
oil petroleum
ticket booking
`;

const meaningOf = new Map(
  MEANINGS.split('\n').flatMap((line) => {
    const stems = line.split(' ').filter(Boolean).map(stem);
    return stems.map((word) => [word, stems[0] ?? word] as const);
  }),
);

/** A stem, or one that stands for all words that mean the same. */
export const meaning = (stemmed: string): string => meaningOf.get(stemmed) ?? stemmed;
