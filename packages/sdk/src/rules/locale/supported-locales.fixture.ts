/** Locales of platforms and browsers, one line for each initial: more than 150 of them */
export const supportedLocales: readonly string[] = [
  'af-ZA am-ET ar-AE ar-BH ar-DZ ar-EG ar-IQ ar-JO ar-KW ar-LB ar-LY ar-MA ar-OM ar-QA ar-SA ar-SD ar-SY ar-TN ar-YE',
  'az-Latn-AZ be-BY bg-BG bn-BD bn-IN bs-Latn-BA ca-ES cs-CZ cy-GB da-DK',
  'de-AT de-BE de-CH de-DE de-LI de-LU el-CY el-GR',
  'en-AE en-AU en-BE en-CA en-CY en-DE en-GB en-GH en-HK en-ID en-IE en-IN en-JM en-KE en-MT en-MY en-NG en-NL',
  'en-NZ en-PH en-PK en-SG en-TT en-UG en-US en-ZA en-ZW',
  'es-AR es-BO es-CL es-CO es-CR es-CU es-DO es-EC es-ES es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-PY es-SV',
  'es-US es-UY es-VE et-EE eu-ES fa-IR fi-FI fil-PH',
  'fr-BE fr-CA fr-CH fr-CM fr-DZ fr-FR fr-HT fr-KM fr-LU fr-MA fr-MC fr-MG fr-SN fr-TN ga-IE gl-ES gu-IN',
  'he-IL hi-IN hr-HR hu-HU hy-AM id-ID is-IS it-CH it-IT ja-JP ka-GE kk-KZ km-KH kn-IN ko-KR ky-KG lb-LU lo-LA',
  'lt-LT lv-LV mi-NZ mk-MK ml-IN mn-MN mr-IN ms-BN ms-MY mt-MT my-MM ne-NP nb-NO nl-AW nl-BE nl-NL nl-SR nn-NO',
  'pa-IN pl-PL ps-AF pt-AO pt-BR pt-CV pt-MZ pt-PT rm-CH ro-MD ro-RO ru-AM ru-BY ru-KZ ru-RU ru-UA',
  'si-LK sk-SK sl-SI sm-WS so-SO sq-AL sr-Cyrl-RS sr-Latn-RS sv-FI sv-SE sw-KE sw-TZ ta-IN ta-LK te-IN tg-TJ th-TH',
  'tl-PH tr-TR uk-UA ur-PK uz-Latn-UZ vi-VN xh-ZA yo-NG zh-Hans-CN zh-Hant-HK zh-MO zh-MY zh-SG zh-Hant-TW zu-ZA',
].flatMap((line) => line.split(' '))
