/** Code, continent and names of every country. Made by scripts/make-data.mjs; do not edit. */
// prettier-ignore
export default `AD|EU|andorra,andorre,vorstendom andorra
AE|AS|united arab emirates,uae,vereinigte arabische emirate,emirats arabes unis,emiratos arabes unidos,emirados arabes unidos,emirati arabi uniti,verenigde arabische emiraten,forenade arabemiraten
AF|AS|afghanistan,afganistan,afeganistao,islamitisch emiraat afghanistan
AG|NA|antigua and barbuda,antigua und barbuda,antigua et barbuda,antigua y barbuda,antigua e barbuda,antigua en barbuda,antigua och barbuda
AI|NA|anguilla,anguila
AL|EU|albania,albanien,albanie,republiek albanie
AM|AS|armenia,armenien,armenie,republiek armenie
AO|AF|angola,republiek angola
AQ|AN|antarctica,antarktis,antarctique,antartida,antartide
AR|SA|argentina,argentinien,argentine,argentijnse republiek,argentinie
AS|OC|american samoa,amerikanisch samoa,samoa americaines,samoa americana,samoa americane,amerikaans samoa,amerikanska samoa
AT|EU|austria,osterreich,autriche,republiek oostenrijk,oostenrijk,osterrike
AU|OC|australia,australien,australie,gemenebest van australie
AW|NA|aruba
AX|EU|aland,aland islands,islas aland,ilhas aland,isole aland
AZ|AS|azerbaijan,aserbaidschan,azerbaidjan,azerbaiyan,azerbaijao,azerbaigian,republiek azerbeidzjan,azerbeidzjan,azerbajdzjan
BA|EU|bosnia and herzegovina,bosnien und herzegowina,bosnie herzegovine,bosnia y herzegovina,bosnia herzegovina,bosnia ed erzegovina,bosnie en herzegovina,bosnie herzegovina,bosnien och hercegovina
BB|NA|barbados,barbade
BD|AS|bangladesh,bangladesch,volksrepubliek bangladesh
BE|EU|belgium,belgien,belgique,belgica,belgio,koninkrijk belgie,belgie
BF|AF|burkina faso
BG|EU|bulgaria,bulgarien,bulgarie,republiek bulgarije,bulgarije
BH|AS|bahrain,bahrein,koninkrijk bahrein
BI|AF|burundi,republiek burundi
BJ|AF|benin,benim,republiek benin
BL|NA|saint barthelemy,sao bartolomeu
BM|NA|bermuda,bermudes,bermudas
BN|AS|brunei,brunei darussalam
BO|SA|bolivia,bolivien,bolivie,plurinationale staat bolivia
BQ|NA|bonaire,bonaire sint eustatius and saba,bonaire saint eustache et saba,bonaire san eustaquio y saba,paises baixos caribenhos,isole bes,bonaire sint eustatius en saba,bonaire saint eustatius och saba
BR|SA|brazil,brasilien,bresil,brasil,brasile,federale republiek brazilie,brazilie
BS|NA|bahamas,gemenebest van de bahamas
BT|AS|bhutan,bhoutan,butan,butao,koninkrijk bhutan
BV|AN|bouvet island,bouvetinsel,ile bouvet,isla bouvet,ilha bouvet,isola bouvet,bouvet eiland,bouveton
BW|AF|botswana,botsuana,republiek botswana
BY|EU|belarus,bielorussie,bielorrusia,bielorrussia,bielorussia,republiek wit rusland,wit rusland
BZ|NA|belize,belice
CA|NA|canada,kanada
CC|AS|cocos keeling islands,kokosinseln,iles cocos,islas cocos keeling,ilhas cocos keeling,isole cocos e keeling,cocoseilanden,kokosoarna
CD|AF|democratic republic of the congo,congo,kongo,republique democratique du congo,congo republica democratica del,republica popular do congo,repubblica democratica del congo,democratische republiek congo,congo kinshasa,demokratiska republiken kongo
CF|AF|central african republic,zentralafrikanische republik,republique centrafricaine,republica centroafricana,republica centro africana,repubblica centrafricana,centraal afrikaanse republiek,centralafrikanska republiken
CG|AF|republic of the congo,congo,republik kongo,republique du congo,republica democratica do congo,repubblica del congo,republiek congo,congo brazzaville,kongo brazzaville
CH|EU|switzerland,schweiz,suisse,suiza,suica,svizzera,zwitserse bondsstaat,zwitserland
CI|AF|ivory coast,cote divoire,elfenbeinkuste,costa de marfil,costa do marfim,costa davorio,republiek ivoorkust,ivoorkust,elfenbenskusten
CK|OC|cook islands,cookinseln,iles cook,islas cook,ilhas cook,isole cook,cookeilanden,cookoarna
CL|SA|chile,chili,cile,republiek chili
CM|AF|cameroon,kamerun,cameroun,camerun,camaroes,republiek kameroen,kameroen
CN|AS|china,peoples republic of china,chine,cina,volksrepubliek china,kina
CO|SA|colombia,kolumbien,colombie,republiek colombia
CR|NA|costa rica,republiek costa rica
CU|NA|cuba,kuba,republiek cuba
CV|AF|cabo verde,cape verde,kap verde,cap vert,capo verde,republiek kaapverdie,kaapverdie
CW|NA|curacao
CX|AS|christmas island,weihnachtsinsel,ile christmas,isla de navidad,ilha de natal,isola del natale,christmaseiland,kersteiland,julon
CY|EU|cyprus,zypern,chypre,chipre,cipro,republiek cyprus,cypern
CZ|EU|czechia,czech republic,tschechische republik,tschechien,republique tcheque,republica checa,chequia,repubblica ceca,tsjechische republiek,tsjechie,tjeckien
DE|EU|germany,deutschland,allemagne,alemania,alemanha,germania,bondsrepubliek duitsland,duitsland,tyskland
DJ|AF|djibouti,dschibuti,yibuti,gibuti,republiek djibouti
DK|EU|denmark,danemark,dinamarca,danimarca,koninkrijk denemarken,denemarken,danmark
DM|NA|dominica,dominique,gemenebest dominica
DO|NA|dominican republic,dominikanische republik,republique dominicaine,republica dominicana,repubblica dominicana,dominicaanse republiek,dominikanska republiken
DZ|AF|algeria,algerien,algerie,argelia,democratische volksrepubliek algerije,algerije,algeriet
EC|SA|ecuador,equateur,equador,republiek ecuador
EE|EU|estonia,estland,estonie,republiek estland
EG|AF|egypt,agypten,egypte,egipto,egito,egitto,arabische republiek egypte,egypten
EH|AF|western sahara,westsahara,sahara occidental,saara ocidental,sahara occidentale,westelijke sahara,vastsahara
ER|AF|eritrea,erythree,eritreia,staat eritrea
ES|EU|spain,spanien,espagne,espana,espanha,spagna,koninkrijk spanje,spanje
ET|AF|ethiopia,athiopien,ethiopie,etiopia,federale democratische republiek ethiopie,etiopien
FI|EU|finland,finnland,finlande,finlandia,republiek finland
FJ|OC|fiji,fidschi,fidji,figi,republiek fiji
FK|SA|falkland islands,falkland islands malvinas,falklandinseln,iles malouines,islas malvinas,ilhas malvinas,isole falkland,falklandeilanden,falklandsoarna
FM|OC|micronesia,micronesia federated states of,mikronesien,micronesie,stati federati di micronesia,federale staten van micronesie,mikronesiska federationen
FO|EU|faroe islands,faroer,iles feroe,islas feroe,ilhas faroe,isole fær oer,faeroer,faroarna
FR|EU|france,frankreich,francia,franca,franse republiek,frankrijk,frankrike
GA|AF|gabon,gabun,gabao,republiek gabon
GB|EU|united kingdom,uk,great britain,vereinigtes konigreich,grossbritannien,royaume uni,reino unido,regno unito,verenigd koninkrijk van groot brittannie en noord ierland,verenigd koninkrijk,storbritannien
GD|NA|grenada,grenade,granada
GE|AS|georgia,georgien,georgie
GF|SA|french guiana,franzosisch guayana,guyane francaise,guayana francesa,guiana francesa,guyana francese,frans guyana,franska guyana
GG|EU|guernsey,guernesey
GH|AF|ghana,gana,republiek ghana
GI|EU|gibraltar,gibilterra
GL|NA|greenland,gronland,groenland,groenlandia,gronelandia
GM|AF|gambia,republic of the gambia,the gambia,gambie,republiek gambia
GN|AF|guinea,guinee,guine,republiek guinee
GP|NA|guadeloupe,guadalupe,guadalupa
GQ|AF|equatorial guinea,aquatorialguinea,guinee equatoriale,guinea ecuatorial,guine equatorial,guinea equatoriale,republiek equatoriaal guinea,equatoriaal guinea,ekvatorialguinea
GR|EU|greece,griechenland,grece,grecia,helleense republiek,griekenland,grekland
GS|AN|south georgia and the south sandwich islands,sudgeorgien und die sudlichen sandwichinseln,georgie du sud et les iles sandwich du sud,georgia del sur y las islas sandwich del sur,georgia do sul e ilhas sandwich do sul,georgia del sud e isole sandwich meridionali,zuid georgia en de zuidelijke sandwicheilanden,sydgeorgien och sydsandwichoarna
GT|NA|guatemala,republiek guatemala
GU|OC|guam
GW|AF|guinea bissau,guinee bissau,guine bissau,republiek guinee bissau
GY|SA|guyana,guiana,cooperatieve republiek guyana
HK|AS|hong kong,hongkong
HM|AN|heard island and mcdonald islands,heard und mcdonaldinseln,iles heard et macdonald,heard e islas mcdonald,ilha heard e ilhas mcdonald,isole heard e mcdonald,heard en mcdonaldeilanden,heard och mcdonaldsoarna
HN|NA|honduras,republiek honduras
HR|EU|croatia,kroatien,croatie,croacia,croazia,republiek kroatie,kroatie
HT|NA|haiti,republiek haiti
HU|EU|hungary,ungarn,hongrie,hungria,ungheria,hongaarse republiek,hongarije,ungern
ID|AS|indonesia,indonesien,indonesie,republiek indonesie
IE|EU|ireland,irland,irlande,irlanda,ierse republiek,ierland
IL|AS|israel,israele,staat israel
IM|EU|isle of man,insel man,ile de man,isla de man,ilha de man,isola di man,man eiland
IN|AS|india,indien,inde,republiek india
IO|AS|british indian ocean territory,britisches territorium im indischen ozean,ocean indien britannique,territorio britanico del oceano indico,territorio britanico do oceano indico,territori britannici delloceano indiano,brits indische oceaan,brittiska territoriet i indiska oceanen
IQ|AS|iraq,irak,iraque,republiek irak
IR|AS|iran,islamic republic of iran,republica islamica de iran,irao,islamitische republiek iran
IS|EU|iceland,island,islande,islandia,islanda,ijslandse republiek,ijsland
IT|EU|italy,italien,italie,italia,italiaanse republiek
JE|EU|jersey
JM|NA|jamaica,jamaika,jamaique,giamaica
JO|AS|jordan,jordanien,jordanie,jordania,giordania,hasjemitisch koninkrijk jordanie
JP|AS|japan,japon,japao,giappone
KE|AF|kenya,kenia,quenia,republiek kenia
KG|AS|kyrgyzstan,kirgisistan,kirghizistan,kirguistan,quirguistao,kirgizische republiek,kirgizie,kirgizistan
KH|AS|cambodia,kambodscha,cambodge,camboya,camboja,cambogia,koninkrijk cambodja,cambodja,kambodja
KI|OC|kiribati,quiribati,republiek kiribati
KM|AF|comoros,komoren,comores,comoras,comore,unie der comoren,comoren,komorerna
KN|NA|saint kitts and nevis,st kitts und nevis,saint christophe et nieves,saint kitts y nevis,sao cristovao e neves,saint kitts e nevis,federatie saint kitts en nevis,saint kitts en nevis,saint kitts och nevis
KP|AS|north korea,nordkorea,coree du nord,republica popular democratica de corea,coreia do norte,corea del nord,democratische volksrepubliek korea,noord korea
KR|AS|south korea,korea republic of,republic of korea,sudkorea,coree du sud,republica de corea,coreia do sul,corea del sud,republiek korea,zuid korea,sydkorea
KW|AS|kuwait,koweit,staat koeweit,koeweit
KY|NA|cayman islands,kaimaninseln,iles caimans,islas caiman,ilhas caimao,isole cayman,kaaimaneilanden,caymanoarna
KZ|AS|kazakhstan,kasachstan,kazajistan,cazaquistao,kazakistan,republiek kazachstan,kazachstan,kazakstan
LA|AS|laos,lao peoples democratic republic,republica democratica popular de lao,lao democratische volksrepubliek
LB|AS|lebanon,libanon,liban,libano,libanese republiek
LC|NA|saint lucia,st lucia,sainte lucie,santa lucia
LI|EU|liechtenstein,vorstendom liechtenstein
LK|AS|sri lanka,democratische socialistische republiek sri lanka
LR|AF|liberia,republiek liberia
LS|AF|lesotho,lesoto,koninkrijk lesotho
LT|EU|lithuania,litauen,lituanie,lituania,republiek litouwen,litouwen
LU|EU|luxembourg,luxemburg,luxemburgo,lussemburgo,groothertogdom luxemburg
LV|EU|latvia,lettland,lettonie,letonia,lettonia,republiek letland,letland
LY|AF|libya,libyen,libye,libia,staat libie,libie
MA|AF|morocco,marokko,maroc,marruecos,marrocos,marocco,koninkrijk marokko,marocko
MC|EU|monaco,vorstendom monaco
MD|EU|moldova,moldova republic of,moldawien,moldavie,moldavia,republiek moldavie,moldavien
ME|EU|montenegro
MF|NA|saint martin,saint martin french part,saint martin partie francaise,saint martin francesa,sao martinho,sint maarten frans deel,sint maarten franse antillen,collectiviteit van sint maarten,saint martin franska delen
MG|AF|madagascar,madagaskar,republiek madagaskar
MH|OC|marshall islands,marshallinseln,iles marshall,islas marshall,ilhas marshall,isole marshall,republiek der marshalleilanden,marshalleilanden,marshalloarna
MK|EU|north macedonia,the republic of north macedonia,nordmazedonien,macedoine du nord,macedonia del norte,macedonia do norte,macedonia del nord,republiek noord macedonie,noord macedonie,nordmakedonien
ML|AF|mali,republiek mali
MM|AS|myanmar,mianmar birmania,birmania myanmar,republiek van de unie van myanmar,burma
MN|AS|mongolia,mongolei,mongolie,mongoliet
MO|AS|macao,macau
MP|OC|northern mariana islands,nordliche marianen,iles mariannes du nord,islas marianas del norte,ilhas marianas do norte,isole marianne settentrionali,noordelijke marianen,nordmarianerna
MQ|NA|martinique,martinica
MR|AF|mauritania,mauretanien,mauritanie,islamitische republiek mauritanie
MS|NA|montserrat,monserrate
MT|EU|malta,malte,republiek malta
MU|AF|mauritius,maurice,mauricio,mauricia,republiek mauritius
MV|AS|maldives,malediven,maldivas,maldive,republiek der maldiven,maldiven,maldiverna
MW|AF|malawi,malaui,republiek malawi
MX|NA|mexico,mexiko,mexique,messico,verenigde mexicaanse staten
MY|AS|malaysia,malaisie,malasia,malesia,maleisie
MZ|AF|mozambique,mosambik,mocambique,mozambico,republiek mozambique
NA|AF|namibia,namibie,republiek namibie
NC|OC|new caledonia,neukaledonien,nouvelle caledonie,nueva caledonia,nova caledonia,nuova caledonia,nieuw caledonie,nya kaledonien
NE|AF|niger,republiek niger
NF|OC|norfolk island,norfolkinsel,ile norfolk,isla norfolk,ilha norfolk,isola norfolk,norfolk,norfolkon
NG|AF|nigeria,federale republiek nigeria
NI|NA|nicaragua,republiek nicaragua
NL|EU|netherlands,the netherlands,netherlands kingdom of the,niederlande,pays bas,paises bajos,paises baixos,paesi bassi,koninkrijk der nederlanden,nederland,nederlanderna
NO|EU|norway,norwegen,norvege,noruega,norvegia,koninkrijk noorwegen,noorwegen,norge
NP|AS|nepal,federale democratische republiek nepal
NR|OC|nauru,republiek nauru
NU|OC|niue
NZ|OC|new zealand,neuseeland,nouvelle zelande,nueva zelanda,nova zelandia,nuova zelanda,nieuw zeeland,nya zeeland
OM|AS|oman,oma,sultanaat oman
PA|NA|panama,republiek panama
PE|SA|peru,perou,republiek peru
PF|OC|french polynesia,franzosisch polynesien,polynesie francaise,polinesia francesa,polinesia francese,frans polynesie,franska polynesien
PG|OC|papua new guinea,papua neuguinea,papouasie nouvelle guinee,papua nueva guinea,papua nova guine,papua nuova guinea,onafhankelijke staat papoea nieuw guinea,papoea nieuw guinea,papua nya guinea
PH|AS|philippines,philippinen,filipinas,filippine,republiek der filipijnen,filipijnen,filippinerna
PK|AS|pakistan,paquistao,islamitische republiek pakistan
PL|EU|poland,polen,pologne,polonia,republiek polen
PM|NA|saint pierre and miquelon,saint pierre und miquelon,saint pierre et miquelon,san pedro y miquelon,saint pierre e miquelon,saint pierre en miquelon,saint pierre och miquelon
PN|OC|pitcairn islands,pitcairn,pitcairninseln,iles pitcairn,ilhas pitcairn,isole pitcairn,pitcairnoarna
PR|NA|puerto rico,porto rico
PS|AS|palestine,state of palestine,staat palastina,palestina,territorios palestinos,stato di palestina,staat palestina,palestinska territoriet ockuperade
PT|EU|portugal,portogallo,portugese republiek
PW|OC|palau,palaos,republiek palau
PY|SA|paraguay,paraguai,republiek paraguay
QA|AS|qatar,katar,catar,staat qatar
RE|AF|reunion,reuniao
RO|EU|romania,rumanien,roumanie,rumania,romenia,roemeense republiek,roemenie
RS|EU|serbia,serbien,serbie,servia,republiek servie,servie
RU|AS|russia,russian federation,russische foderation,russland,russie,rusia,russische federatie,rusland,ryssland
RW|AF|rwanda,ruanda,republiek rwanda
SA|AS|saudi arabia,saudi arabien,arabie saoudite,arabia saudita,koninkrijk saudi arabie,saudi arabie,saudiarabien
SB|OC|solomon islands,salomonen,iles salomon,islas salomon,ilhas salomao,isole salomone,salomonseilanden,salomonoarna
SC|AF|seychelles,seychellen,republiek der seychellen,seychellerna
SD|AF|sudan,soudan,sudao,republiek soedan,soedan
SE|EU|sweden,schweden,suede,suecia,svezia,koninkrijk zweden,zweden,sverige
SG|AS|singapore,singapur,singapour,singapura,republiek singapore
SH|AF|saint helena,st helena,sainte helene,santa helena ascension y tristan de acuna,santa helena,santelena isola di ascensione e tristan da cunha,sint helena,sankta helena
SI|EU|slovenia,slowenien,slovenie,eslovenia,republiek slovenie,slovenien
SJ|EU|svalbard and jan mayen,svalbard und jan mayen,svalbard et ile jan mayen,svalbard y jan mayen,svalbard e jan mayen,spitsbergen en jan mayen,svalbard och jan mayen
SK|EU|slovakia,slowakei,slovaquie,eslovaquia,slovacchia,slowaakse republiek,slowakije,slovakien
SL|AF|sierra leone,sierra leona,serra leoa,republiek sierra leone
SM|EU|san marino,saint marin,republiek san marino
SN|AF|senegal,republiek senegal
SO|AF|somalia,somalie,federale republiek somalie
SR|SA|suriname,republiek suriname,surinam
SS|AF|south sudan,sudsudan,soudan du sud,sudan del sur,sudao do sul,sudan del sud,republiek zuid soedan,zuid soedan,sydsudan
ST|AF|sao tome and principe,sao tome und principe,sao tome et principe,santo tome y principe,sao tome e principe,democratische republiek sao tome en principe,sao tome en principe,sao tome och principe
SV|NA|el salvador,republiek el salvador
SX|NA|sint maarten,sint maarten dutch part,saint martin partie neerlandaise,sint maarten neerlandesa,sao martinho,sint maarten nederlands deel,land sint maarten,sint maarten nederlandska delen
SY|AS|syria,syrian arab republic,syrien arabische republik,syrie,republica arabe siria,siria,syrische arabische republiek,syrien
SZ|AF|eswatini,royaume deswatini,esuatini,essuatini,koninkrijk eswatini,swaziland
TC|NA|turks and caicos islands,turks und caicosinseln,iles turques et caiques,islas turcas y caicos,ilhas turcas e caicos,isole turks e caicos,turks en caicoseilanden,turks och caicosoarna
TD|AF|chad,tschad,tchad,chade,ciad,republiek tsjaad,tsjaad
TF|AN|french southern territories,franzosische sud und antarktisgebiete,terres australes francaises,tierras australes francesas,terras austrais e antarticas francesas,territori francesi del sud,franse zuidelijke gebieden,franska sodra territorierna
TG|AF|togo,togolese republiek
TH|AS|thailand,thailande,tailandia,thailandia,koninkrijk thailand
TJ|AS|tajikistan,tadschikistan,tadjikistan,tayikistan,tajiquistao,tagikistan,republiek tadzjikistan,tadzjikistan
TK|OC|tokelau,tokelauoarna
TL|OC|east timor,timor leste,osttimor,timor est,democratische republiek timor leste
TM|AS|turkmenistan,turquemenistao,turkmeense republiek
TN|AF|tunisia,tunesien,tunisie,tunez,republiek tunesie,tunesie,tunisien
TO|OC|tonga,koninkrijk tonga
TR|AS|turkiye,turkey,turkei,turquie,turquia,turchia,republiek turkije,turkije,turkiet
TT|NA|trinidad and tobago,trinidad und tobago,trinite et tobago,trinidad y tobago,trindade e tobago,trinidad e tobago,republiek trinidad en tobago,trinidad en tobago,trinidad och tobago
TV|OC|tuvalu
TW|AS|taiwan,taiwan province of china,repubblica di cina
TZ|AF|tanzania,united republic of tanzania,tansania vereinigte republik,tansania,republique unie de tanzanie,verenigde republiek tanzania
UA|EU|ukraine,ucrania,ucraina,oekraine,ukraina
UG|AF|uganda,ouganda,republiek oeganda,oeganda
UM|OC|u s minor outlying islands,united states minor outlying islands,iles mineures eloignees des etats unis,islas ultramarinas menores de los estados unidos,ilhas distantes dos eua,isole minori esterne degli stati uniti,amerikaanse kleinere afgelegen eilanden,usa s yttre oar
US|NA|united states,united states of america,usa,u s a,us,u s,vereinigte staaten von amerika,vereinigte staaten,etats unis damerique,estados unidos,estados unidos da america,stati uniti damerica,verenigde staten van amerika,verenigde staten
UY|SA|uruguay,uruguai,oostelijke republiek uruguay
UZ|AS|uzbekistan,usbekistan,ouzbekistan,uzbequistao,republiek oezbekistan,oezbekistan
VA|EU|vatican city,holy see vatican city state,vatikanstadt,saint siege vatican,santa sede,santa se,citta del vaticano,vaticaanstad,vatikanstaten
VC|NA|saint vincent and the grenadines,st vincent und die grenadinen,saint vincent et les grenadines,san vicente y las granadinas,sao vicente e granadinas,saint vincent e grenadine,saint vincent en de grenadines,saint vincent och grenadinerna
VE|SA|venezuela,bolivariaanse republiek venezuela
VG|NA|british virgin islands,virgin islands british,britische jungferninseln,iles vierges britanniques,islas virgenes britanicas,ilhas virgens britanicas,isole vergini britanniche,britse maagdeneilanden,brittiska jungfruoarna
VI|NA|u s virgin islands,virgin islands u s,amerikanische jungferninseln,iles vierges americaines,islas virgenes de los estados unidos,ilhas virgens americanas,isole vergini americane,amerikaanse maagdeneilanden,amerikanska jungfruoarna
VN|AS|vietnam,vietname,socialistische republiek vietnam
VU|OC|vanuatu,republiek vanuatu
WF|OC|wallis and futuna,wallis und futuna,wallis et futuna,wallis y futuna,wallis e futuna,wallis en futuna,wallis och futunaoarna
WS|OC|samoa,onafhankelijke staat samoa
XK|EU|kosovo,republiek kosovo
YE|AS|yemen,jemen,iemen,republiek jemen
YT|AF|mayotte
ZA|AF|south africa,sudafrika,afrique du sud,sudafrica,africa do sul,republiek zuid afrika,zuid afrika,sydafrika
ZM|AF|zambia,sambia,zambie,republiek zambia
ZW|AF|zimbabwe,simbabwe,zimbabue,republiek zimbabwe`;
