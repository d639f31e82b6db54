import { wordSet } from '../../word-set.js';
/**
 * Sectors and the terms that people use for them ("AI", "AI/ML", "artificial intelligence"). It is
 * the only such list: SQL selects candidates by it, and the ranking of pairs uses it. Increase
 * SECTOR_VOCABULARY_VERSION with every change of meaning, so that derived data is computed again.
 */
export const SECTOR_VOCABULARY_VERSION = 5;

interface SectorMeaning {
  /** The sector's name for display. */
  readonly name: string;
  /** Its terms in lower case and without punctuation. Only whole words match. */
  readonly terms: string;
  /** Sectors whose investors often consider this one too. The relation holds in both directions. */
  readonly neighbours: string;
}

export const MEANINGS = {
  fintech: {
    name: 'FinTech',
    terms:
      'fintech, fin tech, financial technology, financial technologies, financial services, financial software, finance, payments, payment, banking, neobank, neobanks, lending, wealthtech, wealth management, regtech, accounting, bookkeeping, open banking, embedded finance, personal finance, capital markets, payroll, mobile money, mobile payments, financial inclusion',
    neighbours: 'insurtech crypto proptech',
  },
  insurtech: {
    name: 'InsurTech',
    terms: 'insurtech, insur tech, insurance, insurance technology',
    neighbours: 'fintech health',
  },
  crypto: {
    name: 'Web3',
    terms:
      'crypto, cryptocurrency, cryptocurrencies, blockchain, web3, web 3, defi, nft, nfts, digital assets',
    neighbours: 'fintech',
  },
  proptech: {
    name: 'PropTech',
    terms:
      'proptech, prop tech, real estate, real estate tech, property, property technology, contech, construction tech, construction technology, construction, housing, built environment, smart buildings, building technology',
    neighbours: 'fintech cleantech',
  },
  legaltech: {
    name: 'LegalTech',
    terms: 'legaltech, legal tech, legal, law, law tech, legal services, legal technology, compliance',
    neighbours: 'saas govtech',
  },
  health: {
    name: 'HealthTech',
    terms:
      'healthtech, health tech, health technology, healthcare, health care, healthcare it, health, digital health, medtech, med tech, medical, medical technology, medical devices, medical software, telemedicine, telehealth, mental health, femtech, womens health, wellness tech, hospital software, hospitals, care, elder care, eldercare, agetech, life sciences, patient care',
    neighbours: 'biotech fitness insurtech',
  },
  biotech: {
    name: 'BioTech',
    terms:
      'biotech, bio tech, biotechnology, biology, synthetic biology, pharma, pharmaceuticals, drug discovery, therapeutics, diagnostics, genomics, life sciences, techbio',
    neighbours: 'health agritech',
  },
  fitness: {
    name: 'Fitness and wellness',
    terms: 'fitness, wellness, wellbeing, well being, sports, sport, sportstech, sports tech',
    neighbours: 'health consumer',
  },
  ecommerce: {
    name: 'E-commerce',
    terms:
      'ecommerce, e commerce, ecom, online retail, online shopping, online shops, online stores, online store, web shops, webshops, retail, retail tech, retailtech, retail technology, d2c, dtc, direct to consumer, digital commerce, commerce, commerce enablement, social commerce',
    neighbours: 'marketplace consumer fashion logistics martech',
  },
  marketplace: {
    name: 'Marketplaces',
    terms:
      'marketplace, marketplaces, online marketplace, online marketplaces, b2b marketplaces, sharing economy, gig economy, platform economy, two sided platform, two sided platforms, two sided market, two sided markets, two sided business, two sided businesses, comparison site, comparison sites, matching platform, matching platforms, network effects, resale, second hand',
    neighbours: 'ecommerce consumer',
  },
  consumer: {
    name: 'Consumer',
    terms:
      'consumer, consumer tech, consumer technology, consumer goods, consumer products, consumer brands, consumer apps, b2c, cpg, fmcg, lifestyle, pets, pet tech, pet care, parenting, family tech, beauty, dating, social, social networks, social media, community',
    neighbours: 'ecommerce marketplace food fashion media gaming travel fitness',
  },
  fashion: {
    name: 'Fashion',
    terms: 'fashion, fashion tech, fashiontech, apparel, clothing, textiles, luxury',
    neighbours: 'ecommerce consumer',
  },
  food: {
    name: 'FoodTech',
    terms:
      'foodtech, food tech, food technology, food, food and beverage, beverages, restaurants, restaurant tech, restaurant technology, hospitality tech, alternative proteins, alt protein, food delivery, grocery, groceries, catering',
    neighbours: 'agritech consumer travel',
  },
  agritech: {
    name: 'AgriTech',
    terms:
      'agritech, agri tech, agtech, ag tech, agriculture, agricultural technology, farming, farm tech, farms, agrifood, agri food, agrifoodtech, aquaculture, forestry',
    neighbours: 'food cleantech biotech',
  },
  saas: {
    name: 'SaaS',
    terms:
      'saas, b2b saas, vertical saas, software as a service, software, b2b software, business software, enterprise software, enterprise, enterprise tech, enterprise it, b2b, b2b tech, cloud software, cloud, smb software, productivity, workflow, workflow automation, workflow software, collaboration, back office software, no code, low code, crm, erp',
    neighbours: 'devtools data hrtech martech legaltech security ai fintech proptech logistics',
  },
  devtools: {
    name: 'Developer tools',
    terms:
      'devtools, dev tools, developer tools, developer tooling, developer infrastructure, developer productivity, infrastructure software, cloud infrastructure, devops, open source, apis, api infrastructure, mlops',
    neighbours: 'saas data security ai',
  },
  security: {
    name: 'Cybersecurity',
    terms:
      'cybersecurity, cyber security, cyber, security, information security, infosec, identity, data privacy, privacy, privacy tech, fraud prevention, data protection',
    neighbours: 'saas devtools',
  },
  data: {
    name: 'Data and analytics',
    terms:
      'data, big data, data analytics, analytics, business intelligence, data infrastructure, data science',
    neighbours: 'saas devtools ai',
  },
  ai: {
    name: 'AI/ML',
    terms:
      'ai, a i, ai ml, ml, ml ai, artificial intelligence, machine learning, machine intelligence, deep learning, generative ai, genai, gen ai, llm, llms, large language models, computer vision, nlp, natural language processing, ai agents, applied ai, mlops, conversational ai, speech recognition',
    neighbours: 'data robotics devtools saas',
  },
  robotics: {
    name: 'Robotics',
    terms: 'robotics, robots, robot, drones, automation hardware, autonomous systems, autonomous machines',
    neighbours: 'ai hardware industry',
  },
  hardware: {
    name: 'Hardware',
    terms:
      'hardware, iot, internet of things, connected devices, semiconductors, semiconductor, chips, electronics, sensors, wearables, consumer electronics, deep tech, deeptech, photonics, quantum, quantum computing, advanced materials, materials',
    neighbours: 'robotics industry space',
  },
  industry: {
    name: 'Industrial tech',
    terms:
      'industrial, industrial tech, industrials, industry 4 0, manufacturing, manufacturing tech, industrial software, industrial automation, factories, factory automation, 3d printing, additive manufacturing, maritime, mining',
    neighbours: 'robotics hardware cleantech logistics',
  },
  edtech: {
    name: 'EdTech',
    terms:
      'edtech, ed tech, edutech, education, education technology, educational technology, e learning, elearning, online learning, learning, training, schools, higher education, language learning, upskilling, skills, lifelong learning, childrens education, kids learning',
    neighbours: 'hrtech impact',
  },
  hrtech: {
    name: 'HR tech',
    terms:
      'hrtech, hr tech, hr, human resources, future of work, recruiting, recruitment, talent, hiring, people tech, worktech, work tech, workforce, workforce software, staffing',
    neighbours: 'edtech saas',
  },
  cleantech: {
    name: 'CleanTech',
    terms:
      'cleantech, clean tech, clean technology, climate, climate tech, climatetech, climate technology, climate change, greentech, green tech, green technology, energy, clean energy, green energy, renewable energy, renewables, energy storage, energy transition, energy tech, solar, wind, batteries, battery, hydrogen, carbon, carbon removal, carbon capture, carbon accounting, decarbonisation, decarbonization, net zero, sustainability, sustainable technology, circular economy, environment, environmental technology, recycling, waste, waste management, water, water tech, electrification',
    neighbours: 'agritech mobility industry proptech',
  },
  mobility: {
    name: 'Mobility',
    terms:
      'mobility, automotive, transport, transportation, electric vehicles, ev, evs, ev charging, electric mobility, micromobility, autonomous vehicles, aviation, cars, urban mobility',
    neighbours: 'cleantech logistics travel',
  },
  logistics: {
    name: 'Logistics',
    terms:
      'logistics, supply chain, supply chains, freight, shipping, last mile, last mile delivery, delivery, warehousing, warehouse automation, fulfilment, fulfillment, procurement, trade, haulage, road haulage, trucking',
    neighbours: 'mobility ecommerce industry',
  },
  travel: {
    name: 'Travel',
    terms: 'travel, traveltech, travel tech, tourism, hospitality, hotels, hotel tech, events, leisure',
    neighbours: 'consumer mobility food',
  },
  media: {
    name: 'Media',
    terms:
      'media, entertainment, content, creator economy, creators, creator tools, music, music tech, video, streaming, publishing, news, film, audio, podcasts, art, culture',
    neighbours: 'gaming martech consumer',
  },
  gaming: {
    name: 'Gaming',
    terms:
      'gaming, games, video games, mobile games, game studios, esports, vr, ar, xr, virtual reality, augmented reality, metaverse',
    neighbours: 'media consumer',
  },
  martech: {
    name: 'MarTech',
    terms:
      'martech, mar tech, marketing, marketing technology, marketing software, adtech, ad tech, advertising, sales tech, salestech, sales software, sales, customer support, customer service, customer experience, loyalty',
    neighbours: 'saas ecommerce media',
  },
  govtech: {
    name: 'GovTech',
    terms:
      'govtech, gov tech, government, public sector, civic tech, civictech, smart cities, smart city, defence, defense, defence tech, defense tech, dual use',
    neighbours: 'legaltech impact space',
  },
  impact: {
    name: 'Social impact',
    terms:
      'impact, social impact, impact investing, nonprofit, non profit, ngo, social enterprise, social good, tech for good, inclusion, accessibility, charity',
    neighbours: 'edtech govtech',
  },
  space: {
    name: 'Space',
    terms: 'space, spacetech, space tech, aerospace, satellites, satellite, earth observation, new space',
    neighbours: 'hardware govtech',
  },
} as const satisfies Record<string, SectorMeaning>;

/** Sector terms in German, French, Spanish, Portuguese and Italian, without accents. */
export const FOREIGN: Partial<Record<keyof typeof MEANINGS, string>> = {
  fintech:
    'finanztechnologie, finanzen, finanzdienstleistungen, zahlungen, zahlungsverkehr, buchhaltung, services financiers, paiements, comptabilite, servicios financieros, tecnologia financiera, pagos, contabilidad, finanzas, servicos financeiros, tecnologia financeira, pagamentos, contabilidade, servizi finanziari, pagamenti',
  insurtech: 'versicherung, versicherungen, assurance, assurances, seguros, assicurazioni',
  crypto:
    'krypto, kryptowahrung, kryptowahrungen, cryptomonnaie, cryptomonnaies, criptomoneda, criptomonedas, cripto, criptomoeda, criptomoedas, criptovaluta, criptovalute',
  proptech:
    'immobilien, immobilier, inmobiliario, inmobiliaria, bienes raices, imoveis, imobiliario, immobiliare',
  health:
    'gesundheit, gesundheitswesen, medizintechnik, medizin, sante, medical, e sante, salud, sanidad, saude, salute, sanita',
  biotech: 'biotechnologie, pharmazie, biotecnologia, farmaceutica, biotechnologies',
  ecommerce:
    'onlinehandel, einzelhandel, commerce en ligne, comercio electronico, comercio eletronico, varejo',
  marketplace:
    'marktplatz, marktplatze, marktplaetze, vermittlungsplattform, vermittlungsplattformen, vergleichsportal, vergleichsportale, plateforme d intermediation, plateformes d intermediation, plataforma de intermediacion, plataformas de intermediacion, plataforma de intermediacao, plataformas de intermediacao, place de marche, places de marche, mercados en linea',
  consumer: 'konsumguter, endkunden, verbraucher, grand public, biens de consommation, consumo, consumidores',
  food: 'lebensmittel, gastronomie, alimentation, restauration, alimentacion, restaurantes, alimentos, ristorazione',
  agritech: 'landwirtschaft, agrar, agriculture, agricultura, agronegocio, agricoltura',
  hardware: 'materiel, materiel informatique, halbleiter',
  robotics: 'robotik, roboter, robotique, robots, robotica, drohnen',
  industry: 'industrie, fertigung, produktionstechnik, industria, manufactura',
  edtech: 'bildung, ausbildung, formation, educacion, educacao, istruzione, formazione',
  cleantech:
    'klima, klimaschutz, energie, erneuerbare energien, climat, energies renouvelables, energia, clima',
  mobility: 'mobilitat, verkehr, mobilite, transports, movilidad, mobilidade, mobilita',
  logistics: 'logistik, lieferkette, logistique, logistica',
  travel: 'reisen, tourismus, voyage, tourisme, turismo, viajes, viagens',
  media: 'medien, medias, medios, midia',
  gaming: 'spiele, videospiele, computerspiele, jeux video, videojuegos, videojogos, jogos, videogiochi',
  ai: 'ki, kunstliche intelligenz, intelligence artificielle, ia, inteligencia artificial, intelligenza artificiale',
  saas: 'unternehmenssoftware, logiciel, logiciels, logiciels b2b, software empresarial, b2b software',
  security: 'cybersicherheit, it sicherheit, cybersecurite, ciberseguridad, ciberseguranca',
  fashion: 'mode, bekleidung, moda',
};

/** Terms that mean every sector. */
export const ANY =
  'any, all, all sectors, any sector, every sector, agnostic, sector agnostic, industry agnostic, generalist, open, open to all, no preference, everything, anything, sector neutral, various, multiple, diversified, tech, technology, tech startups, technology startups, startups, tech companies';

/** Answers that name no sector. */
export const NOTHING =
  'other, others, n a, na, none, unknown, misc, miscellaneous, not sure, undecided, tbd, general, na';

/** Sector terms that are also everyday words. In prose they do not name a sector. */
export const EVERYDAY_SECTORS = wordSet(
  'care any open data social community content events water waste wind space art trade security identity privacy skills learning training cloud enterprise productivity collaboration workflow software sales property compliance legal delivery video audio environment materials chips sensors impact inclusion accessibility biology culture cars transport farms schools hospitals food sport sports music news family payment payments finance commerce retail consumer media industrial factories factory energy hiring talent robot games film hr marketing restaurants hotels logistics insurance health medical b2b b2c ar ev apis property housing construction government travel hospitality education battery batteries solar wind carbon pets beauty dating parenting farms farming law clothing textiles luxury grocery groceries catering beverages freight shipping procurement warehousing fulfilment fulfillment mining maritime drones news publishing streaming content creators banking lending accounting bookkeeping payroll diagnostics wellness wellbeing fitness defence defense satellite satellites leisure tourism staffing recruiting recruitment upskilling commerce marketplace marketplaces crypto energie energia electronics wearables semiconductors forestry agriculture recycling',
);

/** Everyday and partial words that name a sector in an answer about one's own business or interests. */
export const SPOKEN = wordSet(
  'finance payments banking insurance health medical femtech retail education energy',
);

/** Sectors whose usual name replaces what people call them; any other sector stays in their words. */
export const NORMALISED: ReadonlySet<keyof typeof MEANINGS> = new Set([
  'fintech',
  'insurtech',
  'health',
  'biotech',
  'ecommerce',
  'saas',
  'edtech',
  'cleantech',
  'ai',
] as const);

/** Terms for only a part of a sector: an investor who excludes "video" may still invest in radio. */
export const PARTS = new Set(
  'payments,payment,banking,neobank,neobanks,lending,wealth management,accounting,bookkeeping,open banking,capital markets,payroll,mobile money,mobile payments,digital assets,nft,nfts,construction,housing,smart buildings,compliance,legal services,medical devices,telemedicine,telehealth,mental health,femtech,womens health,hospitals,hospital software,elder care,eldercare,drug discovery,therapeutics,diagnostics,genomics,pharma,pharmaceuticals,grocery,groceries,restaurants,food delivery,catering,alternative proteins,alt protein,beverages,aquaculture,forestry,b2b saas,crm,erp,no code,low code,open source,devops,computer vision,speech recognition,drones,iot,semiconductors,semiconductor,chips,sensors,wearables,consumer electronics,photonics,quantum,quantum computing,3d printing,maritime,mining,schools,training,higher education,language learning,recruiting,recruitment,hiring,staffing,solar,wind,batteries,battery,hydrogen,carbon accounting,carbon removal,carbon capture,energy storage,waste,water,recycling,automotive,aviation,cars,ev charging,micromobility,last mile,last mile delivery,delivery,freight,shipping,warehousing,procurement,trade,hotels,events,content,music,music tech,video,streaming,publishing,news,film,audio,podcasts,art,vr,ar,xr,esports,advertising,adtech,customer support,customer service,loyalty,defence,defense,satellites,satellite,parenting,pets,pet care,beauty,dating,social,social networks,social media,community,luxury,resale,second hand,gig economy,identity,privacy,skills,learning'.split(
    ',',
  ),
);

/** Words of a description that hint at a sector. What a product does counts more than whom it serves. */
export const HINTS: readonly (readonly [keyof typeof MEANINGS, RegExp])[] = [
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
