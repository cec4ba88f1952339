import { h } from "../dom.js";

/** Letters by which a language or its script is recognised. */
/** @type {Record<string, string>} */
const LETTERS = {
  ar: "ع",
  bg: "ъ",
  bn: "ব",
  ca: "l·l",
  cs: "ř",
  cy: "ŵ",
  da: "æ",
  de: "ß",
  el: "λ",
  en: "th",
  es: "ñ",
  et: "õ",
  eu: "tx",
  fa: "پ",
  fi: "ää",
  fil: "ng",
  fr: "ç",
  ga: "gh",
  gl: "nh",
  he: "א",
  hi: "ह",
  hr: "đ",
  hu: "ő",
  id: "ny",
  is: "þ",
  it: "gl",
  ja: "あ",
  km: "ខ",
  ko: "한",
  lt: "ė",
  lv: "ķ",
  ms: "sy",
  nb: "ø",
  nl: "ij",
  pl: "ł",
  pt: "ã",
  ro: "ț",
  ru: "ж",
  sk: "ľ",
  sl: "lj",
  sr: "ћ",
  sv: "å",
  sw: "ng’",
  ta: "ழ",
  th: "ก",
  tr: "ğ",
  uk: "ї",
  ur: "ٹ",
  vi: "ơ",
  yue: "嘅",
  zh: "文",
};

/**
 * The letters of a language's emblem; its tag if it has none.
 * @param {string} language
 */
export function emblemOf(language) {
  return LETTERS[language] ?? language;
}

/**
 * The emblem of a language as a picture. The name of the language stands beside it as text.
 * @param {string} language
 */
export function emblem(language) {
  return h("span", { class: "emblem", lang: language, "aria-hidden": "true", translate: "no" }, emblemOf(language));
}
