/** What the game needs without a server: the shell of the app and the game's own modules. A test holds this to what they import. */
export const FILES = [
  "/icon.svg",
  "/css/base.css", "/css/components.css", "/css/game.css", "/css/layout.css", "/css/practice.css", "/css/print.css", "/css/questions.css", "/css/result.css",
  "/api.js", "/app.js", "/dom.js", "/header.js", "/outbox.js", "/router.js", "/store.js", "/words.js",
  "/game/nivel-game.wasm",
];

/** The page that every screen of the game is drawn on. */
export const PAGE = "/play";
