import { t } from "../words.js";

/**
 * Why a draft or an edited question was rejected, in the language of the interface.
 * @param {string} code
 */
export function reason(code) {
  const key = `practice.reject.${code}`;
  const text = t(key);
  return text === key ? t("practice.reject.other", { code }) : text;
}
