/** Regions. Format: name, other names | the countries (ISO codes), regions or states in them. */
export const REGIONS = `
europe,european,continental europe,europa,european continent|continent:EU
africa,african,afrika,afrique|continent:AF
asia,asian,asien,asie|continent:AS
north america,northern america,nordamerika|US,CA,MX
south america,sudamerika,amerique du sud,sudamerica,america do sul|continent:SA
oceania,anz,australasia|AU,NZ,FJ,PG
eu,european union,europe wide,eu only,eurozone,euro area,zone euro,zona euro,europaischen union,europaische union,union europeenne,union europea,uniao europeia|AT,BE,BG,HR,CY,CZ,DK,EE,FI,FR,DE,GR,HU,IE,IT,LV,LT,LU,MT,NL,PL,PT,RO,SK,SI,ES,SE
eea,european economic area,ewr,espace economique europeen|eu,NO,IS,LI
western europe|GB,IE,DE,AT,CH,LI,FR,BE,NL,LU,ES,PT,IT
eastern europe,central and eastern europe,cee,central europe|EE,LV,LT,PL,CZ,SK,HU,RO,BG,SI,HR,RS,UA,BA,MK,AL,ME,MD,XK
southern europe,mediterranean|IT,GR,MT,CY,ES,PT
nordics,nordic,nordic countries,scandinavia,scandinavian,northern europe,skandinavien,pays nordiques,nordischen landern,nordische lander,nordeuropa,paises nordicos,noordse landen|DK,SE,FI,NO,IS
baltics,baltic,baltic states|EE,LV,LT
balkans,balkan,western balkans|RS,BA,MK,AL,ME,HR,SI,BG,RO,GR,XK
dach,german speaking countries,german speaking europe,german speaking,german speaking world,deutschsprachiger raum,deutschsprachigen raum,deutschsprachigen landern,deutschsprachige lander,dach raum,dach region,d a ch|DE,AT,CH,LI
benelux|BE,NL,LU
iberia,iberian peninsula,peninsula iberica|ES,PT
british isles,uk and ireland|GB,IE
caucasus|GE,AM,AZ
central asia|KZ,UZ,KG,TJ,TM
mena,middle east,middle east and north africa,naher osten,moyen orient|AE,SA,QA,KW,BH,OM,EG,MA,TN,DZ,LY,JO,IL,LB,IQ,SY,YE,IR,PS
gulf,gcc,gulf states|AE,SA,QA,KW,BH,OM
maghreb,north africa|MA,TN,DZ,LY,EG
emea|europe,africa,mena,TR
latam,latin america,spanish speaking latin america,lateinamerikanischen landern,central america,lateinamerika,amerique latine,america latina,latinoamerica|MX,south america,CR,PA,GT,HN,SV,NI,DO,CU,PR
americas|north america,latam
sub saharan africa|west africa,east africa,southern africa,CM,CD,CG,GA,TD,CF
west africa,francophone africa,afrique francophone,afrique de l ouest,westafrika|NG,GH,SN,CI,BJ,TG,ML,BF,NE,GN,SL,LR,GM
east africa,eastern africa,ostafrika,afrique de l est|KE,UG,TZ,RW,ET,BI,SO,SS
southern africa|ZA,BW,NA,ZW,ZM,MZ,MW,AO,LS,SZ
apac,asia pacific|asia,oceania
southeast asia,south east asia,asean|SG,ID,VN,TH,MY,PH,KH,LA,MM,BN
south asia,indian subcontinent|IN,PK,BD,LK,NP,BT,MV
east asia|CN,HK,TW,JP,KR,MN
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
