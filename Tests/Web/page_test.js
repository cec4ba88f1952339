import assert from "node:assert/strict";
import { test } from "node:test";
import { ApiError } from "../../Web/api.js";
import { present } from "../../Web/dom.js";
import { PageError, problemOf } from "../../Web/widgets/problem.js";

test("Empty children are left out, and nested lists of children are flattened", () => {
  assert.deepEqual(present(["a", null, undefined, false, ["b", [null, "c"]], ""]), ["a", "b", "c", ""]);
});

test("A missing response and a busy server are worth a retry", () => {
  assert.deepEqual([0, 408, 429, 500, 503].map((status) => new ApiError(status).worthRetrying), [true, true, true, true, true]);
  assert.deepEqual([400, 401, 404, 409, 422].map((status) => new ApiError(status).worthRetrying), [false, false, false, false, false]);
});

test("Each kind of error has its own explanation", () => {
  assert.deepEqual(problemOf(new ApiError(0)), { kind: "unreachable" });
  assert.deepEqual([401, 403, 404].map((status) => problemOf(new ApiError(status)).kind), ["attempt", "attempt", "attempt"]);
  assert.deepEqual(problemOf(new ApiError(500)), { kind: "server" });
  assert.deepEqual(problemOf(new PageError("list", "too few words")), { kind: "list", reason: "too few words" });
  assert.deepEqual(problemOf(new TypeError("a bug")), { kind: "server" });
});
