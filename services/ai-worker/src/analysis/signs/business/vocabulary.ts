/**
 * Words of each way in English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, Turkish,
 * Indonesian, Russian, Arabic, Hindi, Japanese and Chinese. A star matches any ending, "_" is a space.
 */
export const WAYS = [
  [
    'lending',
    'loan loans microloans credit_line crowdlending ratenkauf lender* instalment* installment* borrower* microcredit microloan* pay-as-you-go paygo buy_now_pay_later overdraft* kredit* darlehen ratenzahlung emprunt* prestamo* cuotas emprestimo* cartao_de_credito parcela* prestit* lening* pozyczk* kredyt* taksit* cicilan pinjaman кредит* рассрочк* займ* قروض قرض تقسيط ऋण कर्ज किस्त ローン 融資 贷款 分期 prets_aux microcredit lend_money money_lending microlending we_lend_to savings_circle* rotating_savings pożyczk* tontine* caixinha consorcio payg',
  ],
  [
    'payments',
    'payment_rail* remittance* money_transfer* transfer_money send_money sends_money currency_exchange exchange_rate* foreign_exchange mobile_money payout* payment_api card_payment* wallet zahlungsverkehr uberweisung* virement* transfert_d_argent transferencia* remesa* remessa* pagamento pagamenti betaling* przelew* havale kirim_uang переводы платеж* تحويل_الأموال مدفوعات भुगतान 送金 決済 支付 汇款 payments',
  ],
  [
    'insurance',
    'underwrit* we_insure insurtech microinsurance micro-insurance insurance_broker* insurance_product* versicherungsmakler*',
  ],
  [
    'savings',
    'savings saver* bonds deposit_account* pension* etf sparen epargne ahorro* poupanca risparmi* spaargeld oszczedn* birikim tabungan вклад* ادخار बचत 貯蓄 储蓄',
  ],
  [
    'rides',
    'ride ride-sharing ridesharing rides transport_app motorbike_taxi* crowd_rides transportasi ride-hailing taxi* passenger* carpool* rideshar* motorcycle_taxi* tuk-tuk* ojek shuttle* minibus* fahrgast* mitfahr* pasajer* passageir* covoiturage passegger* pasazer* yolcu* penumpang пассажир* такси* ركاب تاكسي सवारी タクシー 乗客 打车 乘客',
  ],
  [
    'delivery',
    'deliveries courier* last_mile lieferdienst* lieferung* ausliefer* reparto repartidor* domicilios entrega entregas entregador* livraison* livreur* livrons consegna consegne consegniamo bezorg* dostaw* kurier* kurye* teslimat* kurir antar pengiriman доставк* курьер* توصيل डिलीवरी 配達 宅配 配送 送货 deliver_to home_delivery delivery_service delivery_app food_delivery we_deliver parcel_locker* parcel_service parcel_delivery town_delivery local_delivery delivery_from delivered_by meal_delivery driver_brings couriers',
  ],
  [
    'rental',
    'rental* renting hire_out lease leasing leased vermiet* verleih* mietet alquil* arriend* aluguel alugar alugamos louer louons location noleggi* affitt* verhuur* wynajm* wynajem kiralik kirala* sewa menyewakan аренд* прокат* تأجير إيجار किराया किराये レンタル 貸出 租赁 出租 rent_out rents_out for_rent renting_out we_lease subletting co-living coliving loue loues se_alquila lodging guesthouse holiday_homes hotel_for kiralık lockers locker',
  ],
  [
    'marketplace',
    'marketplace* market_place two-sided buyers_and_sellers listing* commission classifieds match_* marktplatz vermittl* provision_von marche_en_ligne mise_en_relation mercado_en_linea marktplaats comision comissao commissione commissioni prowizj* komisyon komisi комисси* маркетплейс* площадк* عمولة سوق_إلكتروني कमीशन 手数料 マッチング 佣金 平台撮合 pujan puja pujas subasta* enchere* versteiger* leilao asta_online online_auction*',
  ],
  [
    'placement',
    'recruit* staffing temp_agency job_board* work_visa* locum* personalvermittl* zeitarbeit recrutement reclutamiento recrutamento reclutamento uitzend* rekrutacj* personel_bul* perekrut* подбор_персонала توظيف भर्ती 人材 派遣 招聘 job_placement staff_placement we_place nurse_placement we_recruit recruits substitute_staff locums fill_shifts',
  ],
  [
    'food',
    'cook kochen *kuche cuisinons cuisine_du cuisine agroaliment* cooks cooked cooking bake bakes baked bakery meals lunch lunches dinner* sauce* brew* snack* dough catering restaurant_kitchen mahlzeit* lebensmittel* hafermilch cocina* comida* alimento* almuerzo* panader* cozinha* marmita* alimenta* repas boulang* aliment* cucin* pasti pranz* alimentar* maaltijd* jedzen* obiad* gastronom* yemek* gida mutfak makanan masak* kue еда еды кухн* питани* продукты طبخ طعام أكل وجبات عجين خبز खाना भोजन रसोई 料理 弁当 食品 餐饮 食物 our_kitchen dark_kitchen home_kitchen home_cooks brewery meals food_products food_business food_and_drink foodtech dough_for jams cooked_food food_brand food_stall frozen_food foods food gıda posiłk* posiłki brew_beer bake_bread',
  ],
  [
    'harvest',
    'grown growing_oysters oyster* mushroom* seaweed kelp hatchery greenhouse* orchard* olive* honey hives glasswort microgreens pilze ernte anbau cultiv* cosecha* huerto* plantio colheita recolte* ruches raccolto uliv* oogst uprawa plon* hasat panen rumput_laut урожа* выращива* محصول زراعة फसल खेती 栽培 収穫 种植 harvesting_season we_grow grown_on',
  ],
  [
    'goods',
    'apparel undergarment* underwear pantyhose hosiery printed_books prints yearbooks straps strap knitwear ceramic* fertiliser* fertilizer* consumer_goods acoustic_panel* appliances garment* clothes clothing dress dresses shoes shoe jewel* cosmetic* soap soaps candle* furniture toys bracelet* blanket* pantyhose textile* fashion apparel kleidung mobel schmuck seife vetement* meuble* savon* ropa zapatos muebles roupa* sapato* moveis vestit* scarpe mobili kleding meubels ubrania odziez meble buty giyim ayakkabi mobilya pakaian sepatu одежд* обув* мебел* ملابس أحذية أثاث कपड़े जूते 衣類 服 家具 服装 joyas joyeria mode_textile ayakkabı takı odzież',
  ],
  [
    'device',
    'rod thermocouple* appliance* vacuum_cleaner semiconductor* metrology wearables *fuhler *sensor *sensoren *gerat *gerate *messkopf *maschine wafer* action_sports_gear prototyp* agritech_hardware hardware device* sensor* probe probes tracker* collar* hardware prototype* gadget* wearable* firmware machines robot* drone* measuring_head gerat* messgerat* sonde messkopf maschine* appareil* capteur* dispositivo* aparato* sonda maquina* aparelho* equipamento apparecchi* sensore sensori macchin* apparaat sensoren urzadzen* czujnik* maszyn* cihaz* makine* alat mesin датчик* устройств* прибор* أجهزة جهاز مستشعر मशीन बैटरी उपकरण センサー 装置 機器 测量仪 设备 传感器 microphones microphone vending_machine* insole insoles alarm_device* autopilot aletler cihazı makinesi बैटरी_बदल battery_swap* swapping_station* smart_watch smartwatch doorbell_camera',
  ],
  [
    'trade',
    'wholesale* bulk_buying importer* distributor* distribution stockist spare_parts wholesaler* cylinder* depot* grosshandel* ersatzteil* grossiste* mayorista* repuestos distribuidora distribuidor atacad* grossist* ingrosso ricambi groothandel hurtown* hurt toptan yedek_parca grosir оптов* запчаст* جملة توريد بالجملة थोक 卸 問屋 批发',
  ],
  [
    'game',
    'video_game* wishlist* playable playtest* steam indie_studio board_game* rpg spiel spiele jeu_video jeux videojuego* jogo jogos videogioc* gra gry oyun permainan игра игры игру لعبة ألعاب खेल ゲーム 游戏 puzzle_game* video_games game_studio our_game online_game* party_game* reading_game indie_games mobile_game*',
  ],
  [
    'course',
    '*kurs *kurse *schulung phishing_training awareness_training courses lesson* tutor* teach teaches learner* exam_prep exam curriculum kurs kurse schulung* unterricht nachhilfe cours formation* curso cursos clases capacitacion aulas corso corsi lezion* opleiding* szkoleni* lekcj* egitim* ders dersler pelatihan kursus kelas_online обучен* курсы уроки تدريب دورات تعليم प्रशिक्षण कोर्स 研修 講座 教育 培训 课程 driving_theory learn_languages language_learning apprendre online_course training_course training_programme* training_course* security_training staff_training phishing_awareness workshop_kit teaching_kit',
  ],
  [
    'care',
    'therapy_sessions nursing_service physiotherapy *pflegedienst clinic_chain weight_clinic nursing_care home_care physiotherap* telehealth telemedicine counselling rehab* pflegedienst soins terapia* cuidador* fisioterap* cure_domiciliari zorg* terapi* opieka rehabilitac* hemsire* bakim* tedavi* terapi лечени* терапи* сиделк* رعاية علاج تمريض इलाज 介護 治療 护理 garde_d_enfants garde_a_domicile nounou* babysit* childcare nanny nannies kinderbetreuung ninera* kinderopvang home_nursing care_at_home coaching_sessions recovery_coaching counsellor* counseling therapy coaches',
  ],
  [
    'service',
    'cleaners cleaner cleaning_service funeral* burial* repatriation* undertaker* removals *reinigung *reparatur snow_clearing sharpening home_services consumer_services laundry dry_cleaning car_wash cleans cleaning wash washes repair repairs sharpen* install installs installation maintenance clearance removal* handym* plumb* gardening tailor* restore* reinig* reparier* reparatur* montage wartung monteur* nettoy* reparation* reparons entretien depann* limpieza reparac* mantenimiento taller limpeza conserto* manutencao puliz* riparaz* manutenzione schoonma* repareren sprzatan* napraw* serwis temizlik tamir* servisi bersih* perbaikan jasa уборк* ремонт* обслуживани* تنظيف إصلاح صيانة सफाई मरम्मत 清掃 修理 除雪 維修 维修 清洁 pottery_firing glaze_firing kiln_firing we_fire we_clean usługi_sprzątania',
  ],
  [
    'waste',
    'waste recycl* scrap compost* leftovers upcycl* spent_grain reclaimed abfall* recycel* recyclage dechet* compostage residuo* reciclaj* reciclag* rifiut* riciclo afval recykling odpad* geri_donusum* atik hurda sampah daur_ulang отход* переработк* вторсырь* نفايات تدوير कचरा रीसाइक्लिंग リサイクル 廃棄物 废料 回收 atık geri_dönüşüm',
  ],
  [
    'power',
    'solar photovoltaic* heat_pump* wind_turbine* biogas microgrid* charging_station* power_plant solaranlage* warmepumpe* photovolta* panneaux_solaires paneles_solares placas_solares pannelli_solari zonnepanelen fotowolta* pompa_ciepla gunes_paneli panel_surya солнечн* الطاقة_الشمسية सौर 太陽光 太阳能',
  ],
  [
    'laboratory',
    'laborator* reactor* catalyst* membrane* polymer* enzyme* sorbent* molecule* assay* coating* alloy* clinical_trial* pilot_plant biotech* deep_tech advanced_materials labor_ beschichtung* katalysator* laboratoire* catalyseur* laboratorio* catalizador* catalisador* revestimento rivestimento katalizator* kaplama laboratuvar* лаборатор* катализатор* покрыти* مختبر प्रयोगशाला 触媒 研究室 催化剂 涂层 materials nanomaterial* sorbents',
  ],
  [
    'ai',
    'ai gpt llm llms language_model* machine_learning neural chatbot* computer_vision ki kunstliche_intelligenz ia intelligence_artificielle inteligencia_artificial intelligenza_artificiale sztuczn* yapay_zeka kecerdasan_buatan нейросет* الذكاء_الاصطناعي एआई 人工知能 人工智能',
  ],
  [
    'social',
    'dating singles friends_nearby social_network friend_finder meet_people meetup* community_app dating_app kontaktborse rencontres citas solteros namoro incontri randki flort kencan знакомств* تعارف डेटिंग 婚活 交友',
  ],
  [
    'software',
    'software_tool digital_platform browser voice_notebook bitacora notebook cli git_blame open_source open-source developer_tools code_hosting *software *app *apps *plattform *portal website web_page spreadsheet ticketing helpdesk whatsapp_bot software saas app apps api dashboard* web_app* plugin browser_extension crm erp login spreadsheet_tool anwendung* plattform logiciel* appli application plateforme programa_de aplicacion plataforma sistema aplicativo ferramenta programma piattaforma applicazione toepassing oprogramowani* aplikacj* program_do yazilim* uygulama* program aplikasi perangkat_lunak программ* приложени* сервис систем* برنامج تطبيق منصة सॉफ्टवेयर ऐप ソフト アプリ システム 软件 应用 系统 agenda_en_ligne agenda online_booking online_calendar en_ligne sur_internet web-based online_tool record_keeping interface_for analytics data_export compressor codec simulator register document_check* edtech proptech legaltech govtech martech hrtech insurtech regtech dev_tools yazılım* bot uptime email_alerts inventory_reports digital_logbook interface_for_programmers notebook_app karaoke_app usług* rejestr',
  ],
] as const;

/** Words that tell the way of a business only where they are its sector. */
export const SECTORS = [
  ['device', 'equipment cameras instruments electronics hardware'],
  ['game', 'games gaming spiele jeux juegos jogos giochi ゲーム 游戏'],
  ['course', 'training'],
  ['goods', 'fashion clothing cosmetics'],
] as const;

/** Words of those whom a startup serves. */
export const FIELDS = [
  [
    'health',
    'patient* medical health healthcare healthtech medtech patienten gesundheit* sante salud paciente* saude sanita pazient* zdrowi* pacjent* saglik hasta* kesehatan pasien здоров* пациент* صحة مرضى स्वास्थ्य मरीज 医療 患者 医疗 sağlık',
  ],
  [
    'clinics',
    'clinic clinics doctor* dentist* dental pharmac* surgery arzt* arzte* praxis praxen klinik* krankenh* medecin* cabinet cabinets hopita* medico* clinica* hospitais medicos ospedal* huisarts* lekarz* doktor* dokter rumah_sakit врач* клиник* مستشفى طبيب अस्पताल 病院 医院 hospital hospitals',
  ],
  [
    'carers',
    'care_home* nursing_home* elderly dementia carer* pflegeheim* pflege altenheim* ehpad maison_de_retraite residencia_de_ancianos lar_de_idosos casa_di_riposo verpleeg* dom_opieki huzurevi panti_jompo пожил* مسنين बुजुर्ग 介護 老人 养老',
  ],
  [
    'schools',
    'school schools pupil* teacher* kindergarten* university universities yearbook* classroom* schule* schulen lehrer* ecole* eleve* professeur* escuela* colegio* profesor* escola* aluno* scuol* alunn* leerling* szkol* uczni* okul* ogrenci* sekolah murid guru школ* учител* مدارس طلاب مدرسة स्कूल शिक्षक 学校 教師 学生 老师 szkoł*',
  ],
  [
    'farms',
    'farm farms farmer* grower* livestock ewe ewes sheep cow cows dairy crop crops orchard* vineyard* beekeep* goats agritech agriculture agricultur* landwirt* bauern agriculteur* eleveur* agricultor* ganader* agro agropecuari* pecuar* agricolt* allevator* boer* rolnik* rolnictw* ciftci* tarim petani pertanian фермер* сельск* مزارع مزارعين किसान खेत 農家 農業 农民 农业 tarım sadownik* sadownikow',
  ],
  [
    'building',
    'construction builder* contractor* roofer* roofs scaffold* architect* screed bau bauleiter* dachdecker* gerust* handwerker estrich* batiment chantier* construccion obra obras construcao edilizia cantier* bouw* budow* insaat* konstruksi строител* بناء निर्माण 建設 工事 建筑',
  ],
  [
    'restaurants',
    'restaurant restaurants cafe cafes bar_owners chefs gastronomie gastwirt* restauration restaurateur* hosteleria ristorant* horeca restauracj* restoran* rumah_makan ресторан* кафе مطاعم रेस्टोरेंट 飲食店 餐厅 餐馆 hospitality_business',
  ],
  [
    'shops',
    'shopkeeper* retailer* corner_shop* kiosk* merchant* sari-sari sari bodega* bakeries haendler* handler einzelhand* laden commercant* commerces tienda* comerciante* lojista* loja lojas negozi* negozianti winkel* sklep* esnaf* dukkan* bakkal warung toko_ магазин* торгов* محلات تجار दुकान दुकानदार 商店 店舗',
  ],
  [
    'law',
    'lawyer* law_firm* legal solicitor* court courts notar* kanzlei* anwalt* avocat* juridique abogad* juridic* advogad* avvocat* advocat* prawnik* avukat* hukuk pengacara юрист* адвокат* محامي वकील 弁護士 法律 律师',
  ],
  [
    'banks',
    'bank banks credit_union* banken banque* bancos banca banche bankalar банки банков بنوك बैंक 銀行 银行',
  ],
  [
    'public',
    'council councils municipalit* city_hall parish_council* public_sector govtech local_government transit_agenc* ministry kommune* gemeinde* behorde* mairie* collectivit* ayuntamiento* municipio* prefeitura* comuni comune gemeente* gmin* belediye* pemerintah муниципал* администрац* بلدية नगर_पालिका 自治体 市役所 政府',
  ],
  [
    'clubs',
    'church churches parish parishes sports_club* football_club* choir* charities charity nonprofit* association verein vereine ehrenamt* eglise* association_sportive iglesia* clubes asociacion* igreja* chies* associazion* vereniging* kosciol* stowarzyszen* dernek* gereja klub церк* клуб* جمعيات मंदिर 教会 协会 kościoł*',
  ],
  [
    'families',
    'parents parent children kids toddler* babies family families eltern kinder familien familles enfants padres ninos pais criancas genitori bambini ouders kinderen rodzic* dzieci* aile* cocuk* anak orang_tua родител* детей أطفال أسر बच्चे माता-पिता 親 子供 保護者 孩子 家长',
  ],
  [
    'property',
    'landlord* tenant* letting real_estate property_manag* proptech housing_association* vermieter* hausverwalt* immobilien locataire* bailleur* immobilier inmobiliari* inquilin* imobiliari* condomini* immobiliar* huurder* verhuurder* nieruchomos* emlak* kiraci* properti недвижим* عقارات मकान_मालिक 不動産 大家 房地产 物业',
  ],
  [
    'freight',
    'freight truck trucks trucking haulage haulier* drayage forwarder* cargo spedition* fracht* lkw transporteur* transporte_de_carga caminhon* camionero* autotrasport* vrachtwagen* przewoznik* spedycj* nakliye* truk_ грузов* перевоз* شحن शिपिंग_ ट्रक トラック 運送 货运 卡车',
  ],
  [
    'ships',
    'ship ships port ports harbour* seafarer* maritime shipping_line* schiff* hafen navire* buque* navio* nave navi schepen statek statki gemi* kapal судно суда سفن जहाज 船舶 港口 cargo_vessel* fishing_vessel*',
  ],
  [
    'factories',
    'factory factories plant_manager* manufacturer* production_line* industrial mill mills sawmill* foundr* fabrik* hersteller industrie galvanik* usine* industriel* fabrica fabricas industria fabbric* fabriek* fabryk* zaklad* fabrika* pabrik завод* производств* مصانع फैक्ट्री 工場 工厂',
  ],
  [
    'workshops',
    'garages mechanic mechanics workshop workshops tradespeople craftsmen electricians plumbers handwerk* werkstatt* handwerksbetrieb* artisan* garagistes talleres mecanicos oficinas officine artigian* rzemios* warsztat* zanaat* atolye bengkel мастерск* ремесл* ورش कारीगर 職人 工務店 作坊',
  ],
  [
    'hotels',
    'hotel hotels hostel* guesthouse* campsite* hoteliers hoteles pousada* hoteis alberghi hotele otel* отел* فنادق होटल ホテル 旅館 酒店',
  ],
  [
    'developers',
    'developer developers programmer* devops open_source open-source repositor* sdk engineering_teams entwickler developpeur* desarrollador* desenvolvedor* sviluppator* разработчик* 開発者 开发者',
  ],
  [
    'teams',
    'sales_teams support_teams remote_teams hr_teams office_workers meetings helpdesk* calendar* marketers martech',
  ],
] as const;

/** Phrases whose words mean something else than alone. */
export const ELSEWHERE =
  'funeral_home* nursing_home* food_waste food_industry delivery_fleet* care_of machine_learning_course solar_system* bank_holiday* in_house of_course game_chang* port_of health_and_safety school_run state_of_the_art';

/** What a startup does for its money. */
export type Way = (typeof WAYS)[number][0];
/** Whom a startup serves. */
export type Field = (typeof FIELDS)[number][0];
