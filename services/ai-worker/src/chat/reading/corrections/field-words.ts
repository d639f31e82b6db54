const wholeWords = (spaced: string, unspaced: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${spaced})(?![\p{L}\p{M}])|${unspaced}`, 'iu');

/** The words of other languages than English for the fields that hold a figure. */
export const FIELD_WORDS: Readonly<Record<string, RegExp>> = {
  user_count: wholeWords(
    String.raw`(?:kund|nutzer|anwender)\p{L}*|utilisat\p{L}+|abonnés|client[eis]s?|usuari[oa]s?|usuári[oa]s?|utenti|klanten|gebruikers|klient\p{L}*|użytkownik\p{L}*|zákazník\p{L}*|uživatel\p{L}*|müşteri\p{L}*|kullanıcı\p{L}*|användar\p{L}*|bruger\p{L}*|bruker\p{L}*|asiaka\p{L}*|käyttäj\p{L}*|ügyf\p{L}*|felhasználó\p{L}*|clienți\p{L}*|utilizator\p{L}*|клиент\p{L}*|пользовател\p{L}*|клієнт\p{L}*|користувач\p{L}*|πελάτ\p{L}*|χρήστ\p{L}*|(?:ال)?(?:عملاء|مستخدم\p{L}*|زبائن)|ग्राहक[\p{L}\p{M}]*|यूज़?र[\p{L}\p{M}]*|उपयोगकर्ता[\p{L}\p{M}]*`,
    'ユーザー|利用者|顧客|用户|用戶|客户|客戶|사용자|고객|이용자',
  ),
  monthly_revenue: wholeWords(
    String.raw`(?:monats)?(?:umsatz|umsätze|einnahmen|erlös\p{L}*)|revenus?|recettes?|chiffre d'affaires|ca|ingresos?|facturación|ventas|receitas?|faturamento|fatturato|ricavi|incassi|omzet|inkomsten|przych\p{L}+|obr(?:ót|ot)\p{L}*|tržb\p{L}+|příj\p{L}+|obrat\p{L}*|gelir\p{L}*|ciro\p{L}*|intäkt\p{L}*|omsätt\p{L}*|omsætning\p{L}*|omsetning\p{L}*|inntekt\p{L}*|liikevaih\p{L}+|tulo\p{L}*|bevétel\p{L}*|venit\p{L}*|încasăr\p{L}*|выручк\p{L}+|доход\p{L}*|оборот\p{L}*|виручк\p{L}+|дохід|доход\p{L}*|έσοδα|(?:ال)?(?:إيراد\p{L}*|ايراد\p{L}*|دخل)|आय|आमदनी|कमाई|राजस्व`,
    '売上|売り上げ|月商|収益|月收入|收入|营收|營收|营业额|매출|수익',
  ),
  funding_ask: wholeWords(
    String.raw`kapitalbedarf|finanzierung\p{L}*|investitionssumme|levée|tour de table|financement|ronda|financiación|inversión|captação|rodada|investimento|raccolta|finanziamento|financiering|investering\p{L}*|finansowani\p{L}*|inwestycj\p{L}*|runda|financován\p{L}*|investic\p{L}*|yatırım\p{L}*|finansiering\p{L}*|kapital\p{L}*|rahoitu\p{L}*|finanszírozás\p{L}*|befektetés\p{L}*|finanțar\p{L}*|investiți\p{L}*|раунд\p{L}*|инвестици\p{L}*|інвестиці\p{L}*|χρηματοδότηση|(?:ال)?(?:تمويل|استثمار)|निवेश|फंडिंग`,
    '調達|融资|融資|투자금?',
  ),
  budget: wholeWords(
    String.raw`presupuesto|orçamento|verba|budżet\p{L}*|rozpoč\p{L}+|bütçe\p{L}*|költségvetés\p{L}*|keret\p{L}*|buget\p{L}*|budjet\p{L}*|бюджет\p{L}*|προϋπολογισμ\p{L}*|(?:ال)?ميزانية|बजट`,
    '予算|预算|預算|예산',
  ),
  portfolio_size: wholeWords(
    String.raw`beteiligungen|participations?|portefeuille|cartera|carteira|portafoglio|participaciones|participações|partecipazioni|deelnemingen|portfel\p{L}*|portföy\p{L}*|innehav|beholdning|salkku\p{L}*|portfóli\p{L}*|portofoli\p{L}*|портфел\p{L}*|(?:ال)?محفظة|पोर्टफोलियो`,
    'ポートフォリオ|投资组合|포트폴리오',
  ),
};
