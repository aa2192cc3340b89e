import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createStorage } from "#tests/support/storage.ts";
import { startTestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";
import { fileTransport } from "./file-transport.ts";
import type { Delivery } from "./message.ts";

const delivery: Delivery = {
  id: "the-id",
  messageId: "<the-id@site.test>",
  date: new Date("2026-06-02T16:00:00.000Z"),
  from: "Roofer <from@site.test>",
  to: { name: "Ada, the “Roof”", address: "ada@example.com" },
  replyTo: { name: "Roofer", address: "hello@site.test" },
  subject: "Dächer & roofs: a subject that is so long that it does not fit into one header line",
  html: "<p>Grüße</p>",
  text: "Grüße\n.\nFrom here",
  priority: "high",
};

let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "site-mail-")), "mail");
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

async function readMails(from: string) {
  const names = await readdir(from);
  return Promise.all(
    names.sort().map(async (name) => {
      expect(name).toMatch(/^[^.].*\.eml$/);
      return PostalMime.parse(await readFile(path.join(from, name)));
    }),
  );
}

/** An attempt that is never aborted. */
const attempt = { signal: new AbortController().signal, handOver: async () => {} };

it("writes a mail that every mail program can read, into a folder that it creates", async () => {
  await fileTransport(folder).deliver(delivery, attempt);
  const [mail] = await readMails(folder);
  expect(mail).toMatchObject({
    messageId: "<the-id@site.test>",
    date: "2026-06-02T16:00:00.000Z",
    from: { name: "Roofer", address: "from@site.test" },
    to: [{ name: "Ada, the “Roof”", address: "ada@example.com" }],
    replyTo: [{ name: "Roofer", address: "hello@site.test" }],
    subject: delivery.subject,
  });
  expect(mail?.html?.trim()).toBe(delivery.html);
  expect(mail?.text?.trim()).toBe(delivery.text);
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("auto-submitted")).toBe("auto-generated");
  expect(headers.get("importance")).toBe("High");
});

it("replaces the file when the same mail is delivered again", async () => {
  const transport = fileTransport(folder);
  await transport.deliver(delivery, attempt);
  await transport.deliver(delivery, attempt);
  await transport.deliver({ ...delivery, id: "another" }, attempt);
  expect(await readMails(folder)).toHaveLength(2);
});

it("never reads a file or an address that a visitor's text names", async () => {
  const text = { path: "/etc/hostname" } as unknown as string;
  await expect(fileTransport(folder).deliver({ ...delivery, text }, attempt)).rejects.toThrow();
});

it("is where mails go without a mail server: confirmation and notice, with the appointment", async () => {
  const storage = await createStorage("sqlite");
  const server = await startTestApp("sqlite", { ...storage.forApp, realMail: true });
  const { body } = await book(await server.visitor(), { date: "2026-06-03", timeSlot: "9:00 AM" });
  await server.app.services.outbox.drained();
  await server.close();
  const mails = await readMails(path.join(storage.dataDir, "mail"));
  expect(mails).toHaveLength(2);
  const toVisitor = mails.find((mail) => mail.to?.[0]?.address === ada.email);
  expect(toVisitor?.text).toContain(`http://site.test/appointments/${body.appointment.id}`);
  expect(toVisitor?.messageId).toMatch(/^<[\w-]{20,}@[\w.-]+>$/);
  for (const mail of mails) {
    const part = mail.attachments.find(({ mimeType }) => mimeType === "text/calendar");
    const content = part?.content;
    const ics = typeof content === "string" ? content : new TextDecoder().decode(content);
    const calendar = new ICAL.Component(ICAL.parse(ics));
    expect(part?.method).toBe(calendar.getFirstPropertyValue("method"));
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    expect(event.startDate.toString()).toBe("2026-06-03T13:00:00Z");
    expect(event.location).toBe(ada.address);
  }
  await storage.drop();
});
