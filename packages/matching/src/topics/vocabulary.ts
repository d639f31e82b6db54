/**
 * Topics of theses beside sectors, one a line: the name, "=" and the sectors it covers fully or "<"
 * and a sector of which it is a part (if any), ":" and its terms in all supported languages.
 */
export const TOPICS = `
gambling: gambling, casino, betting, sports betting, bookmaker, poker, slot machine, lottery, wager, wagering, igaming, glucksspiel, gluecksspiel, wette, wetten, sportwetten, jeu d argent, jeux d argent, paris sportifs, apuesta, juego de azar, juegos de azar, aposta, apostas, jogo de azar, jogos de azar, gioco d azzardo, scommesse, vice industry, vice business, vice company, vice sector, vice stock, sin industry, sin business, sin company, sin sector, sin stock, gambler, sportsbook, kasino, casa de aposta, casas de apostas
tobacco: tobacco, cigarette, vape, vaping, nicotine, cigar, shisha, tabak, tabac, tabaco, zigarette, zigaretten, cigarette electronique, cigarrillo, cigarro, sigaretta, sigarette, vice industry, vice business, vice company, vice sector, vice stock, sin industry, sin business, sin company, sin sector, sin stock
alcohol: alcohol, wine, beer, spirits, brewery, winery, liquor, alkohol, alcool, vin, vino, vinho, bier, biere, cerveza, cerveja, birra, wein, spirituosen, vice industry, vice business, vice company, vice sector, vice stock, sin industry, sin business, sin company, sin sector, sin stock, gin, whisky, whiskey, vodka, rum, distillery, destillerie, distillerie, destileria, destilaria
cannabis: cannabis, marijuana, cbd, thc, hemp, weed, psychedelic, vice industry, vice business, vice company, vice sector, vice stock, sin industry, sin business, sin company, sin sector, sin stock
Web3=crypto: crypto, cryptocurrency, bitcoin, ethereum, stablecoin, stable coin, blockchain, on chain, onchain, self custody, self custodial, non custodial, smart contract, tokenomics, token sale, nft, defi, web3, web 3, digital asset, krypto, kryptowahrung, cryptomonnaie, criptomoneda, criptomoeda, criptovaluta
weapons: weapon, firearm, gun, ammunition, missile, waffe, waffen, ruestung, arme, armes, armement, armas, rustung, rustungsguter, arma, armi, wapens, munition, warhead, battlefield, infantry, rifle, armed drone, artillery, sniper, munitions, gunsight, arms maker, arms industry, armamento
defence<govtech: defence, defense, defence tech, defense tech, dual use, military, army, armed force, infantry, soldier, troop, warfare, battlefield, ruestung, rustung, verteidigung, militar, armee, militaire, defensa, defesa, difesa, ejercito, militare
adult content: adult content, adult entertainment, porn, pornography, sex work, escort, erotic, vice industry, vice business, vice company, vice sector, vice stock, sin industry, sin business, sin company, sin sector, sin stock
payday loans: payday loan, payday lending, consumer loan, consumer lending, consumer credit, short term loan, payday lender, kurzzeitkredit, credit a la consommation, prestamo rapido, credito al consumo
multi-level marketing: multi level marketing, mlm, pyramid scheme, network marketing
fossil fuels: fossil fuel, oil and gas, oil, coal, petroleum, gas drilling, fracking, erdol, kohle, petrole, petroleo, petroleo y gas, gas y petroleo, fossile brennstoffe, energies fossiles, combustibles fosiles, combustiveis fosseis, combustibili fossili, fossiele brandstoffen
nuclear: nuclear, reactor, fusion energy
surveillance: surveillance, facial recognition, face recognition, spyware, tracking of people
animal testing: animal testing, animal experiment, fur, foie gras
politics: politics, political, election, campaigning, lobbying
religion: religion, religious, church, faith
regulatory approval: fda, fda approval, fda clearance, fda approved, fda cleared, ce mark, ce marked, ce marking, ce approval, ce certified, medical device approval, regulatory approval, clinical trial, implant, implantable, drug discovery, new drug, therapeutics
diagnostics<health: diagnostics, diagnostic, diagnostic test, blood test, assay, biomarker, diagnostik, diagnostique, diagnostico
medical devices<health: medical device, implant, implantable, prosthetic, medizinprodukt, dispositif medical, dispositivo medico
drugs<biotech: drug discovery, drug development, therapeutics, pharmaceutical, medicine, molecule, gene therapy, medicament, medicamento, vaccine, farmaco, farmaci, medikament, medikamente, arzneimittel, farmacos, geneesmiddelen
clinics<health: clinic, clinician, doctor, physician, medical practice, gp practice
hospitals<health: hospital, ward, krankenhaus, hopital
nursing<health: nurse, nursing, care home, carer, caregiver
elderly: elderly, senior citizen, older people, older adult, ageing, aging, dementia
mental health<health: mental health, therapy, therapist, depression, anxiety, psychology, insomnia, sleep, sante mentale, salud mental, saude mental, psychische gesundheit
accounting: accounting, accountant, bookkeeping, bookkeeper, ledger, reconciliation, reconcile, buchhaltung, comptabilite, contabilidad, contabilidade
invoicing: invoice, invoicing, billing, accounts payable, accounts receivable
payments<fintech: payment, zahlungen, zahlungsverkehr, paiement, pago, pagamento, pagamenti, betalingen, card payment, checkout, point of sale, remittance, mobile money
lending<fintech: lending, lender, credit scoring, loan, borrower, microfinance, underwriting of loans
insurance=insurtech: insurance, insurer, claims handling, underwriting, adjuster
payroll: payroll, wage, salary
tax: tax, vat, tax return
hiring<hrtech: hiring, recruiting, recruitment, recruiter, job board, staffing
shift work: shift, frontline worker, deskless, rota, roster
farming<agritech: farmer, farm, farming, grower, smallholder, crop, orchard, soil, irrigation, hectare, arable, weeding, landwirt, agriculteur, agricultor
livestock<agritech: livestock, cattle, cow, dairy, herd, poultry, pig farm, vieh, tierhaltung, massentierhaltung, elevage, ganaderia, pecuaria, allevamento, allevamenti, veeteelt, factory farming, animal farming
fisheries<agritech: fishery, fishing boat, aquaculture, fish farm
shops: retailer, shop owner, shopkeeper, independent shop, corner shop, merchant
delivery<logistics: courier, parcel, last mile, food delivery, quick commerce, quick grocery, dark store, lieferdienst, lieferdienste, livraison de repas, reparto a domicilio, entrega a domicilio, consegna a domicilio, maaltijdbezorging
freight<logistics: freight, cargo, forwarder, container shipping, customs, trucking, haulier, trucker
warehouses<logistics: warehouse, warehousing, fulfilment centre, fulfillment center
restaurants<food: restaurant, cafe, bistro, ghost kitchen, dark kitchen, bar, pub, restaurante, ristorante, ristoranti, fast food, comida rapida, restauration, restauration rapide, gastronomie, ristorazione, horeca
people by the hour: on the clock, people by the hour, paid by the hour, hourly worker, hourly labour, hourly labor, hourly staff, gig work, gig worker, gig labour, gig labor, labour intensive, labor intensive, labour heavy, labor heavy, people heavy, staff heavy, manual service, on demand labour, on demand labor, home service, personalintensiv, personalintensive, personalintensiven, stundenlohn, stundenlohner, main d oeuvre, intensivo en mano de obra, intensivos en mano de obra, mano de obra, mao de obra, manodopera
death: dying, funeral, undertaker, bereavement, bereaved, burial, cremation, grief, end of life, palliative, hospice, estate planning, inheritance, bestattung, bestatter, beerdigung, trauer, sterben, funerailles, obseques, deuil, pompes funebres, funerario, funeraria, duelo, luto, funerale, uitvaart
hotels: hotel, hostel, guest house, lodging, accommodation, homestay, spare room, spare bed, couch, airbed, bed and breakfast, overnight stay, unterkunft, hebergement, alojamiento, alojamento, short term rental, vacation rental
schools<edtech: teacher, classroom, pupil, primary school, secondary school, school, schule, schulen, ecole, ecoles, escuela, escuelas, escola, escolas, scuola, scuole, colegio, colegios, lehrer, enseignant, maestro, professor
universities<edtech: university, higher education, college student
tutoring<edtech: tutoring, tutor, exam preparation
children: children, child, kid, toddler, parents, parenting, infant, baby
women: women, femtech, maternal
pets: pet, dog, cat, veterinarian, veterinary, vet
dating: dating, dating app, matchmaking, online dating, partnervermittlung, site de rencontre, sites de rencontre, citas, namoro
social networks: social network, social media, influencer, creator economy, creator
advertising: advertising, ad supported, ad network, adtech, ads
agencies: agency, consultancy, consulting, service business, services business, dev shop, outsourcing, agentur, agenturen, agence, agences, agencia, agencias, agenzia, agenzie, beratung, conseil, consultoria, consulenza
franchises: franchise, franchising, franquicia, franquicias, franquia, franquias
lawyers<legaltech: lawyer, law firm, attorney, litigation, contract review, legal aid
compliance: compliance, audit, regulatory reporting, know your customer, kyc, anti money laundering, aml
fraud: fraud, scam, chargeback, identity theft
public sector: public sector, government, municipality, city council, public procurement, ministry, public servant, public authority, local authority, public agency, county, town hall, city hall, council, kommune, gemeinde, behorde, burgeramt, mairie, collectivite, ayuntamiento, municipio, prefeitura
construction<proptech: construction site, construction, house builder, home builder, building contractor, general contractor, contractor, building site, building trade, baustelle, chantier, obra
landlords<proptech: landlord, tenant, letting, property management
real estate=proptech: real estate, property development, immobilie, immobilier, inmueble, imovel, imoveis
heating<cleantech: heat pump, heating, boiler, insulation, retrofit
batteries<cleantech: battery, energy storage, battery storage
grid<cleantech: power grid, grid, utility company, electricity, smart meter
solar<cleantech: solar, photovoltaic, solar panel, solaranlage, solaranlagen, photovoltaik, panneau solaire, panneaux solaires, panel solar, paneles solares, painel solar, paineis solares, pannelli solari, zonnepaneel, zonnepanelen
hydrogen<cleantech: hydrogen, electrolyser, electrolyzer
carbon<cleantech: carbon, emission, co2, carbon accounting, carbon removal
recycling: recycling, circular economy, reuse, waste, second hand, secondhand, refurbished, resale
water: drinking water, wastewater, water treatment, desalination
mining: mining, mine, mineral, bergbau, mineria, mineracao, exploitation miniere
electric vehicles<mobility: electric vehicle, electric car, charging station, ev charging, ev, ladesaule, ladesaulen, borne de recharge, bornes de recharge, laadpaal, laadpalen, elektroauto, elektroautos, voiture electrique, coche electrico, carro eletrico
cars<mobility: car dealer, used car, car owner, automotive
scooters<mobility: scooter, e scooter, bike sharing, micromobility, e roller, trottinette, trottinettes, patinete, patinetes, monopattino, monopattini
drones: drone, unmanned aerial vehicle, uav
factories: factory, manufacturer, machine tool, shop floor, production line
quality inspection: inspection, defect detection, quality control
maintenance: predictive maintenance, maintenance, field service, technician, repair
sensors: sensor, wearable, connected device, iot
chips: chip, semiconductor, chipset
hardware=hardware,robotics: hardware, physical product, physical goods, physical thing, anything physical, physical stuff, machinery, apparatus, equipos fisicos, equipo fisico, aparato, maquinaria, objet connecte, apparecchio, apparaten, gerate, gadget, device, electronic device, device maker, gerat, hardwareprodukt
software=saas: software, saas, software only
satellites<space: satellite, orbit, rocket, launch vehicle, earth observation
quantum: quantum, quantum computing
llm wrappers: chatbot, gpt wrapper, llm wrapper, wrapper around, thin wrapper
developers: developer, software engineer, programmer, devops, api, sdk, ci pipeline
open source: open source
security: vulnerability, phishing, ransomware, password, cyber attack, cyber defence, cyber defense, penetration test
privacy: data protection, gdpr, privacy
data pipelines: data warehouse, data pipeline, analytics
speech: speech recognition, voice assistant, transcription
vision: computer vision, image recognition, camera
translation: translation, localisation, localization, interpreter
games=gaming: game, video game, mobile game, game studio
music<media: musician, music, concert, band, song, streaming of music
film<media: film, movie, cinema, hollywood
news<media: newspaper, journalist, journalism, publisher
content makers: content studio, content production, production company, production house, podcast network, podcast, documentary, audiobook, video series, audio series, web series, newsletter, journalism, reporter
sports: athlete, sports club, gym, football club, fitness
travel=travel: tourist, traveller, traveler, travel agent, airline
fashion=fashion: clothing, apparel, garment, shoe, textile
cosmetics: cosmetic, skincare, make up, beauty product, kosmetik, cosmetique, cosmetiques, cosmeticos, cosmetici
supplements: supplement, vitamin, nutrition product, nahrungserganzung, nahrungserganzungsmittel, complement alimentaire, complements alimentaires, suplemento, suplementos, integratore, integratori, voedingssupplementen
snacks<food: snack, drink, beverage, packaged food
weddings: wedding, bride
charities: charity, non profit, nonprofit, ngo, donation
migrants: migrant, refugee, diaspora, immigrant
disability: disability, disabled, deaf, blind, wheelchair, hearing loss
pharmacies<health: pharmacy, pharmacist
patients<health: patient, patient record
rare diseases<health: rare disease, orphan drug
subscriptions: subscription box
b2b: b2b, business customer, enterprise customer, selling to businesses, unternehmenskunde
consumer=consumer: b2c, consumer, consumer app, end consumer, household, direct to consumer, d2c, endkunde, endverbraucher, endnutzer, privatleute, privatleuten, privatperson, privatpersonen, verbraucher, privatkunde, grand public, consommateur, particulier, consumidor, consumidor final, consumatore, consument, konsum, konsumgut, konsumguter, konsument, konsumenten, endkunden, endverbrauchern, privatkunden, gran consumo, consumo de masas, private individual, private people, general public, mass market, private person, private customer, privatperson, privatpersonen, particuliers, particulares, pessoa fisica, pessoas fisicas
`;

/** General business nouns that nearly every profile contains; they are no topics by themselves. */
export const GENERAL = new Set(
  `investment investor fund capital venture startup company firm business founder cofounder team people person customer
  client user market marketplace product service solution technology tech platform software app application tool industry
  sector stage seed series round growth scale world model idea revenue value thesis portfolio money cash cheque check
  ticket deal pitch deck email call meeting story traction unit economics margin price cost sale metric number figure
  month year week day time hour minute quarter decade thing stuff kind sort type lot bit way part place region country
  city market segment niche space area field domain category problem pain point need help support experience
  expertise background knowledge skill insight vision mission passion hustle grit ambition edge moat advantage
  competition competitor defensibility data network effect operator engineer builder entrepreneur maker owner manager
  ceo cto cfo leader employee worker staff hire board lead follow syndicate partner lp lps eur usd gbp chf angel vc exit ipo acquisition
  valuation equity safe note term sheet dilution runway burn profit profitability income arr mrr retention churn
  acquisition funnel channel distribution go-to-market strategy plan roadmap launch prototype mvp pilot demo beta proof
  evidence validation approval feedback question answer reason rule exception anything nothing everything something
  anyone everyone nobody someone other rest example case list end start beginning step level side hand head heart mind
  eye face word line sentence page paper book life home house family friend job work working office project program
  opportunity potential impact change future past history decade tradition quality quantity size amount range average
  majority minority share percent system process workflow operation organisation organization group community society
  consumer enterprise smb sme b2b b2c regulation regulated small-business large-scale back-office front-office
  something else founder-market fit track record first-time serial technical non-technical diverse local global
  brand provider vendor player sided related adjacent focused based driven powered enabled funded led acre hectare mile kilometre meter founding early late pre-seed growth-stage interest focus preference bet hard problem-solver company-builder napkin email nda
  plain generalist agnostic none various`
    .split(/\s+/)
    .filter(Boolean),
);
