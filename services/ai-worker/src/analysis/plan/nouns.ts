import type { StartupFacts } from '@proofround/contracts';
import { escaped, singleLine } from '@proofround/text/words/prose.js';
import pluralize from 'pluralize';

import type { Claims } from '../../claims/claims.js';
import type { CustomerNoun } from '../../claims/customer.js';
import type { Statement } from '../../claims/statement.js';

/** Longer names of customers make a title clumsy. */
const MAX_LENGTH = 34;
/** Words before the customers' name that are no part of it. */
const LEADING =
  /^(?:many|most|several|few|other|more|all|some|such|new|own|first|same|different|various|numerous|current|potential|possible|typical|average|two|three|young|old|every|main|primary|initial|early|next|last|lame|free|cold|hot)\s+/i;
/** Endings of nouns for people; THINGS lists exceptions. */
const PEOPLE = /(?:ers|ors|ists|ians|eurs|ees|mongers|keepers|wives|men|women|people|folks|persons)$/;
const THINGS =
  /\b(?:sensors?|computers|containers|trailers|tractors|dinners|papers|numbers|offers|orders|servers|routers|scooters|errors|motors|doors|floors|colors|colours|letters|matters|filters|chargers|printers|stickers|posters|counters|meters|adapters|drawers|vendors' \w+|centers|corners|borders|covers|powers|rivers|towers|layers|timers|trackers|headers|folders|indicators|monitors|processors|vectors|factors|sectors|trees|fees|employees' \w+|coffees|degrees|refugees' \w+|specimen|omen|regimen)$/;
const GROUPS =
  /(?:parents|students|patients|tenants|residents|agents|accountants|consultants|merchants|restaurants|residents|immigrants|migrants|participants|assistants|pharmacists|nurses|doctors|dentists|vets|freelancers|couriers|captains|chefs|coaches|clubs|bands|artists|musicians|clinics|practices|hospitals|pharmacies|laborator(?:y|ies)|labs|schools|kindergartens|nurseries|colleges|universities|libraries|museums|theatres|theaters|hotels|hostels|bars|pubs|cafes|cafés|bakeries|breweries|wineries|vineyards|orchards|farms|dairies|growers|shops|stores|boutiques|salons|gyms|studios|spas|firms|companies|businesses|startups|enterprises|corporations|agencies|brands|publishers|banks|unions|co-operatives|cooperatives|associations|charities|ngos|nonprofits|churches|municipalities|councils|towns|villages|ministries|authorities|governments|utilities|operators|carriers|fleets|warehouses|factories|mills|plants|manufacturers|workshops|garages|dealerships|landlords|households|families|couples|homes|homeowners|teams|departments|offices|professionals|specialists|experts|executives|nurses|midwives|pupils' parents|lawyers|notaries|architects|contractors|electricians|mechanics|plumbers|fishmongers|butchers|florists|tailors|commuters|travellers|travelers|tourists|pilots|sailors|athletes|runners|cyclists|gamers|collectors|enthusiasts|seniors|adults|graduates|scientists|researchers|analysts|marketers|recruiters|nannies|carers|caregivers|retailers|wholesalers|importers|exporters|restaurateurs|hoteliers|shippers|brokers|insurers|funds|developers|engineers|providers|suppliers|distributors|subscribers|creators|hosts|guests|members|volunteers|employers|employees|workers|sellers|traders|merchants|makers|institutions|organisations|organizations|facilities|centres|cities|residences|estates|cinemas|bookshops|supermarkets|hobbyists|individuals|citizens)$/;
const DEMONYM =
  /\b(?:african|afghan|albanian|algerian|argentinian|bosnian|catalan|chilean|estonian|ethiopian|filipino|flemish|iranian|iraqi|israeli|latvian|lebanese|lithuanian|pakistani|peruvian|senegalese|slovenian|syrian|tanzanian|tunisian|ugandan|american|arab|asian|australian|austrian|belgian|brazilian|british|bulgarian|canadian|chinese|colombian|croatian|czech|danish|dutch|egyptian|english|european|finnish|french|german|ghanaian|greek|hungarian|indian|indonesian|irish|italian|japanese|kenyan|korean|latin|mexican|moroccan|nigerian|nordic|norwegian|polish|portuguese|romanian|russian|scottish|serbian|slovak|spanish|swedish|swiss|thai|turkish|ukrainian|vietnamese|welsh)\b/g;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether a noun names people who can be asked a question. */
export function isSomebody(head: string): boolean {
  if (/^(?:people|individuals|adults|persons|men|women)$/.test(head)) return false;
  return GROUPS.test(head) || (PEOPLE.test(head) && !THINGS.test(head));
}

/**
 * The founder's nouns for the customers, from the most exact to the shortest, then "customers". Only
 * English countable nouns for people who can be asked fit into sentences.
 */
export function nounsOf({
  customer,
  language,
  facts,
}: Pick<Claims, 'customer' | 'language'> & {
  readonly facts?: Pick<StartupFacts, 'target_market'>;
}): CustomerNoun[] {
  const customers: CustomerNoun = { singular: 'customer', plural: 'customers', isOwn: false };
  if (!customer.isOwn || language !== 'English') return [customers];
  let name = singleLine(customer.plural);
  while (LEADING.test(name)) name = name.replace(LEADING, '');
  const head = name.split(' ').at(-1) ?? '';
  if (!/^[a-zA-Z][a-zA-Z' -]*$/.test(name) || !isSomebody(head.toLowerCase())) return [customers];
  // "Road and railway authorities" names more than railway authorities.
  const isShared = new RegExp(`\\b(?:and|or|&|/) ${escaped(name)}`, 'i').test(facts?.target_market ?? '');
  const names = [...(isShared ? [] : [name]), ...(isShared || name.includes(' ') ? [head] : [])].filter(
    ({ length }) => length <= MAX_LENGTH,
  );
  const own = names.map((plural): CustomerNoun => {
    const named = plural.replaceAll(DEMONYM, capital);
    return { plural: named, singular: pluralize.singular(named), isOwn: true };
  });
  return [...own, customers];
}

/** Whether a sentence names the customers: "surfer" for "surfers". */
export const isAbout = ({ text }: Statement, noun: string): boolean =>
  text.includes((noun.split(' ').at(-1) ?? noun).toLowerCase().replace(/(?:ies|es|s)$/, ''));
