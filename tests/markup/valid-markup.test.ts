import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { articlePath } from "#content/links.ts";
import type { LinkTarget } from "#content/pages.ts";
import { bookableDays } from "#domain/appointment/appointment-rules.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { ask } from "#tests/built-site/support/ask.ts";
import { allAddresses } from "#tests/support/addresses.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { usualNow } from "#tests/support/site.ts";
import { ada, book } from "#tests/support/visitors.ts";
import { nuCheckerJar } from "../../scripts/run/ensure-nu-checker.ts";

type Message = {
  /** Of warnings as well. */
  type: "error" | "info" | "non-document-error";
  message: string;
  url?: string;
  extract?: string;
};

/*
 * The checker's list of CSS ends before container queries, `@property` and `color-mix`, which is most of ours. Style is the
 * matter of Tailwind and the browsers.
 */
const isAboutStyle = ({ message }: Message) => message.startsWith("CSS: ");

test("every page is valid HTML, also after a form without JavaScript, and in the desk", async () => {
  expect(existsSync(nuCheckerJar), "run scripts/run/ensure-nu-checker.ts").toBe(true);
  const folder = await mkdtemp(path.join(tmpdir(), "markup-"));
  try {
    const files = new Map<string, string>();
    for (const [name, html] of await pages()) {
      const file = path.join(folder, `${files.size}.html`);
      await writeFile(file, html);
      files.set(file, name);
    }
    const { stderr } = await promisify(execFile)(
      "java",
      ["-jar", nuCheckerJar, "--format", "json", "--exit-zero-always", ...files.keys()],
      { maxBuffer: 100 * 1_024 ** 2 },
    );
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    const faults = messages
      .filter((message) => message.type !== "info" && !isAboutStyle(message))
      .map(({ message, url = "", extract }) => {
        const page = files.get(url.replace(/^file:/, "")) ?? url;
        return `${page}: ${message} ${extract?.replace(/\s+/g, " ")}`;
      });
    expect(faults).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** The HTML of every page, by a name for it. */
async function pages(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const read = async (name: string, answer: Promise<Response>, status = 200) => {
    const response = await answer;
    expect.soft(response.status, name).toBe(status);
    found.set(name, await response.text());
  };
  const moreAddresses = [
    "/contact-us?service=gutters",
    "/news-insights?category=storm-damage",
    "/insurance-claims?damage=2026-10-01",
    "/desk" as LinkTarget,
    await newAppointment(),
  ] satisfies LinkTarget[];
  for (const address of [...allAddresses, ...moreAddresses]) await read(address, ask(address));
  const missing = articlePath({ slug: "no-such-article" });
  await read(missing, ask(missing), 404);
  for (const address of [
    "/contact-us",
    "/emergency-contact",
    "/schedule-inspection",
    "/roof-assessment",
  ] satisfies LinkTarget[]) {
    const answer = ask(address, {
      method: "POST",
      headers: { origin: inject("siteUrl") },
      body: new URLSearchParams({ name: ada.name, email: "ada@example", phone: "12" }),
    });
    await read(`${address}, refused`, answer, 400);
  }
  return found;
}

async function newAppointment(): Promise<`/appointments/${string}`> {
  const visitor = await connectVisitor(inject("siteUrl"));
  const today = dayInZone(Date.parse(usualNow()), businessProfile.timeZone);
  const [date = today] = bookableDays(today, businessProfile);
  const path = `/api/appointments/available-slots?date=${date}`;
  const [timeSlot] = (await visitor.send("GET", path)).body.availableSlots;
  const { body: booked } = await book(visitor, { date, timeSlot });
  return `/appointments/${booked.appointment.id}`;
}
