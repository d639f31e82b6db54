import type { UserType } from '@proofround/contracts';

import { profileOf } from '../../slots/profile.js';
import { FIELD_WORDS } from '../corrections/field-words.js';

/**
 * The names of fields in other languages than English, and in everyday words. People name a text by its
 * topic: "that was the users", "put it under what makes us different".
 */
const NAMES: Readonly<Record<string, string>> = {
  idea_title:
    'nombre|nom|nome|naam|nazw\\p{L}+|název|isim|ad[ıi]|namn|navn|nimi|név|nume|названи\\p{L}+|имя|назв\\p{L}+',
  idea_description:
    'descripción|descri[cç][aã]o|descrizione|beschreibung|beschrijving|opis\\p{L}*|popis\\p{L}*|açıklama\\p{L}*|beskrivning\\p{L}*|beskrivelse\\p{L}*|kuvaus|leírás|descriere\\p{L}*|описани\\p{L}+|what (?:it|we) do(?:es)?',
  sector:
    'secteur|branche|setor|settore|sector|branż\\p{L}+|odvětví|sektör\\p{L}*|bransch\\p{L}*|toimiala|ágazat|domeniu|отрасл\\p{L}+|сектор\\p{L}*|галуз\\p{L}+',
  stage:
    'etapa|stadium|etap\\p{L}*|fáze|aşama\\p{L}*|fase|vaihe|szakasz|стади\\p{L}+|этап\\p{L}*|етап\\p{L}*|stade',
  problem_statement: 'problem\\p{L}*|problème|probleem|sorun\\p{L}*|ongelma|probléma|проблем\\p{L}*',
  solution_statement:
    'solución|solu[cç][aã]o|soluzione|lösung\\p{L}*|oplossing|rozwiązani\\p{L}+|řešení\\p{L}*|çözüm\\p{L}*|lösning\\p{L}*|løsning\\p{L}*|ratkaisu|megoldás|soluți\\p{L}+|решени\\p{L}+|рішенн\\p{L}+|how it works',
  target_market:
    'mercado|marché|markt|mercato|ryn\\p{L}+|trh\\p{L}*|pazar\\p{L}*|marknad\\p{L}*|marked\\p{L}*|markkina|piac|piaț\\p{L}+|рын\\p{L}+|рин\\p{L}+|público(?: objetivo|-alvo)?|publikum|zielgruppe|cible|grupo objetivo|doelgroep|публик\\p{L}+|аудитори\\p{L}+',
  competitive_advantage:
    'what makes us (?:different|special|better)|differences?|ventaja(?: competitiva)?|avantages?(?: concurrentiel)?|vorteil\\p{L}*|alleinstellungsmerkmal|vantagem|diferencial|vantaggio|voordeel|przewag\\p{L}+|výhod\\p{L}+|avantaj\\p{L}*|fördel\\p{L}*|fordel\\p{L}*|előny|преимуществ\\p{L}+|переваг\\p{L}+',
  funding_usage:
    "(?:what|how) (?:we|i)(?:'d|'ll| would| will|'re going to| want to)? (?:spend|use)(?: (?:it|the money|that|this))?(?: (?:on|for))?|spending|uso de (?:los )?fondos|mittelverwendung|verwendung|utilisation des fonds|uso do dinheiro|besteding",
  team_background:
    'equipo|équipe|equipe|zespół\\p{L}*|zespo\\p{L}+|tým\\p{L}*|ekip\\p{L}*|tiimi|csapat|echip\\p{L}+|команд\\p{L}+',
  location:
    'ubicación|lieu|ort|standort|sede|siège|plaats|miejsc\\p{L}+ działalności|konum\\p{L}*|sijainti|город\\p{L}*|місто|where we are',
  current_companies:
    'empresas|entreprises|firmen|aziende|bedrijven|firmy|şirketler|företag\\p{L}*|компани\\p{L}+',
  investment_sectors:
    'sectores|secteurs|branchen|setores|settori|sectoren|branże|sektörler|branscher|отрасли',
  geography_preference: 'regiones|régions|regionen|regiões|regioni|regio|regiony|bölgeler|регион\\p{L}*',
  investment_thesis: 'tesis|thèse|these|tese|tesi|tez\\p{L}*|тезис\\p{L}*',
  preferred_stages: 'etapas|phasen|fases|fasi|etapy|aşamalar|стадии',
  check_size_min: 'minimum|mínimo|minimo|mindest\\p{L}*|ondergrens|минимум',
  check_size_max: 'maximum|máximo|massimo|höchst\\p{L}*|bovengrens|максимум',
};

/** Names of people may mean their number or the market. */
const PEOPLE = 'users|customers|clients|buyers|audience|people it is for';

/** A field that a message names. More than one slot fits a name such as "users". */
export interface FieldNamed {
  readonly slots: readonly string[];
  readonly start: number;
  readonly end: number;
}

const bounded = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}'])(?:${source})(?![\p{L}\p{M}\p{N}])`, 'giu');

type Names = readonly (readonly [slot: string, pattern: RegExp])[];

function namesOf(type: UserType): Names {
  return profileOf(type).slots.flatMap(({ name, aliases }): [string, RegExp][] => {
    const sources = [aliases, NAMES[name], name === 'target_market' ? PEOPLE : undefined];
    const own = sources.filter((source) => source !== undefined).join('|');
    const figures = FIELD_WORDS[name];
    const further: [string, RegExp][] = figures ? [[name, new RegExp(figures.source, 'giu')]] : [];
    // A word for customers in another language names their number or the market as well.
    if (name === 'target_market' && FIELD_WORDS['user_count'])
      further.push([name, new RegExp(FIELD_WORDS['user_count'].source, 'giu')]);
    return [[name, bounded(own)], ...further];
  });
}
const NAMED: Readonly<Record<UserType, Names>> = {
  startup: namesOf('startup'),
  investor: namesOf('investor'),
};

/** The fields that a text names, in its order. Of overlapping names the longest counts. */
export function fieldsNamed(text: string, type: UserType): FieldNamed[] {
  const found = NAMED[type].flatMap(([slot, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: name, index }) => ({
      slot,
      start: index,
      end: index + name.length,
    })),
  );
  const kept: { slots: string[]; start: number; end: number }[] = [];
  for (const { slot, start, end } of found.sort((a, b) => b.end - b.start - (a.end - a.start))) {
    const same = kept.find((other) => other.start === start && other.end === end);
    if (same) {
      if (!same.slots.includes(slot)) same.slots.push(slot);
    } else if (!kept.some((other) => other.start < end && start < other.end))
      kept.push({ slots: [slot], start, end });
  }
  return kept.sort((a, b) => a.start - b.start);
}
