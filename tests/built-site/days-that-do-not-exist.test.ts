import { expect, inject, test } from "vitest";
import { all, attribute, readHtml, text } from "#tests/support/html.ts";
import { ask } from "./support/ask.ts";

/* Our calendar never sends such a day, but a handwritten request can. */

test.each(["x", "9999-99-99", "2026-02-30"])(
  "without JavaScript, the day %s has to be chosen again, and what was typed stays",
  async (date) => {
    const typed = { name: "Ada Homeowner", phone: "703 555 0111" };
    const answer = await ask("/schedule-inspection", {
      method: "POST",
      headers: { origin: inject("siteUrl") },
      body: new URLSearchParams({ ...typed, date }),
    });
    expect(answer.status).toBe(400);
    const page = readHtml(await answer.text());
    expect(text(page)).toContain("Please select a date");
    for (const [name, value] of Object.entries(typed)) {
      const fields = all(page, "input", { name }).map((field) => attribute(field, "value"));
      expect(fields).toEqual([value]);
    }
  },
);
