/**
 * Other names by which people look for a language: common names, names of its standard or of a country, and its own name in Latin letters.
 * The names in the language itself and in the languages of the interface need not be here.
 * @type {Record<string, string[]>}
 */
export const OTHER_NAMES = {
  ar: ["Arabiyya", "Fusha", "MSA"],
  bg: ["Balgarski"],
  bn: ["Bangla", "Bengali"],
  ca: ["Valencià", "Valencian", "Valenciano"],
  cy: ["Cymraeg"],
  cs: ["Czech"],
  de: ["Deutsch"],
  el: ["Ellinika", "Hellenic"],
  en: ["Anglais", "Inglés"],
  es: ["castellano", "Castilian"],
  eu: ["Euskera", "Vasco"],
  fa: ["Farsi", "Parsi", "Dari"],
  fi: ["Suomi"],
  fil: ["Tagalog", "Pilipino"],
  ga: ["Gaelic", "Gaeilge"],
  gl: ["Gallego"],
  he: ["Ivrit"],
  hi: ["Hindustani"],
  hr: ["Hrvatski"],
  hu: ["Magyar"],
  id: ["Bahasa"],
  ja: ["Nihongo"],
  km: ["Cambodian"],
  ko: ["Hangugeo", "Hangul"],
  ms: ["Bahasa Melayu"],
  nb: ["Norsk", "Norwegian"],
  nl: ["Flemish", "Vlaams"],
  pt: ["Brasileiro", "Brazilian"],
  ro: ["Moldovan"],
  ru: ["Russkiy"],
  sr: ["Srpski"],
  sw: ["Kiswahili"],
  ta: ["Thamizh"],
  th: ["Phasa Thai", "Siamese"],
  uk: ["Ukrainska"],
  vi: ["Tieng Viet"],
  yue: ["Yue", "Cantonese", "Guangdonghua", "廣東話", "广东话", "粤语"],
  zh: ["Mandarin", "Putonghua", "Guoyu", "Hanyu", "普通话", "國語", "国语", "华语"],
};

/**
 * The languages that most people learn, the most learned first.
 * @type {string[]}
 */
const MOST_LEARNED = ["en", "es", "fr", "de", "ja", "it", "ko", "zh", "pt", "ar", "ru"];

/**
 * The languages that a person probably came for: first the other languages of the browser, then the most learned ones. The first language of
 * the browser is left out, because few people test the language that they live in. English stays, because many people who learn it use
 * devices in English.
 * @template {{ language_id: string }} Language
 * @param {Language[]} languages
 * @param {readonly string[]} browserLanguages tags such as `de-AT`
 * @param {number} count
 * @returns {Language[]}
 */
export function likely(languages, browserLanguages, count) {
  const [own, ...others] = browserLanguages.map((tag) => tag.split("-")[0].toLowerCase());
  const wanted = new Set([...others, ...MOST_LEARNED].filter((id) => id !== own || id === "en"));
  const known = new Map(languages.map((language) => [language.language_id, language]));
  return [...wanted].flatMap((id) => known.get(id) ?? []).slice(0, count);
}
