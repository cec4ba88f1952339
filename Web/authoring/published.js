import { sha256 } from "./sha256.js";
import { Source } from "./source.js";

const FOLDER = "/content";

/** The published content does not have the form that Docs/content-delivery.md describes. */
export class ReleaseProblem extends Error {}

/**
 * Returns the blueprint of a language that this server publishes, or null if it publishes none. A server that tests people must publish
 * nothing, because blueprints contain the keys.
 * @param {unknown} language
 * @returns {Promise<Source | null>}
 */
export async function publishedBlueprint(language) {
  const manifest = await manifestOf();
  if (!manifest || typeof language !== "string" || !Object.hasOwn(manifest.languages ?? {}, language)) return null;
  const hash = manifest.languages[language]?.checksum?.match?.(/^sha256-([0-9a-f]{64})$/)?.[1];
  if (!hash) throw new ReleaseProblem("checksum");
  const bytes = new Uint8Array(await (await answered(`${FOLDER}/blobs/${hash}`)).arrayBuffer());
  if (await isOther(bytes, hash)) throw new ReleaseProblem("hash");
  const source = new Source(`${language}.json`, bytes);
  if (!source.value) throw new ReleaseProblem("blob");
  return source;
}

/** NB: does not check signatures. They are for clients that do not trust the host, but this page comes from that same host. */
async function manifestOf() {
  const response = await answered(`${FOLDER}/manifest.json`);
  if (response.status === 404) return null;
  try {
    const { payload } = await response.json();
    return JSON.parse(
      new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))),
    );
  } catch {
    throw new ReleaseProblem("manifest");
  }
}

/** @param {string} path */
async function answered(path) {
  let response;
  try {
    response = await fetch(path, { headers: { Accept: "application/json" } });
  } catch {
    throw new ReleaseProblem("unreachable");
  }
  if (!response.ok && !(response.status === 404 && path.endsWith("/manifest.json"))) throw new ReleaseProblem(`status ${response.status}`);
  return response;
}

/**
 * Whether bytes are certainly not those of a hash.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {string} hash
 */
async function isOther(bytes, hash) {
  return (await sha256(bytes) ?? hash) !== hash;
}
