/** Organisations, which keep bills and have somebody who decides. */
const FIRMS =
  /\b(?:clinics|practices|hospitals|pharmacies|laborator(?:y|ies)|labs|schools|kindergartens|nurseries|colleges|universities|libraries|museums|theatres|theaters|hotels|hostels|bars|pubs|cafes|cafés|restaurants|bakeries|breweries|wineries|vineyards|orchards|farms|dairies|growers|farmers|shops|stores|boutiques|salons|gyms|studios|spas|firms|companies|businesses|startups|enterprises|agencies|brands|publishers|banks|unions|associations|charities|churches|municipalities|councils|authorities|utilities|operators|carriers|fleets|warehouses|factories|mills|plants|manufacturers|workshops|garages|dealerships|landlords|kitchens|merchants|retailers|wholesalers|importers|exporters|insurers|contractors|electricians|plumbers|mechanics|dentists|vets|accountants|lawyers|employers|institutions|facilities|centres|cinemas|bookshops|supermarkets|areas|homes|choirs|clubs|offices|teams|orgs|organisations|organizations|sites|suppliers|distributors|sellers|traders|makers)$/i;
/** People who buy for themselves. */
const CONSUMERS =
  /\b(?:parents|families|households|couples|renters|homeowners|surfers|cyclists|runners|gardeners|women|men|students|travell?ers|riders|patients|seniors|retirees|commuters|pupils|gamers|tenants|residents|guests|singers|hobbyists|tourists|collectors|fans|swimmers|hikers|anglers|sailors|potters|gatherers|owners|children|adults|graduates|mothers|fathers|brides)$/i;

/** Whether a noun names organisations or trades. */
export const isFirm = (noun: string): boolean => FIRMS.test(noun);
/** Whether a noun names people who buy for themselves. */
export const isConsumer = (noun: string): boolean => CONSUMERS.test(noun);
