import { button, h, icon } from "../dom.js";
import { t } from "../words.js";

const SLOW = 0.75;

/**
 * A player with buttons for play and pause, restart, and slow speed. If the sound does not load, it offers a way to continue.
 * @param {string | undefined} url
 */
export function makePlayer(url) {
  const audio = h("audio", { preload: "auto", hidden: true });
  audio.preservesPitch = true;
  const trouble = h("div", { class: "trouble", role: "alert" });
  const time = h("progress", { max: 1, value: 0, "aria-label": t("player.progress") });
  const play = button([icon("play"), h("span", {}, t("player.play"))], { class: "play", testid: "play", onclick: () => toggle(audio) });
  const again = button([icon("replay"), t("player.again")], { testid: "replay", onclick: () => restart(audio) });
  const slow = button(t("player.slow"), { "aria-pressed": "false", testid: "slow", onclick: () => setSlow(audio, slow) });
  audio.addEventListener("timeupdate", () => {
    time.value = audio.duration ? audio.currentTime / audio.duration : 0;
  });
  for (const name of ["play", "pause", "ended"]) audio.addEventListener(name, () => showState(audio, play));
  audio.addEventListener("canplay", () => trouble.replaceChildren());
  audio.addEventListener("error", () => showTrouble(audio, trouble));
  if (url) audio.src = url;
  else trouble.append(h("p", {}, t("player.missing")));
  return {
    node: h(
      "div",
      { class: "player", role: "group", "aria-label": t("player.label") },
      audio,
      play,
      h("div", { class: "player-more" }, again, slow),
      time,
      trouble,
    ),
    stop: () => stop(audio),
  };
}

/** @param {HTMLAudioElement} audio */
function toggle(audio) {
  if (!audio.paused) audio.pause();
  else start(audio);
}

/** @param {HTMLAudioElement} audio */
function restart(audio) {
  audio.currentTime = 0;
  start(audio);
}

/** @param {HTMLAudioElement} audio */
function start(audio) {
  // The error event reports a failed load already.
  audio.play().catch(() => {});
}

/**
 * @param {HTMLAudioElement} audio
 * @param {HTMLElement} slow
 */
function setSlow(audio, slow) {
  const on = audio.playbackRate === 1;
  audio.playbackRate = on ? SLOW : 1;
  audio.defaultPlaybackRate = audio.playbackRate;
  slow.setAttribute("aria-pressed", String(on));
}

/**
 * @param {HTMLAudioElement} audio
 * @param {HTMLElement} play
 */
function showState(audio, play) {
  const playing = !audio.paused && !audio.ended;
  play.replaceChildren(icon(playing ? "pause" : "play"), h("span", {}, t(playing ? "player.pause" : "player.play")));
}

/**
 * @param {HTMLAudioElement} audio
 * @param {HTMLElement} trouble
 */
function showTrouble(audio, trouble) {
  const url = audio.getAttribute("src");
  if (!url) return;
  const retry = button(t("problem.retry"), {
    testid: "retry-audio",
    onclick: () => {
      audio.src = url;
      audio.load();
    },
  });
  trouble.replaceChildren(h("p", {}, t("player.failed")), retry);
}

/** @param {HTMLAudioElement} audio */
function stop(audio) {
  audio.pause();
  audio.removeAttribute("src");
  audio.load();
}
