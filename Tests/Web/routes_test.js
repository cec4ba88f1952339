import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import routes from "../../Web/routes.json" with { type: "json" };
import { routeOf, sectionOf } from "../../Web/routes.js";

const screens = readdirSync(new URL("../../Web/screens/", import.meta.url)).map((name) => name.replace(/\.js$/, ""));

test("An address without an id opens its screen", () => {
  assert.deepEqual(routeOf(routes, "/"), { screen: "languages", part: "first", id: "" });
  assert.deepEqual(routeOf(routes, "/practice/schedule"), { screen: "practice_schedule", part: "practice", id: "" });
});

test("The screen receives the decoded id of an address", () => {
  assert.deepEqual(routeOf(routes, "/test/a%20b"), { screen: "runner", part: "level", id: "a b" });
  assert.deepEqual(routeOf(routes, "/practice/tests/42/print"), { screen: "practice_paper", part: "practice", id: "42" });
});

test("An id that cannot be decoded stays as it is", () => {
  assert.deepEqual(routeOf(routes, "/result/%E0%A4"), { screen: "result", part: "level", id: "%E0%A4" });
});

test("A slash at the end of an address does not matter", () => {
  assert.deepEqual(routeOf(routes, "/play/menu/"), { screen: "play_menu", part: "play", id: "" });
  assert.deepEqual(routeOf(routes, "/test/7/"), { screen: "runner", part: "level", id: "7" });
});

test("The address of the form for a new course is not a course with the id new", () => {
  assert.equal(routeOf(routes, "/practice/courses/new")?.screen, "practice_new_course");
  assert.equal(routeOf(routes, "/practice/courses/newer")?.screen, "practice_course");
});

test("An unknown address has no screen", () => {
  for (const path of ["/nothing", "/test", "/test/1/2", "/play/menu/more", "//"]) assert.equal(routeOf(routes, path), null, path);
});

test("Every route leads to a screen that can be opened", async () => {
  for (const { path, screen } of routes) {
    const module = await import(`../../Web/screens/${screen}.js`);
    assert.equal(typeof module.open, "function", path);
  }
});

test("Every screen has exactly one route", () => {
  assert.deepEqual(routes.map((route) => route.screen).toSorted(), screens.toSorted());
});

test("An address belongs to the section whose address it begins with", () => {
  assert.equal(sectionOf("/practice/tests/1"), "/practice");
  assert.equal(sectionOf("/play"), "/play");
  assert.equal(sectionOf("/playground"), "/");
  assert.equal(sectionOf("/test/1"), "/");
});
