import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isTest } from "./import-fences.ts";
import { importsOf, sourceFiles } from "./import-graph.ts";
import {
  arrowPicture,
  arrows,
  assembly,
  ground,
  groundArrows,
  obstacle,
  roomOf,
} from "./server-rooms.ts";

const files = sourceFiles().filter((file) => file.startsWith("server/") && !isTest(file));
const imports = files.flatMap(importsOf);
const used = new Set(
  imports.map(({ file, target }) => `${roomOf(file)} -> ${roomOf(target) ?? ""}`),
);

describe("the rooms of the server", () => {
  it("are all listed, once, and no other", () => {
    const rooms = new Set(files.flatMap((file) => roomOf(file) ?? []));
    const listed = [...Object.keys(arrows), ...ground, ...assembly];
    expect(listed.sort()).toEqual([...rooms].sort());
  });

  it("have arrows that are all used", () => {
    const listed = [
      ...Object.entries(arrows).flatMap(([from, to]) => Object.keys(to).map((one) => [from, one])),
      ...Object.entries(groundArrows).flatMap(([from, to]) => to.map((one) => [from, one])),
    ];
    expect(listed.map((arrow) => arrow.join(" -> ")).filter((arrow) => !used.has(arrow))).toEqual(
      [],
    );
  });

  it("form no cycle", () => {
    const all: Record<string, readonly string[]> = {
      ...groundArrows,
      ...Object.fromEntries(Object.entries(arrows).map(([from, to]) => [from, Object.keys(to)])),
    };
    const follow = (room: string, way: readonly string[]): string[] =>
      way.includes(room)
        ? [[...way, room].join(" -> ")]
        : (all[room] ?? []).flatMap((next) => follow(next, [...way, room]));
    expect(Object.keys(all).flatMap((room) => follow(room, []))).toEqual([]);
  });

  it("have at most 3,000 lines each, but for the database with its migrations", () => {
    const lines = new Map<string, number>();
    for (const file of files) {
      const room = roomOf(file) ?? "";
      if (room === "database") continue;
      const length = readFileSync(file, "utf8").split("\n").length - 1;
      lines.set(room, (lines.get(room) ?? 0) + length);
    }
    expect([...lines].filter(([, count]) => count > 3_000)).toEqual([]);
  });

  it("are drawn in docs/architecture.md", () => {
    expect(readFileSync("docs/architecture.md", "utf8")).toContain(arrowPicture());
  });
});

describe("an import between rooms", () => {
  it.each([
    ["server/alert/looking.ts", "server/lead/stored-lead.ts"],
    ["server/alert/looking.ts", "server/mail/enqueue.ts"],
    ["server/alert/looking.ts", "server/refusal.ts"],
    ["server/outbox/start-outbox.ts", "server/alert/looking.ts"],
  ])("is allowed from %s to %s", (file, target) => {
    expect(obstacle(file, target)).toBeUndefined();
  });

  it.each([
    ["server/lead/stored-lead.ts", "server/alert/looking.ts"],
    ["server/mail/enqueue.ts", "server/lead/stored-lead.ts"],
    ["server/alert/looking.ts", "server/outbox/start-outbox.ts"],
    ["server/alert/looking.ts", "server/app.ts"],
  ])("is not allowed from %s to %s", (file, target) => {
    expect(obstacle(file, target)).toBeDefined();
  });
});
