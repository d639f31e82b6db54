/** The regions that CLDR names in every language: its code, and our name. */
export const CLDR_REGIONS =
  '002 africa,142 asia,150 europe,019 americas,419 latam,005 south america,013 central america,029 caribbean,003 north america,021 north america,011 west africa,014 east africa,015 maghreb,017 central africa,018 southern africa,202 sub saharan africa,030 east asia,034 south asia,035 southeast asia,143 central asia,145 mena,039 southern europe,151 eastern europe,154 nordics,155 western europe,009 oceania,EU eu';

/** Regions. Format: name, other names | the countries (ISO codes), regions or states in them. */
export const REGIONS = `
europe,european,continental europe,europa,europas,european continent,europie,europy,европе,европы,avrupa da,avrupanin|continent:EU
africa,african,afrika,afrique,afryce,afryki,африке,африки|continent:AF
asia,asian,asien,asie,azji,азии|continent:AS
north america,north american,northern america,nordamerika,amerique du nord,norteamerica,america do norte,nord america,noord amerika|US,CA,MX
south america,south american,sudamerika,amerique du sud,sudamerica,america del sur,america do sul,sud america,zuid amerika,ameryce poludniowej,ameryki poludniowej,южнои америке,южнои америки|continent:SA
oceania,anz,australasia|AU,NZ,FJ,PG
eu,european union,europe wide,eu only,eurozone,euro area,zone euro,zona euro,europaischen union,europaische union,union europeenne,union europea,uniao europeia|AT,BE,BG,HR,CY,CZ,DK,EE,FI,FR,DE,GR,HU,IE,IT,LV,LT,LU,MT,NL,PL,PT,RO,SK,SI,ES,SE
eea,european economic area,ewr,espace economique europeen|eu,NO,IS,LI
western europe,western european,westeuropa,europe de l ouest,europa occidental,europa ocidental,europa occidentale|GB,IE,DE,AT,CH,LI,FR,BE,NL,LU,ES,PT,IT
eastern europe,eastern european,central and eastern europe,cee,osteuropa,mittel und osteuropa,europe de l est,europa del este,europa oriental,europa orientale,europa do leste,leste europeu,oost europa,europie wschodniej,europy wschodniej,europa wschodnia,europa srodkowo wschodnia,europie srodkowo wschodniej,восточнои европе,восточнои европы|EE,LV,LT,PL,CZ,SK,HU,RO,BG,SI,HR,RS,UA,BA,MK,AL,ME,MD,XK
southern europe,southern european,mediterranean,sudeuropa,europe du sud,europa del sur,sul da europa,sud europa,zuid europa,mittelmeerraum,mediterranee,mediterraneo|IT,GR,MT,CY,ES,PT
nordics,nordic,nordic countries,scandinavia,scandinavian,northern europe,skandinavien,skandinaviens,pays nordiques,nordischen landern,nordische lander,nordeuropa,nordische,nordisch,norden europas,nordics region,nordic region,scandinavie,escandinavia,escandinavos,scandinavische landen,scandinavia e islanda,paises nordicos,paesi nordici,paesi scandinavi,noordse landen,skandynawia,skandynawii,kraje nordyckie,krajach nordyckich,скандинавия,скандинавии,iskandinavya|DK,SE,FI,NO,IS,FO,GL,AX
baltics,baltic,baltic states,baltic countries,baltikum,baltikums,pays baltes,paises balticos,paesi baltici,baltische staten,kraje baltyckie,krajach baltyckich,балтии,прибалтика,прибалтике|EE,LV,LT
balkans,balkan,western balkans,southeast europe,south eastern europe,balkanlander,balkanlandern,westbalkan,sudosteuropa,balcani,balcani occidentali,balcanes,balcas,paises balcanicos,balkanach,balkany,балканы,балканах,балканскии,balkanlar,balkanlarda|RS,BA,MK,AL,ME,HR,SI,BG,RO,GR,XK
dach,german speaking countries,german speaking europe,german speaking,german speaking world,deutschsprachiger raum,deutschsprachigen raum,deutschsprachigen landern,deutschsprachige lander,german speaking area,german speaking region,german speaking markets,germanophone,germanophones,deutschsprachige raum,deutschsprachiges gebiet,deutschsprachigen gebiet,deutscher sprachraum,deutschen sprachraum,deutschen sprachraums,deutschsprachigen raums,deutschsprachige,deutschsprachigen,paises de habla alemana,paises de lingua alema,paesi di lingua tedesca,duitstalige landen,duitstalig gebied,duitstalige,duitse taalgebied,kraje niemieckojezyczne,krajach niemieckojezycznych,dach raum,dach raums,dach region,dach lander,dach landern,d a ch|DE,AT,CH,LI,LU
benelux,low countries,lage landen,beneluksie,beneluks,beneluxlandern|BE,NL,LU
iberia,iberian peninsula,peninsula iberica,iberische halbinsel,penisola iberica,peninsule iberique|ES,PT
british isles,uk and ireland|GB,IE
caucasus,south caucasus,kaukasus,caucase,caucaso,kaukaz,кавказ,кавказе,kafkasya|GE,AM,AZ
central asia,central asian,zentralasien,asie centrale,asia central,asia centrale,orta asya,среднеи азии,центральнои азии|KZ,UZ,KG,TJ,TM
mena,middle east,middle east and north africa,near east,naher osten,nahen osten,nahost,moyen orient,proche orient,oriente medio,medio oriente,oriente proximo,midden oosten,bliski wschod,bliskim wschodzie,ближнии восток,ближнем востоке,orta dogu,arab world,arab countries,arab region,arabic speaking countries,arabische welt,arabische lander,arabischen landern,monde arabe,pays arabes,mundo arabe,paises arabes,mondo arabo,paesi arabi,arabische wereld|AE,SA,QA,KW,BH,OM,EG,MA,TN,DZ,LY,JO,IL,LB,IQ,SY,YE,IR,PS,SD,MR,DJ
levant,the levant|JO,LB,SY,PS,IL,IQ
gulf,gcc,gulf states,gulf countries,golfstaaten,pays du golfe,paises del golfo,paises do golfo,paesi del golfo,golfstaten|AE,SA,QA,KW,BH,OM
maghreb,north africa,maghreb countries,maghreb region,magreb,nordafrika,afrique du nord,africa del norte,norte de africa,africa do norte,nord africa,noord afrika|MA,TN,DZ,LY,EG,MR,SD
emea|europe,africa,mena,TR
latam,latin america,spanish speaking latin america,lateinamerikanischen landern,lateinamerikanische lander,lateinamerika,lateinamerikas,amerique latine,america latina,latinoamerica,latinoamericanos,latinoamericanas,latijns amerika,iberoamerica,ibero america,hispanoamerica,ameryka lacinska,ameryce lacinskiej,ameryki lacinskiej,латинскои америке,латинскои америки|MX,south america,central america,caribbean
central america,central american,centro america,centroamerica,america central,america centrale,zentralamerika,mittelamerika,amerique centrale,midden amerika,istmo centroamericano|CR,PA,GT,HN,SV,NI,BZ
caribbean,the caribbean,caricom,west indies,karibik,caraibes,caribe,antillas,antilles,caraibi,caraiben,caribisch gebied|DO,CU,PR,JM,HT,TT,BB,BS,BZ,GY,SR,AG,DM,GD,KN,LC,VC,AW,CW,SX,MQ,GP,KY,TC,VG,VI,AI,MS,BL,MF,GF
andean region,andean countries,region andina,paises andinos,anden,andenlander|CO,EC,PE,BO,VE,CL,AR
southern cone,cono sur,cone sul,mercosur,mercosul,rio de la plata|AR,UY,PY,CL,BR,BO
americas,the americas,amerikas,ameriques,las americas,as americas|north america,latam
sub saharan africa,sub saharan african,subsaharan africa,afrique subsaharienne,afrique sub saharienne,africa subsahariana,africa sub sahariana,africa subsaariana,subsahara afrika,afrique noire,afryka subsaharyjska,afryce subsaharyjskiej|west africa,east africa,southern africa,central africa,MR,SD
central africa,central african,zentralafrika,afrique centrale,africa central,africa centrale|CM,CD,CG,GA,TD,CF,GQ,ST,AO,RW,BI
francophone africa,francophone african,french speaking africa,afrique francophone,afrique de langue francaise,frankophones afrika,frankophonen afrika,africa francofona,franstalig afrika|SN,CI,BJ,TG,ML,BF,NE,GN,CM,CD,CG,GA,TD,CF,MG,RW,BI,DJ,KM,MR,MA,TN,DZ,GQ,MU,SC
anglophone africa,anglophone african,english speaking africa,afrique anglophone|NG,GH,SL,LR,GM,KE,UG,TZ,RW,ZA,BW,NA,ZW,ZM,MW,SZ,LS,SS,SD,MU,SC,CM,ET
sahel,sahel region,sahelzone|SN,MR,ML,BF,NE,TD,SD,NG
horn of africa,horn of african,horn von afrika,corne de l afrique,cuerno de africa,corno d africa|ET,SO,DJ,ER,KE,SD
west africa,west african,western africa,ecowas,cedeao,uemoa,afrique de l ouest,afrique occidentale,westafrika,westafrikas,west afrika,africa occidental,africa ocidental,africa occidentale,africa del oeste,oeste africano,afryka zachodnia,afryce zachodniej,западнои африке|NG,GH,SN,CI,BJ,TG,ML,BF,NE,GN,SL,LR,GM,GW,CV,MR
east africa,east african,eastern africa,east african community,eac,ostafrika,oost afrika,afrique de l est,afrique orientale,africa oriental,africa orientale,africa del este,afryka wschodnia,afryce wschodniej,восточнои африке|KE,UG,TZ,RW,ET,BI,SO,SS,DJ,ER,CD,MW,MG
southern africa,southern african,sadc,sudliches afrika,sudlichen afrika,afrique australe,africa austral,africa australe,africa meridionale,zuidelijk afrika|ZA,BW,NA,ZW,ZM,MZ,MW,AO,LS,SZ,MG,MU
apac,asia pacific|asia,oceania
southeast asia,southeast asian,south east asia,asean,asean region,asean countries,sudostasien,sudostasiens,asie du sud est,sudeste asiatico,sureste asiatico,sudest asiatico,sud est asiatico,zuidoost azie,azja poludniowo wschodnia,azji poludniowo wschodniej,юго восточнои азии,юго восточная азия,guneydogu asya,asia tenggara|SG,ID,VN,TH,MY,PH,KH,LA,MM,BN,TL
indochina,mekong,mekong region,indochine|VN,KH,LA,TH,MM
south asia,south asian,indian subcontinent,subcontinent,sudasien,indischer subkontinent,asie du sud,asia del sur,sul da asia,asia meridionale,zuid azie,azji poludniowej,южнои азии|IN,PK,BD,LK,NP,BT,MV
east asia,east asian,far east,ostasien,fernost,asie de l est,extreme orient,asia oriental,extremo oriente,asia orientale,estremo oriente,oost azie,азия восточная,восточнои азии|CN,HK,TW,JP,KR,MN,MO
greater china,grosschina|CN,HK,TW,MO
central europe,central european,mitteleuropa,zentraleuropa,europe centrale,europa central,europa centrale,midden europa,europa srodkowa,europie srodkowej,europy srodkowej,центральнои европе,центральнои европы,orta avrupa|PL,CZ,SK,HU,SI,AT,DE,CH,LI,HR,RO,LT,LV,EE,UA
visegrad,visegrad countries,v4,visegrad four,wyszehrad,grupy wyszehradzkiej,visegrad staaten|PL,CZ,SK,HU
alpine region,alpenraum,alpenlander,region alpine,arco alpino|AT,CH,LI,DE,IT,FR,SI
lusophone countries,lusophone,lusophone world,lusophone africa,portuguese speaking countries,portuguese speaking world,portuguese speaking,palop,cplp,paises lusofonos,pais lusofono,lusofonos,lusofonia,lusofono,mundo lusofono,espaco lusofono,africa lusofona,paises de lingua portuguesa,paises de expressao portuguesa,paises de habla portuguesa,pays lusophones,lusophones,afrique lusophone,lusophonie,lusophone lander,lusophonen landern,lusophonen,portugiesischsprachige lander,portugiesischsprachigen landern,portugiesischsprachigen raum,paesi lusofoni,paesi di lingua portoghese,portugeestalige landen,kraje portugalskojezyczne|PT,BR,AO,MZ,CV,GW,ST,TL,MO,GQ
spanish speaking countries,spanish speaking,spanish speaking world,spanish speaking markets,hispanic countries,hispanic world,paises de habla hispana,habla hispana,paises hispanohablantes,hispanohablantes,hispanohablante,mundo hispano,paises hispanos,pays hispanophones,hispanophones,spanischsprachige lander,spanischsprachigen landern,spanischsprachigen raum,paesi di lingua spagnola,paises de lingua espanhola,spaanstalige landen,kraje hiszpanskojezyczne|ES,MX,CR,PA,GT,HN,SV,NI,DO,CU,PR,AR,BO,CL,CO,EC,PY,PE,UY,VE,GQ
french speaking countries,french speaking,french speaking world,francophone countries,francophone world,francophonie,pays francophones,pays de langue francaise,franzosischsprachige lander,franzosischsprachigen landern,frankophonen landern,paises francofonos,paesi francofoni,franstalige landen|FR,BE,CH,LU,MC,CA,francophone africa,HT
english speaking countries,english speaking,english speaking world,english speaking markets,anglophone countries,anglosphere,pays anglophones,englischsprachige lander,englischsprachigen landern,englischsprachigen raum,paises angloparlantes,paises anglofonos,paesi anglofoni,engelstalige landen|GB,IE,US,CA,AU,NZ,anglophone africa,IN,PK,SG,MT,JM,TT,BB,BS,GY,PH,HK
russian speaking countries,cis,former soviet union,post soviet,снг,gus staaten,постсоветское пространство,wnp|RU,BY,KZ,KG,TJ,UZ,TM,AM,AZ,MD,GE,UA
pacific islands,pacific island states,polynesia,melanesia,pazifikinseln,iles du pacifique,islas del pacifico|FJ,PG,WS,TO,VU,SB,KI,TV,NR,PW,FM,MH,CK,NU,NC,PF,GU,AU,NZ
turkic states,turkic countries,turk dunyasi|TR,AZ,KZ,KG,UZ,TM
west coast,us west coast|US-CA,US-OR,US-WA
east coast,us east coast|US-NY,US-MA,US-FL,US-PA,US-NJ,US-MD,US-DC,US-VA,US-NC,US-GA,US-CT
new england|US-ME,US-NH,US-VT,US-MA,US-RI,US-CT
midwest|US-IL,US-OH,US-MI,US-MN,US-IN,US-WI,US-MO,US-IA
american south,us south|US-TX,US-TN,US-FL,US-GA,US-MS,US-KY,US-NC,US-AL,US-LA,US-SC
global south,developing countries,developing world,developing nations,emerging markets,emerging economies,globaler suden,globalen suden,sur global,sul global,pays du sud,pays en developpement,entwicklungslandern,paises en desarrollo|africa,latam,south asia,southeast asia,PS,JO,YE,SY,IQ,LB,KZ,UZ,KG,TJ,TM,MN,AF,PG,FJ
`;

/** Parts of countries. Format: name, other names, cities | the country or region that contains them. */
export const PARTS = `
england|GB
scotland,scottish|GB
wales,welsh|GB
northern ireland|GB
bay area,silicon valley,san francisco bay area,sf bay area|US-CA
bavaria,bayern|DE
catalonia,catalunya|ES
ontario|CA
quebec|CA
british columbia|CA
>london,manchester,birmingham,leeds,bristol,sheffield,cambridge,oxford,liverpool,newcastle,nottingham,brighton|england
>edinburgh,glasgow,aberdeen,dundee|scotland
>cardiff,swansea|wales
>belfast|northern ireland
>san francisco,sf,palo alto,mountain view,oakland,san jose,menlo park,berkeley|bay area
>munich,munchen,muenchen,nuremberg,augsburg|bavaria
>barcelona|catalonia
>toronto,ottawa,waterloo|ontario
>montreal|quebec
>vancouver|british columbia
>calgary|CA
>cologne,frankfurt,dusseldorf|DE
>wien,linz,salzburg,innsbruck|AT
>geneva,basel,bern,lausanne,zug,zuerich,genf|CH
>roma,milano,torino,turin,milan|IT
>lisboa|PT
>ghent,antwerp,leuven,bruxelles,brussel|BE
>the hague,den haag,delft|NL
>aarhus,kobenhavn|DK
>gothenburg|SE
>tartu|EE
>lviv|UA
>cork,galway,limerick|IE
>la|US-CA
>new york,nyc,new york city,brooklyn,manhattan|US-NY
>washington|US
>boulder|US-CO
>washington dc,washington d c|US-DC
>boston|US-MA
>bengaluru,bangalore,bombay|IN
>saigon,ho chi minh city,danang|VN
>bali|ID
>florianopolis,recife,rio|BR
>cdmx|MX
>haifa|IL
>valencia|ES
>praha|CZ
>warszawa|PL
>beograd|RS
>bucuresti|RO
>moskva|RU
>kiev|UA
`;

/** US states: code and name. */
export const STATES =
  'AL alabama,AK alaska,AZ arizona,AR arkansas,CA california,CO colorado,CT connecticut,DE delaware,FL florida,GA georgia,HI hawaii,ID idaho,IL illinois,IN indiana,IA iowa,KS kansas,KY kentucky,LA louisiana,ME maine,MD maryland,MA massachusetts,MI michigan,MN minnesota,MS mississippi,MO missouri,MT montana,NE nebraska,NV nevada,NH new hampshire,NJ new jersey,NM new mexico,NY new york state,NC north carolina,ND north dakota,OH ohio,OK oklahoma,OR oregon,PA pennsylvania,RI rhode island,SC south carolina,SD south dakota,TN tennessee,TX texas,UT utah,VT vermont,VA virginia,WA washington state,WV west virginia,WI wisconsin,WY wyoming,DC district of columbia';

/** Words for a country's people, by country code. */
export const PEOPLE =
  'GB british,US american,CA canadian,MX mexican,BR brazilian,AR argentinian,CL chilean,CO colombian,PE peruvian,DE german,AT austrian,CH swiss schweizer,FR french,BE belgian,NL dutch,IE irish,ES spanish,PT portuguese,IT italian,GR greek,DK danish,SE swedish,FI finnish,NO norwegian,IS icelandic,EE estonian,LV latvian,LT lithuanian,PL polish,CZ czech,SK slovak,HU hungarian,RO romanian,BG bulgarian,HR croatian,SI slovenian,RS serbian,UA ukrainian,RU russian,TR turkish,IL israeli,AE emirati,SA saudi,EG egyptian,MA moroccan,TN tunisian,NG nigerian,GH ghanaian,SN senegalese,KE kenyan,UG ugandan,TZ tanzanian,RW rwandan,ET ethiopian,IN indian,PK pakistani,BD bangladeshi,LK lankan,CN chinese,TW taiwanese,JP japanese,KR korean,SG singaporean,ID indonesian,VN vietnamese,TH thai,MY malaysian,PH filipino,AU australian,NZ kiwi';

/**
 * The same in Spanish, Portuguese, French, German, Italian and Dutch, which write these words without a
 * capital: "startups brasileiras".
 */
export const PEOPLE_UNCAPITALISED =
  'GB britanico britanica britanicos britanicas britannique britanniques britische britischen britischer inglesas anglais anglaise anglaises,US estadounidense estadounidenses estadunidense estadunidenses americain americaine americains americaines americano americanas norteamericano norteamericana norteamericanos norteamericanas amerikanische amerikanischen amerikanischer,MX mexicano mexicana mexicanos mexicanas mexicain mexicaine mexicains mexicaines mexikanische mexikanischen mexikanischer,BR brasileiro brasileira brasileiros brasileiras brasileno brasilena brasilenos brasilenas bresilien bresilienne bresiliens bresiliennes brasilianische brasilianischen brasilianischer brasiliano brasiliana brasiliani brasiliane,AR argentino argentinos argentinas argentinische argentinischen argentinischer,CL chileno chilena chilenos chilenas chilien chilienne chiliens chiliennes chilenische chilenischen chilenischer,CO colombiano colombiana colombianos colombianas colombien colombienne colombiens colombiennes kolumbianische kolumbianischen kolumbianischer,PE peruano peruana peruanos peruanas peruvien peruvienne peruviens peruviennes peruanische peruanischen peruanischer,DE deutsche deutschen aleman alemana alemanes alemanas alema alemaes alemas allemand allemande allemands allemandes deutscher deutsches tedesco tedesca tedeschi tedesche duits duitse,AT austriaco austriaca austriacos austriacas autrichien autrichienne autrichiens autrichiennes osterreichische osterreichischen osterreichischer,CH suizo suizos suizas suico suicos suicas schweizerische schweizerischen,FR francais francaises frances francesa franceses francesas francaise franzosische franzosischen franzosischer francese francesi,BE belga belgas belge belges belgische belgischen belgischer,NL holandes holandesa holandeses holandesas neerlandes neerlandesa neerlandeses neerlandesas neerlandais neerlandaise neerlandaises niederlandische niederlandischen niederlandischer nederlands nederlandse,ES espanolas espanol espanola espanoles espanhol espanhola espanholas espanhois espagnol espagnole espagnols espagnoles spanische spanischen spanischer spagnolo spagnola spagnoli spagnole,PT portugues portuguesa portugueses portuguesas portugais portugaise portugaises portugiesische portugiesischen portugiesischer,IT italiano italiana italianos italianas italien italienne italiens italiennes italienische italienischen italienischer italiani italiane,IE irlandes irlandesa irlandeses irlandesas irlandais irlandaise irlandaises irische irischen irischer,PL polaco polaca polacos polacas polones polonesa poloneses polonesas polonais polonaise polonaises polnische polnischen polnischer,IN indienne indiens indiennes indische indischen indischer,NG nigeriano nigeriana nigerianos nigerianas nigeriane nigerianische nigerianischen nigerianischer,KE keniano keniana kenianos kenianas queniano queniana quenianos quenianas kenyan kenyane kenyans kenyanes kenianische kenianischen kenianischer,SE sueco sueca suecos suecas suedois suedoise suedoises schwedische schwedischen schwedischer,DK danes danesa daneses danesas danois danoise danoises danische danischen danischer,NO noruego noruegos noruegas norvegien norvegienne norvegiens norvegiennes norwegische norwegischen norwegischer';

/** Further names of countries, by country code. */
export const FURTHER_NAMES =
  'GB gb britain,US america us usa,BR brasilien brasil,NL holland,IE eire,PL polen,RU russland,TR turkey turkiye,AE emirates,SA ksa,KR korea,VN vietnam';

/** Cities that investors name when they mean a region. */
export const PROMINENT_CITIES = new Set(
  'london berlin paris nyc sf boston dublin amsterdam stockholm munich lisbon madrid barcelona toronto bangalore bengaluru lagos nairobi dubai washington'
    .split(' ')
    .concat('new york', 'san francisco', 'tel aviv'),
);
