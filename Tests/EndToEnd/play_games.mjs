// Plays games with the module in Node, and prints each as it is handed in: node play_games.mjs MODULE COUNT < deck.json
import fs from "node:fs";
import { loadEngine } from "../../Web/game/engine.js";

const [module, count] = process.argv.slice(2);
const list = JSON.parse(fs.readFileSync(0, "utf8"));
const engine = await loadEngine(fs.readFileSync(module));
engine.load(list);
const words = list.entries.map((entry) => entry.english);

/** Some answer that is right more often than not, so that games go on for a while; now and then time runs out. */
function said(view, number) {
  if (view.milliseconds && number % 17 === 0) return null;
  const accepted = list.entries.filter((entry) => entry.english === view.english).flatMap((entry) => entry.translations);
  const knows = number % 23 !== 0;
  return accepted.includes(view.shown) === knows ? "right" : "wrong";
}

for (let game = 0; game < Number(count); game += 1) {
  const mode = ["classic", "climb", "calm"][game % 3];
  const seed = String(BigInt.asUintN(64, 0x9e3779b97f4a7c15n * BigInt(game + 1)));
  const hardWords = words.filter((_, index) => index % 7 === game % 7);
  let view = engine.start({ mode, seed, hardWords });
  const answers = [];
  while (view.state === "in_progress") {
    const answer = { said: said(view, answers.length + game), milliseconds: 700 };
    if (answer.said === null) answer.milliseconds = view.milliseconds;
    answers.push(answer);
    view = engine.answer(answer.said, view.number, answer.milliseconds).view;
  }
  const score = { right: view.right, wrong: view.wrong, points: view.points };
  process.stdout.write(`${JSON.stringify({ list_id: list.list_id, edition: list.edition, mode, seed, hard_words: hardWords, answers, score })}\n`);
}
