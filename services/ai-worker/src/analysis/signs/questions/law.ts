import type { Claims } from '../../../claims/claims.js';
import type { Statement } from '../../../claims/statement.js';
import { asked, OF_OFFER, type Question, saysAnywhere } from './question.js';

/** The founder has it already: a licence, an insurance, an inspection. */
const HELD =
  /\b(?:(?:licen[cs]ed|registered|authori[sz]ed|regulated|supervised|approved|accredited|certified) (?:as|by|with|under)|registration (?:with|by|number|since)|agree(?:e|s|es)? par|autorizad[ao]s? p[eo][rl]|licen[cs]e since|(?:are|is|fully|am|we|both|all) (?:licen[cs]ed|insured|certified|approved|registered|regulated|authori[sz]ed|inspected)|(?:have|has|hold|holds|got|with) (?:(?:an?|the|our|all) )?(?:\w+ )?(?:licen[cs]es?|permits?|insurance|certificates?|certification|approval|authori[sz]ation)|insurance (?:covers|pays)|(?:licen[cs]e|permit|approval|certificate|certification) (?:granted|in hand|since|number)|passed the inspection|hygiene (?:rating|certificate)|haccp|zugelassen|versichert|genehmigt|tenemos (?:licencia|permiso|seguro)|avons (?:l'agrement|la licence|l'assurance)|temos (?:licenca|alvara|seguro)|abbiamo (?:la licenza|il permesso|l'assicurazione))\b/;

const FIRST = String.raw`(?:we|i|my \w+|our \w+)`;

/** What an investor asks, and the words of the trade as the startup's own work. */
const MATTERS: readonly (readonly [code: string, matter: string, when: RegExp])[] = [
  [
    'food',
    'about the rules for making and selling food',
    new RegExp(
      String.raw`\b${FIRST} (?:\w+ )?(?:cook|bake|brew|ferment|roast|pickle|smoke|bottle)s?\b|\b(?:kitchen|kitchens) (?:cooks?|bakes?)|\b(?:cuciniamo|cucino|impasto|wir kochen|wir backen|wir brauen|ich koche|ich backe|cocinamos|cocino|cozinhamos|cozinho|nous cuisinons|je cuisine|on cuisine)\b|\b(?:portions?|meals?|lunch(?:es)?|dinners?|soups?|cakes?|jams?|sauces?) (?:that |which )?(?:we|i|they|neighbou?rs|mothers|women|home cooks) (?:cook|make|bake|prepare|deliver)\b|\bhome ?cooks?\b|\b(?:food|portions?|meals?) left over\b`,
    ),
  ],
  [
    'passengers',
    'about the permit and the insurance for carrying people',
    /\b(?:passengers?|pasajer\w+|passageir\w+|passagers?|passegger\w+|fahrgast\w*|mitfahr\w*|car ?pool\w*|shar(?:e|es|ing) (?:a|the|their) (?:car|ride|taxi)s?|ride[- ]?shar\w*|shared taxis?|motorbike taxis?|school run)\b/,
  ],
  [
    'workers',
    'whether those who do the work are employees by law',
    /\b1099\b|\b(?:self-employed|freelance|independent) (?:\w+ )?(?:drivers?|riders?|cleaners?|couriers?|tutors?|teachers?|carers?|cooks?|nurses?|workers?)\b|\bindependent contractors?\b|\bauto-?entrepreneur\w*|\b(?:drivers?|cleaners?|couriers?|riders?|carers?|cooks?|repartidores|fahrer\w*) (?:get|keep|earn|receive|are paid|bekommen|reciben) (?:\S+ )?\d/,
  ],
  [
    'accident',
    'who is liable when somebody is hurt',
    /\b(?:(?:climb\w*|work\w*|stand\w*|go(?:es)?) (?:\w+ ){0,2}(?:roofs?|ladders?|scaffold\w*|cranes?|cliffs?|trees)|explosiv\w*|detonat\w*|chain ?saws?|rope access|abseil\w*|diving|divers?|avalanche\w*|boats? (?:breaks?|tours?|trips?)|bouncy|climbing (?:walls?|halls?|gyms?|frames?)|rafting|horse ?riding|trampolin\w*|steig\w* (?:\w+ ){0,3}(?:dach|dacher|leiter))\b/,
  ],
  [
    'medical',
    'whether the law treats this as a medical device or a treatment',
    /\b(?:warns?|detects?|diagnos\w+|predicts?|recogni[sz]es?|treats?|measures?|reminds?|monitors?|doses?|erkennt|misst|warnt|erinnert|detecta|mide|avisa|detecte|mesure|previent|mede|rileva|misura)\b[^.]*\b(?:disorder|disease|mania|depress\w+|diabet\w+|dementia|seizures?|strokes?|cancer|blood (?:pressure|sugar)|heart|asthma|wounds?|infections?|symptoms?|medication|lithium|insulin|patients?|krankheit\w*|blutdruck|blutzucker|enfermedad\w*|pacientes|glucosa|maladie\w*|tension arterielle|doenca\w*|malatti\w*)\b/,
  ],
  [
    'money-of-others',
    'about the licence for handling the money of others',
    new RegExp(
      String.raw`\b${FIRST} (?:\w+ )?(?:hold|move|transfer|collect|pay out|lend|advance|exchange|remit)s? (?:\w+ ){0,3}(?:money|payments?|deposits?|savings|wages?|loans?|cash|rent|fares?|remittances?)\b|\bremittances?\b|\bencaisser\b|\bmoney (?:goes|passes|runs) through us\b|\b(?:passent|pasan|laufen|passam|passano) (?:par nous|por nosotros|uber uns|por nos|da noi)\b|\bsavings (?:circles?|clubs?|groups?)\b`,
    ),
  ],
  [
    'children',
    'how children and their data are protected',
    /\b(?:kids|children|minors|toddlers|pupils|teens|teenagers|kinder|ninos|enfants|criancas|bambini)\b[^.]*\b(?:photos?|pictures?|videos?|chat\w*|posts?|profiles?|location|recordings?|camera\w*|messages?|fotos|camaras?)\b/,
  ],
  [
    'recording',
    'about the consent of those who are recorded',
    /\b(?:what|whom|how long) (?:we|i|one) (?:may|can|are allowed to) record\b|\b(?:records?|recording|films?|listens? to|transcribes?) (?:\w+ ){0,3}(?:calls?|meetings?|conversations?|visits|consultations?|visitors|staff|workers|drivers|guests|passers-by)\b/,
  ],
  [
    'alcohol',
    'about the licence and the duty for alcohol',
    new RegExp(
      String.raw`\b(?:${FIRST} (?:\w+ )?(?:brew|distil|distill|ferment|sell|make|press|bottle)s? (?:\w+ ){0,2}(?:beer|wine|cider|gin|spirits|mead|whisk(?:e)?y|rum|schnapps)|wir brauen|nous brassons|hacemos cerveza|fazemos cerveja|produciamo (?:birra|vino))\b`,
    ),
  ],
  [
    'cannabis',
    'what is left if the law on it changes',
    /\b(?:cannabis|kcang|marihuana|marijuana|cbd|psilocybin)\b/,
  ],
  [
    'legal-advice',
    'who may give such legal services by law',
    /\b(?:notari[sz]e[sd]?|notary|notaries|legal advice|rechtsberatung|asesoria legal|conseil juridique|assessoria juridica|consulenza legale|(?:tax|immigration) advice)\b/,
  ],
  [
    'discharge',
    'about the permit for what flows off or is left over',
    /\b(?:waste ?water|sewage|effluents?|(?:down|into) the drains?|discharge[sd]?|slurry|abwasser|aguas residuales|eaux usees|acque reflue|esgoto)\b/,
  ],
];

const isOwnWork = (claims: Claims, { isDenied }: Statement) => !isDenied && !saysAnywhere(claims, HELD);

/** What the law asks of a trade. It asks about a matter and never says that something is missing. */
export const LAW: readonly Question[] = MATTERS.map(([code, matter, when]) =>
  asked(`law.${code}`, `An investor will ask ${matter}`, when, {
    fields: OF_OFFER,
    unless: /\b(?:competitors?|rivals?|restaurants? cook|instead of|like a|as if)\b/,
    covers: /^open\.approval$/,
    needs: isOwnWork,
  }),
);
