/**
 * Groups of words that mean the same to the classifier, in English, Spanish, German, French,
 * Portuguese and Italian. Words are in lower case and without accents. A star matches any ending.
 * Concepts are features, not rules: training decides the weight of each, alone and in pairs.
 */
export const CONCEPTS: Readonly<Record<string, string>> = {
  // speaker and tense
  we: "we we're we've our ours us i i'm i've my me mine nosotros nuestr* nos mi wir uns* ich mein* nous notre nos je mon ma noi nostr* nosso* nossa* eu meu minha",
  planned:
    "will we'll i'll plan plans planned planning expect* project* forecast* aim aims hope hopes hoping intend* goal goals soon later next would could might want wants going_to if once roadmap vamos_a queremos planeamos esperamos sera wollen planen werden moechten hoffen bald allons prevoyons voulons esperons bientot iremos pretendemos planejamos queremos vogliamo prevediamo",
  past: 'was were had did since last ago yesterday already so_far until_now to_date ya desde seit bereits schon deja depuis ja desde gia da',
  denied:
    "no not none never nobody nothing without don't doesn't didn't haven't hasn't isn't aren't wasn't can't cannot nor neither yet zero nil ningun* sin nadie nunca nicht kein* niemand ohne noch pas aucun* sans jamais personne nao nenhum* sem ninguem non nessun* senza",
  but: 'but however although except unless despite though pero aber mais mas ma sondern',
  certain:
    'guarante* sure surely certain* always every ever cannot_fail risk-free riskless no_risk fixed assured foolproof garanti* garant* sicher* risikolos* seguro sin_riesgo sans_risque sem_risco senza_rischio',
  first_ever:
    'first only unique unparalleled unprecedented world-first sole unico einzig* unique premier primeiro erste',
  hype: 'revolution* disrupt* innovative innovation* game-chang* game cutting-edge next-gen* world-class seamless* synerg* paradigm ecosystem* empower* leverag* transform* unlock* ultimate amazing incredible massive huge unicorn visionary holistic exponential* blockchain web3 metaverse quantum ai-powered state-of-the-art best-in-class billion* trillion* reimagin* redefin* frictionless passion* dream* excellence bahnbrechend* revolutionar* innovador* revolucion* inovador* rivoluzion*',
  everyone:
    'everyone everybody anyone anybody all_people all_businesses all_companies every_person every_business every_company worldwide globally humanity mankind todo_el_mundo todos jeder alle tout_le_monde toutes tutti qualquer_pessoa',
  // problem
  pain: 'problem* pain* struggle* suffer* waste* wasted wasting lose loses losing lost miss missed fail fails failed broken slow late delay* wait waiting queue* error* mistake* costly expensive difficult hard frustrat* stress* burden* shortage* leak* spoil* complain* manual* paperwork hate hates annoy* stuck confus* problema* perd* pierd* verlier* verlor* fehler* warten muehsam teuer probleme* perdent perte* attente erreur* perdem desperdici* sprec*',
  time_unit:
    'hour hours minute minutes day days week weeks evening* stunde* tag tage woche* heure* jour* semaine* hora* dia* semana* ora ore giorn* settiman*',
  month_unit:
    'month months monthly year years yearly annual* quarter mrr arr monat* jahr* mois an ans mes meses ano anos mese mesi',
  // solution and method
  product_word:
    'app apps platform* software tool tools system service website web device* machine* sensor* kit api plugin dashboard marketplace* portal bot product* saas aplicacion plataforma* gerat geraet* werkzeug plateforme* outil* aplicativo ferramenta* piattaforma',
  does: 'lets helps allows enables shows sends reads checks matches books tracks measures turns connects automates scans records predicts finds compares sorts prints alerts reminds ayuda permite muestra zeigt hilft ermoeglicht permet aide montre ajuda mostra',
  method:
    'algorithm* model* trained camera* sensor* data* dataset* satellite* machine_learning neural computer_vision ocr gps bluetooth rfid lidar enzyme* catalyst* membrane* polymer* protein* spreadsheet* scan* spectro* encrypt* 3d-print* microb* ultrasonic ultrasound infrared',
  // evidence
  contact:
    'interview* spoke spoken talked talk asked ask survey* visited visit shadowed watched observed questionnaire* sat_with met calls called conversations entrevist* hablamos hable preguntamos befrag* gesprochen gespraech* besucht entretien* parle interroge* visite* falamos conversei perguntamos intervist* parlato',
  trial:
    'pilot* trial* test tested tests testing beta experiment* measured measure field_test study studies prototype* versuch* getestet prueba* piloto* essai* teste* testado* prova',
  change_word:
    'fell rose dropped cut reduced from went increase* decrease* halved doubled tripled saved saves faster fewer less improved redujo bajo subio gesunken gestiegen sank stieg baisse augmente reduziu caiu aumentou ridotto',
  sign_up:
    "waitlist waiting_list wait-list pre-order* preorder* deposit* letter_of_intent letters_of_intent loi lois signed_up reserved committed commitment* pledged agreed promised memorandum mou intent warteliste vorbestell* absichtserklaerung* lista_de_espera preventa* cartas_de_intencion liste_d'attente precommand* lettre* pre-venda* cartas_de_intencao",
  users_word:
    'user users customer* client* subscriber* member* using use uses used active daily weekly sign-ups signups registered usuario* usuari* cliente* nutzer* kunden kunde utilisateur* abonne* membro* utente utenti clienti',
  paying:
    "paying pay pays paid sold buy buys bought subscription* subscribe* invoice* revenue* sales turnover earn* income mrr arr gross booking* ingreso* factur* ventas pagan umsatz zahlen* bezahl* verkauf* chiffre_d'affaires payent paient vendu receita* pagam faturamento vendemos ricavi fatturato pagano",
  profit:
    'profit* return* yield* roi gains interest dividend* payout* rendite* gewinn* beneficio* rentabilidad rendement* retour lucro* rendiment*',
  growth_word:
    'grow grew growing growth growth-rate doubled tripled month-over-month mom yoy week-over-week increase* wachs* gewachsen crecim* crec* croissance cresc*',
  stay: 'retention churn churned renew* returned return repeat* cancel* left stay* stayed nps recommend* referr* re-order* reorder* come_back came_back loyal* inactive kuendig* verlaenger* empfehl* abandon* renov* recommand* desabonn* cancelam voltam rinnov*',
  price_word:
    'price* pricing charge* fee fees commission* per_month per_year per_user per_seat subscription licence_fee cost costs tariff* freemium premium markup margin* cents precio* cuota comision* preis* gebuehr* provision* prix frais preco* taxa* comissao prezz*',
  count_of_market:
    'there_are exist registered census statistics according_to register tam sam som total_addressable addressable out_of_these segun_el censo hay gibt_es laut il_y_a selon ha existem segundo ci_sono',
  share_of_huge:
    'capture captur* one_percent market_share just_1 only_1 share slice percent_of_the_market cagr trillion* billion*',
  rival:
    'competitor* competition rival* alternative* incumbent* compared unlike versus vs instead existing use_today spreadsheet* excel whatsapp pen_and_paper others compete* competidor* alternativa* wettbewerb* konkurren* statt concurrent* contrairement concorrent* invece',
  no_rival:
    'no_competitors no_competition no_competitor no_direct_competitors no_one_else nobody_else no_real_competition sin_competencia keine_konkurrenz aucun_concurrent sem_concorr* nessun_concorrente first_mover nothing_like_it',
  edge_word:
    'patent* exclusiv* proprietary licence license licensed certified certificat* accredited know-how trade_secret dataset contract* agreement* integration* partner* trademark secret years_of patente* exklusiv* vertrag* zertifi* brevet* contrat* certifi* exclusividade brevett* esclusiv*',
  live: 'live launched launch running production deployed released online available app_store play_store shipping beta prototype mock-up mockup mvp lanzad* lanzamos gestartet lance lancado lanciato',
  building:
    'building built build designing developing idea concept not_built nothing_built sketch* figma wireframe* deck still_coding entwick* desarroll* developp* desenvolv* svilupp*',
  // team
  experience_word:
    'years worked ex ex-* former formerly previously experience* phd degree studied led ran founded sold_my background career engineer at anos jahre* erfahrung arbeit* ans experien* trabaj* travail* trabalh* anni lavorato',
  role_builder:
    'engineer* developer* programmer* cto technical codes coder coding scientist* chemist* biologist* physicist* architect* designer* builds hardware electronics robotics entwickler* ingenieur* ingenier* programador* developpeu* desenvolvedor* engenheir* ingegner* sviluppator*',
  role_seller:
    'sales sold sell sells marketing commercial ceo coo distributor* business_development account_manager partnerships vertrieb* ventas vendedor* commercial* vendas vendite',
  role_insider:
    'nurse* doctor* vet veterinarian* teacher* chef* farmer* plumber* electrician* lawyer* accountant* dentist* pharmacist* driver* pilot captain baker* builder* carpenter* mechanic* therapist* midwife surgeon* banker* trader* landlord* coach enfermer* medic* maestr* agricultor* arzt aerzt* lehrer* landwirt* handwerker* infirmier* medecin* enseignant* agriculteur* enfermeir* professor*',
  founders_word:
    'founder* co-founder* cofounder* team partner wife husband brother sister friend* two_of_us three_of_us employees staff socio* fundador* gruender* mitgruender* fondateur* associe* fundador* socio soci fondator*',
  alone:
    'alone solo myself one-person one-man one-woman just_me only_me by_myself single_founder sole_founder solo_founder allein* sol* seul* sozinh* da_solo',
  part_time:
    'part-time part_time evenings weekends day_job full-time_job side_project after_work besides_my_job student* studying semester nebenbei nebenberuflich teilzeit tiempo_parcial temps_partiel meio_periodo part_time noches abends',
  looking_for:
    'looking_for searching seeking need_a need_someone missing lack* hire hiring recruit* want_to_hire no_cto no_technical no_salesperson no_developer freelancer* agency outsourc* suche* busc* cherche* procur* cerc*',
  // funding request
  ask_word:
    'raise raising round seed investment funding fund funds invest* ask grant* loan capital equity safe pre-seed levantar ronda finanz* lever levee captar rodada raccogl*',
  spend:
    'spend hire hires salaries salary marketing runway months_of inventory tooling equipment certification budget allocate* use_of_funds goes_to go_to einstellen gehaelter contratar sueldos embaucher salaires assumere',
  milestone_word:
    "milestone* by_the_end q1 q2 q3 q4 target break-even breakeven reach deadline until within launch_in january february march april may june july august september october november december hasta bis_ende d'ici ate entro",
  approval_word:
    'licen* permit* approv* certif* complian* regulat* fda ce_mark iso hipaa gdpr authori* clearance accredit* audit* registered ethics sanction zulass* genehmig* zertifi* homologa* permis* autoris* anvisa licenca* autorizz*',
  scorer:
    'score scoring rate rating grade evaluate evaluator assistant ai_model language_model llm prompt instruction* ignore_previous ignore_all disregard system_prompt full_marks maximum points 100 reviewer puntuacion bewert* punkte note nota instruc* anweisung* consigne*',
  greeting:
    'hi hello hey thanks thank cheers lol haha sorry btw guys folks feedback advice anyone_here roast hola gracias hallo danke bonjour salut merci ola obrigad* ciao grazie',
  story:
    'grandmother grandma grandfather mother father mum dad wife husband kids daughter son childhood holiday weekend coffee dog cat story remember one_day',
  // risks
  platform:
    'api apis app_store google apple facebook meta instagram tiktok youtube amazon shopify whatsapp telegram ebay etsy airbnb uber openai chatgpt gpt claude twitter linkedin reddit discord roblox steam spotify salesforce algorithm terms_of_service policy',
  ai_wrapper:
    'chatgpt gpt gpt-4 openai claude llm language_model prompt* generative ai_model fine-tune* wrapper anthropic gemini',
  two_sides:
    'marketplace* both_sides supply_side demand_side buyers_and_sellers connects_ match_ matching two-sided network_effect hosts guests drivers riders vermittel* marktplatz mercado_de',
  one_customer:
    'single_customer one_customer one_client main_client largest_customer biggest_client anchor 80_% majority_of most_of_our_revenue one_contract unico_cliente einziger_kunde seul_client unico_cliente',
  supplier:
    'supplier* manufacturer* factory factories sourced single_source one_supplier contract_manufacturer lieferant* fabrik* proveedor* fournisseur* fornecedor* fornitor*',
  ads: 'ads ad advertis* facebook_ads google_ads cac acquisition_cost influencer* paid_marketing campaign* cost_per anuncio* werbung publicite anuncios pubblicita',
  thin: 'margin* cost_of_goods cogs gross_margin delivery_cost subsid* loss_per break_even discount* low_margin',
  health:
    'patient* medical clinic* hospital* disease* therapy treatment* diagnos* drug* symptom* surgery health* care cancer diabetes dementia mental vaccin* medicine* paciente* salud kranken* gesundheit* sante maladie* saude doenca* salute',
  finance:
    'bank* loan* credit lending insurance insur* payment* wallet money_transfer remittance* securities token* coin* crypto* trading broker* shares invest* bitcoin wertpapier* kredit* prestamo* seguro* pret* assurance* emprestimo* prestit*',
  hardware_word:
    'device* hardware sensor* battery batteries machine* robot* drone* vehicle* bike* scooter* gadget* wearable* circuit* pcb injection_mould* mold manufactur* assembly component* geraet* dispositivo* appareil* maquina*',
  plant:
    'plant factory facility warehouse* fleet vehicles kitchen reactor farm greenhouse vessel* capex equipment inventory stock build_out land',
  fresh:
    'fresh* frozen cold_chain refrigerat* perishable* spoil* delivery deliver* courier* last-mile food meal* groceries vegetable* fruit* milk fish flowers',
  big_company:
    'google microsoft apple amazon meta sap salesforce oracle adobe zoom slack notion stripe visa paypal tesla siemens bosch epic big_tech incumbent* built-in bundle*',
  crowd:
    'crowded many_apps dozens_of many_competitors hundreds_of saturated similar_apps others_do there_are_already lots_of muchos_competidores viele_anbieter beaucoup_de_concurrents',
  copyable:
    'easy_to_copy copy copied better cheaper faster nicer simpler friendlier first first-mover execution brand passion',
  slow_sale:
    "procurement tender* sales_cycle committee* months_to_decide board_approval budget_cycle rfp decision_maker* ausschreib* licitacion* appel_d'offres licitac* gara",
  public_sector:
    'government* municipal* city_council council* ministry school* schools public_hospital nhs state army police authorit* gemeinde* ayuntamiento* mairie prefeitura* comune ministerio* universit*',
  grant:
    'grant* subsid* donation* nonprofit ngo foundation horizon funded_by_the_state charity sponsor* foerder* subvencion* subvention* subsidio* bando',
  poor: 'cannot_afford poor low-income unemployed refugees students homeless free_for no_money smallholder*',
  free: 'free for_free gratis kostenlos gratuit* gratuito* monetis* monetiz* later_charge no_business_model kostenfrei',
  once: 'once one-off one-time single_purchase only_once lifetime_licence wedding* funeral* einmal* una_vez une_fois uma_vez',
  habit: 'habit* used_to switch change_the_way behaviour behavior convince educate resist* stick_to',
  small: 'niche few tiny only_about small_market handful limited specialised community hobby* rare',
  season:
    'season* christmas summer winter harvest holiday* ski* beach tourist* spring autumn festival* saison* temporada*',
  service_work:
    'consult* agency custom bespoke hours billed by_hand manual* projects team_of_experts freelancers workshops coaching concierge beratung consultor*',
  personal:
    'children kids minors medical_records personal_data private location_data biometric* face fingerprint* genetic dna bank_account passwords messages',
  harm: 'injur* accident* death die kill* safety crash* fire explos* overdose liability malpractice recall dangerous* unfall* lesion*',
  lab: 'lab laboratory bench proof_of_concept simulation* theoretic* paper published scale-up in_vitro mice prototype_only not_yet_shown trl',
  years_away:
    'years_until in_three_years in_five_years long-term clinical_trials phase_i phase_1 certification_takes decade r&d',
  ownership:
    'university patent_belongs spin-off spin-out employer owns licence_from rights copyright scraped content open_source unclear contract_says',
  dispute:
    'lawsuit* sued suing court letter_from lawyers cease_and_desist dispute* claim* arbitration injunction* settle* trademark_complaint',
  moderation:
    'comments posts upload* anonymous* chat user-generated trolls abuse* harass* misinformation fake_profiles moderat* community',
  border:
    'tariff* currency inflation devaluation sanctions war border* visa* import export customs peso naira lira ruble election coup devisa*',
  many_things:
    'also and_also as_well everything all-in-one super_app super-app plus additionally various several_products many_features multiple_markets one_stop',
  vanity:
    'downloads followers likes views visits impressions hits page_views instagram_followers traffic press award* hackathon winner featured descargas seguidores abonnes seguidores',
  conflict:
    'left quit split fight* fought argument* disagree* ex-cofounder departed pivot* third_time again_changed equity_split fired',
  unasked:
    "haven't_asked not_talked no_customers_yet nobody_has assume believe think convinced sure_that obvious everyone_needs",
  forecast:
    'forecast* projection* by_year_3 year_three year_5 in_five_years will_reach will_have will_be $_million hockey conservative_estimate* expect_to prevision* prognose*',
  unpaid: 'free_pilot unpaid for_free pilot_free without_charge no_payment trial_free kostenloser',
  fad_word: 'trend* viral hype craze tiktok challenge nft meme* fashion influencer* hot_right_now boom',
  // offences
  licence_lack:
    "without_licence without_license no_licence no_license unlicensed unregistered without_registration not_registered no_permit without_permit without_approval grey_area gray_area loophole* offshore no_prescription without_prescription no_questions_asked regulators_can't don't_need_a_licence sin_licencia sin_receta ohne_lizenz ohne_zulassung ohne_rezept sans_licence sans_ordonnance sem_licenca sem_receita senza_licenza senza_ricetta",
  evade:
    'evade* evad* avoid* bypass* circumvent* dodge* get_around gets_around around_the skirt* escape* undetect* untraceable* untrack* anonymous* invisible hide hides hidden conceal* mask* launder* disguise* off_the_books under_the_radar shell_compan* evita* elud* esquiv* umgeh* versteck* contourn* cach* dissimul* burlar escond* aggir* nascond*',
  fight:
    'detect* prevent* protect* stop stops fight* against combat* block* flag* report* verif* complian* comply audit* investigat* catch* secur* expose* monitor* recover* rehab* quit* help_victims anti-* counter* authenticate* legal* licensed insured regulated supervised consent* erkenn* verhinder* schuetz* bekaempf* gegen detecta* previen* protege* contra lutte* empech* detecta* combat* impede* previne* contro',
  fake: 'fake* forged forge* counterfeit* imitation* replica* bogus phony false* fabricat* falsif* falsch* gefaelscht* faux fausse* copia* clon* contrefa* falso* falsa*',
  review_word:
    'review* rating* star stars five-star testimonial* follower* likes engagement votes trustpilot resena* bewertung* avis avaliac* recension*',
  document_word:
    'diploma* degree certificate* passport* id ids payslip* pay_stub* invoice* visa licence_card driving_licence bank_statement* reference_letter* thesis dissertation* essay* exam* homework coursework titulo* zeugnis* ausweis* diplome* papiers',
  identity_check:
    'kyc aml identity_check* verification identity_verif* money_laundering anti-money id_check* blocked_account* banned sanctions* embargo* export_control* customs blacklist* sanciones sanktion* embargo',
  tax: 'tax taxes taxable irs vat tax-free impuesto* steuer* finanzamt hacienda impot* fisc imposto* receita_federal tasse fisco',
  cash: 'cash income wealth money proceeds earnings offshore_account* trust_structure bargeld efectivo especes dinheiro contanti',
  weapon:
    'weapon* gun guns firearm* rifle* pistol* ammunition ammo silencer* suppressor* explosive* bomb* grenade* 3d-printed_gun ghost_gun* serial_number* waffe* arma armas arme* armi',
  drug_word:
    'drug drugs cannabis weed cocaine mdma psilocybin mushroom* opioid* steroid* pills prescription* antibiotic* ozempic semaglutide adderall xanax medikament* medicamento* medicament* farmac*',
  cure: 'cure cures cured heal heals healed remedy remedies miracle* cancer alzheimer* autism diabetes hiv any_disease all_diseases every_disease detox reverse_aging immortality heilt heilung cura guerit guerison milagro* wunder*',
  gamble:
    "gambl* bet bets betting casino* poker slot slots lottery wager* roulette jackpot odds apuesta* wett* gluecksspiel* pari paris jeux_d'argent aposta* scommess*",
  brand_copy:
    'replica* counterfeit* knock-off* knockoff* rolex nike gucci louis_vuitton designer_bags pirated piracy crack* cracked torrent* stream_movies free_movies disney netflix logos bootleg* unlicensed_copies copyright*',
  hack: 'hack hacks hacking hacked exploit* malware ransomware phishing credential* password* ddos botnet* stolen carding crack_password account_takeover zero-day keylogger* unlock_any root_access',
  spy: "spy spies spying secretly without_their_knowledge without_them_knowing unknowing* covert* stealth* track_your_partner girlfriend boyfriend spouse cheating partner's listen_in read_their_messages hidden_camera heimlich* ohne_ihr_wissen en_secreto sin_que_lo_sepa a_son_insu sans_qu'il sem_que_ele di_nascosto",
  data_trade:
    'sell_data sell_the_data selling_data data_broker* scrape* scraped scraping harvest* leaked without_consent no_consent email_lists phone_numbers personal_data data_of profiles_of contacts datos_personales daten_verkauf* donnees_personnelles dados_pessoais',
  recruit_pay:
    'recruit* referral* downline* upline* invite_ levels tiers bonus_for sponsor* network_marketing mlm multi-level pyramid membership_fee join_fee matrix binary early_members new_members afiliad* anwerb* parrain* filleul* convid*',
  token_sale:
    'token* coin* presale pre-sale ico ido securities shares_to_the_public public_sale pool pooled pools investors_money fractional* retail_investors tokenis* tokeniz* crowdinvest*',
  sexual:
    'nude nudes deepfake* undress* explicit porn* escort* sexual* intimate revenge nsfw strip nackt* desnud* nu',
  worker:
    'worker* workers labour labor wage* wages migrant* passport* overtime undocumented off_the_books minimum_wage underage children_work contractors employees employer* arbeiter* trabajador* ouvrier* trabalhador* lavorator*',
  exclude_group:
    'race religion ethnic* nationality gender women men age disabled pregnant muslim* jewish christian black white foreigners immigrants gypsies only_accept filter_out screen_out exclude rasse religion raza razza',
  dump: 'dump* waste toxic chemicals river sea burn_ poach* ivory rhino pangolin protected_species endangered emission* defeat_device illegal_logging coral mull entsorg* residuos dechets residuos rifiuti',
  skip_test:
    'skip_the skip_safety skips without_testing untested no_safety_test recall* recalled expired out_of_date unsafe hide_the_defect avoid_certification avoid_testing relabel* ungeprueft caducad* perime*',
  trick:
    'trick* mislead* deceiv* hidden_fee* hidden_charge* auto-renew* fine_print fake_scarcity fake_countdown dark_pattern* confuse impersonat* pretend* make_them_think hard_to_cancel subscription_trap elderly engan* tausch* taeusch* trompe* engana* ingann*',
  free_energy:
    'perpetual* free_energy over-unity overunity more_energy more_power_than zero-point infinite unlimited_energy self-charging self-sustaining generates_its_own runs_forever without_fuel water_as_fuel runs_on_water no_fuel never_needs_charging magnet_motor cold_fusion energia_libre energia_infinita freie_energie energie_libre energie_infinie energia_livre moto_perpetuo',
  impossible:
    'faster_than_light time_travel teleport* antigravity anti-gravity telepath* predict_the_future predicts_every 100_% 100% perfect_accuracy never_wrong lossless_compression any_file infinite_compression unhackable unbreakable quantum_consciousness reads_minds read_minds alchemy gold_from homeopath* defies_physics laws_of_physics',
};
