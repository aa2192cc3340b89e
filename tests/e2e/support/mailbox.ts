import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import ICAL from "ical.js";
import PostalMime, { type Email } from "postal-mime";
import { businessProfile } from "#content/business-profile.ts";

/** A delivered mail, read from the file that the server wrote. */
export type DeliveredMail = {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  messageId: string | undefined;
  /** @throws for a mail without a calendar file. */
  readonly invitation: Invitation;
};

/** The data of the mail's `.ics` file. */
export type Invitation = {
  method: string;
  uid: string;
  sequence: number;
  status: string;
  start: Date;
  end: Date;
  location: string;
};

export type Mailbox = {
  /** Waits for `count` mails with this recipient and subject; oldest first. */
  all(wanted: Wanted, count: number): Promise<DeliveredMail[]>;
  /** Waits for the only mail that matches. */
  only(wanted: Wanted): Promise<DeliveredMail>;
  /** Makes delivery fail. @returns a function that ends that. */
  breakDown(): Promise<() => Promise<void>>;
};

/** Expects one mail each about a booking and its cancellation. */
export async function expectOneAppointmentThenCancelled(
  mailbox: Mailbox,
  to: string,
): Promise<void> {
  // Mails are sent in order: once the last one has arrived, none is missing.
  await mailbox.only({ to, subject: "Your roof inspection is canceled" });
  await mailbox.only({ to, subject: "Your roof inspection is booked" });
}

export type Wanted = {
  to: string;
  subject: string | RegExp;
  /** Text in the body, such as the visitor's name in a mail to the office. */
  containing?: string;
};

export const officeAddress = businessProfile.mail.office;

/** Mails that a server without SMTP has written to its data folder. */
export function openMailbox(dataFolder: string): Mailbox {
  const folder = path.join(dataFolder, "mail");

  async function find({ to, subject, containing = "" }: Wanted): Promise<DeliveredMail[]> {
    const files = await readdir(folder).catch(() => []);
    const mails = await Promise.all(
      files
        .filter((file) => file.endsWith(".eml"))
        .sort()
        .map((file) => mailIn(path.join(folder, file))),
    );
    return mails.filter(
      (mail) =>
        mail.to.toLowerCase() === to.toLowerCase() &&
        (typeof subject === "string"
          ? mail.subject.includes(subject)
          : subject.test(mail.subject)) &&
        mail.text.includes(containing),
    );
  }

  async function all(wanted: Wanted, count: number): Promise<DeliveredMail[]> {
    let found: DeliveredMail[] = [];
    await expect
      .poll(
        async () => {
          found = await find(wanted);
          return found.length;
        },
        { message: `mails to ${wanted.to} about ${wanted.subject}`, intervals: [50, 100, 250] },
      )
      .toBe(count);
    return found;
  }

  return {
    all,
    async only(wanted) {
      const [mail] = await all(wanted, 1);
      return mail as DeliveredMail;
    },
    async breakDown() {
      const away = `${folder}-away`;
      await rename(folder, away);
      // A file in place of the folder makes writing fail.
      await writeFile(folder, "");
      return async () => {
        await rm(folder);
        await rename(away, folder);
      };
    },
  };
}

/** By file: mails are checked at every poll and never change. */
const read = new Map<string, Promise<DeliveredMail>>();

function mailIn(file: string): Promise<DeliveredMail> {
  const mail = read.get(file) ?? readFile(file).then(readMail);
  read.set(file, mail);
  return mail;
}

/** A mail as it was sent. */
export async function readMail(source: Buffer): Promise<DeliveredMail> {
  const mail = await PostalMime.parse(source);
  return {
    to: mail.to?.[0]?.address ?? "",
    replyTo: mail.replyTo?.[0]?.address ?? "",
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    messageId: mail.messageId,
    get invitation() {
      return readInvitation(mail);
    },
  };
}

function readInvitation(mail: Email): Invitation {
  const file = mail.attachments.find(({ filename }) => filename?.endsWith(".ics"));
  if (!file) throw new Error(`no calendar file with the mail "${mail.subject}"`);
  const content =
    typeof file.content === "string" ? file.content : new TextDecoder().decode(file.content);
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("no event in the calendar file");
  const event = new ICAL.Event(component);
  return {
    method: String(calendar.getFirstPropertyValue("method")),
    uid: event.uid,
    sequence: event.sequence,
    status: String(component.getFirstPropertyValue("status")),
    start: event.startDate.toJSDate(),
    end: event.endDate.toJSDate(),
    location: event.location,
  };
}

/** The URL of the mail's button. */
export function linkIn(mail: DeliveredMail, label: string): string {
  const link = [...mail.html.matchAll(/<a\b[^>]*\bhref="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)].find(
    ([, , content = ""]) => content.replace(/<!--[\s\S]*?-->|<[^>]+>/g, "").includes(label),
  );
  if (!link?.[1]) throw new Error(`no link "${label}" in the mail "${mail.subject}"`);
  return link[1].replaceAll("&amp;", "&");
}
