import { button, h, icon, present } from "../../dom.js";
import { form, refuse, selectField, textField, valueOf } from "../../widgets/fields.js";
import { troubleLine } from "../../widgets/trouble.js";
import { t } from "../../words.js";
import { download } from "../download.js";
import { recordingsFile } from "./file.js";
import { LICENCES } from "./recordings.js";

/** @import { Studio } from "./studio.js" */

/** The longest name of a speaker that a recording can have. */
const LONGEST_NAME = 200;
const HINT = "speaker-hint";

/**
 * Who speaks, under which licence, how much is recorded, and the file with all recordings.
 * @param {Studio} studio
 */
export function recordingsSummary(studio) {
  const { recordings } = studio;
  const line = troubleLine({ testid: "recordings-trouble" });
  const done = h("div", { class: "downloaded", role: "status", testid: "downloaded" });
  const count = h("p", { class: "recorded-count", testid: "recorded-count" });
  const next = button([icon("microphone"), t("authors.record.next")], { testid: "record-next", onclick: () => studio.recordNext() });
  const send = h("button", { class: "primary", testid: "download-recordings" }, icon("file"), t("authors.record.download"));
  const made = form(
    { class: "fields", testid: "recordings-form" },
    ({ speaker }) => offer(studio, speaker, line, done),
    h("div", { class: "recordings-fields" }, speakerField(studio), licenceField(studio)),
    count,
    line,
    h("div", { class: "actions" }, next, send),
    done,
  );
  studio.changed = () => {
    count.textContent = studio.count;
    next.hidden = studio.next === null;
    next.classList.toggle("primary", recordings.kept.size === 0);
    send.classList.toggle("primary", recordings.kept.size > 0);
    done.replaceChildren();
    line.replaceChildren();
  };
  studio.download = () => made.requestSubmit();
  studio.changed();
  return h(
    "section",
    { class: "panel recordings", testid: "recordings" },
    h("h2", {}, t("authors.record.title")),
    h("p", {}, t("authors.record.what")),
    made,
  );
}

/** @param {Studio} studio */
function speakerField(studio) {
  const field = textField("speaker", t("authors.record.speaker"), {
    value: studio.recordings.speaker,
    maxlength: LONGEST_NAME,
    dir: "auto",
    "aria-describedby": HINT,
    oninput: (event) => studio.describe({ speaker: valueOf(event.target) }),
  });
  return h("div", {}, field, h("p", { class: "quiet small", id: HINT }, t("authors.record.speaker.hint")));
}

/** @param {Studio} studio */
function licenceField(studio) {
  const options = Object.entries(LICENCES).map(([name, key]) => [name, t(`authors.record.licence.${key}`, { licence: name })]);
  return selectField("licence", t("authors.record.licence"), options, studio.recordings.licence, {
    onchange: (event) => studio.describe({ licence: valueOf(event.target) }),
  });
}

/**
 * Offers all recordings as one file, or says what is missing.
 * @param {Studio} studio
 * @param {HTMLInputElement} speaker
 * @param {HTMLElement} line
 * @param {HTMLElement} done
 */
async function offer({ recordings, language }, speaker, line, done) {
  line.replaceChildren();
  if (recordings.kept.size === 0) return line.append(t("authors.record.none"));
  if (recordings.speaker.trim() === "") return refuse(speaker, line, t("authors.record.no_speaker"));
  const name = `${typeof language === "string" ? language : "und"}-recordings.json`;
  const file = recordingsFile(language, recordings);
  // NB: the file has what there is now. If anything changes before it is ready, the new state is not downloaded.
  recordings.isDownloaded = true;
  try {
    download(name, "application/json", await file);
  } catch (error) {
    recordings.outdate();
    throw error;
  }
  if (!recordings.isDownloaded) return;
  done.replaceChildren(...present([
    h("p", {}, t("authors.record.downloaded")),
    h("code", { dir: "ltr", translate: "no" }, `nivel recordings add ${name} --content Content`),
  ]));
}
