/** What the game needs without a server: the shell of the app and the game's own modules. A test holds this to what they import. */
export const FILES = [
  "/icon.svg", "/game/nivel-game.wasm",
  "/css/authors.css", "/css/base.css", "/css/components.css", "/css/game.css", "/css/layout.css", "/css/practice.css", "/css/print.css", "/css/questions.css",
  "/css/result.css",
  "/api.js", "/app.js", "/dom.js",
  "/game/api.js", "/game/choice.js", "/game/clock.js", "/game/end_dialog.js", "/game/engine.js", "/game/fall.js", "/game/feedback.js",
  "/game/frame.js", "/game/hand_in.js", "/game/how_to_play.js", "/game/keys.js", "/game/list_cards.js", "/game/lives.js",
  "/game/mistakes.js", "/game/mode_cards.js", "/game/notices.js", "/game/offline.js", "/game/own_list.js", "/game/pause_dialog.js",
  "/game/play.js", "/game/readings.js", "/game/refusals.js", "/game/review.js", "/game/scores.js", "/game/settings.js", "/game/show.js",
  "/game/switches.js", "/game/synthesiser.js", "/game/texts.js",
  "/header.js",
  "/matcher/messages.js",
  "/outbox.js",
  "/practice_tests/confirm_dialog.js", "/practice_tests/fields.js", "/practice_tests/files.js", "/practice_tests/trouble.js",
  "/router.js",
  "/runner/keys.js",
  "/screens/play.js", "/screens/play_menu.js", "/screens/play_review.js", "/screens/problem.js",
  "/store.js", "/words.js",
];

/** The page that every screen of the game is drawn on. */
export const PAGE = "/play";
