import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ApiCall, ApiMethod } from "#domain/api/api-call.ts";
import { apiContract } from "#domain/api/api-contract.ts";
import { deskContract } from "#domain/api/desk-contract.ts";
import { type DeskCalendar, startDeskCalendar, wednesday } from "#tests/support/desk-calendar.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { askForPause, type Pause } from "./pause.ts";

const reads = Object.entries<{ [method in ApiMethod]?: ApiCall }>({
  ...apiContract,
  ...deskContract,
})
  .filter(([, { get }]) => get && get.media !== "text/event-stream")
  .map(([path]) => path);

/** What leaves the desk is written into the audit log first. */
const audited = ["/desk/people/{id}/export", /^\/desk\/downloads\//];

describe.each(engines)("a site on %s that takes no writes", (engine) => {
  let storage: Storage;
  let desk: DeskCalendar;
  let pause: Pause;
  beforeEach(async () => {
    storage = await createStorage(engine);
    desk = await startDeskCalendar(engine, storage.forApp);
  });
  afterEach(async () => {
    pause.end();
    await desk.stop();
    await storage.drop();
  });

  it("answers every call that only reads, also to somebody at the desk who was idle", async () => {
    const { id, leadId } = await desk.bookAs(1);
    const { personId } = await readLeadAs(desk.owner, leadId);
    pause = askForPause(storage.dataDir);
    const writes = async () => (await (await fetch(`${desk.server.url}/readyz`)).json()).writes;
    await expect.poll(writes, { timeout: patience.test }).toBe("paused");
    const ids = { leads: leadId, appointments: id, people: personId };
    const usual = `date=${wednesday}&from=${wednesday}&days=7&q=Miller`;
    // Each call is the first of somebody after a while: none of them can be noted.
    desk.pass(90);
    for (const path of reads) {
      const [, of = ""] = /\/(\w+)\/\{id\}/.exec(path) ?? [];
      const target = path
        .replace("{id}", ids[of as keyof typeof ids] ?? "none")
        .replace(/\{\w+\}/, "none");
      const query = path === "/desk/counties" ? "state=OH" : usual;
      const { status } = await desk.owner.send("GET", `/api${target}?${query}`);
      const isAudited = audited.some((one) => path.match(one) !== null);
      expect.soft(status, path).toBe(isAudited ? 503 : target.includes("none") ? 404 : 200);
    }
  });
});
