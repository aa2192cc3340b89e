import { fixedRetention } from "#domain/lead/fixed-retention.ts";
import {
  type Delivery,
  type DeliveryKind,
  formerSecretHours,
  type Webhook,
  type WebhookEnd,
  type WebhookKind,
} from "#domain/webhook/webhook.ts";

/* The words of webhooks, by the component that shows them. */

/** What a webhook is told of, as the desk calls it. */
export const kindWords: Record<WebhookKind, { name: string; tells: string }> = {
  arrived: { name: "New leads", tells: "Somebody has booked, written, called or taken the quiz." },
  call: { name: "Calls", tells: "Somebody here has called, and what came of it." },
  text: { name: "Texts", tells: "Texts of the person and to them." },
  reply: { name: "Replies", tells: "What somebody has answered by mail." },
  note: { name: "Notes", tells: "What somebody here has written down about a lead." },
  changed: { name: "Changes", tells: "State, assignee, follow-up or amount of a lead." },
  appointment: { name: "Inspections", tells: "Booked, moved, canceled, confirmed, how far it is." },
  estimate: {
    name: "Estimates",
    tells: "An estimate: sent, corrected, revoked, opened, signed, and what its person says.",
  },
  report: { name: "Reports", tells: "A report about the roof: sent, corrected, revoked, opened." },
  released: { name: "Released from spam", tells: "Somebody here says that a lead is none." },
  bounced: { name: "Mails that came back", tells: "What we mailed the person did not arrive." },
  "text-lost": { name: "Texts that did not arrive", tells: "What we texted the person was lost." },
  gone: { name: "Erased leads", tells: "Its id alone, so that a copy elsewhere can be deleted." },
};

const deliveryNames: Record<DeliveryKind, string> = {
  arrived: "New lead",
  call: "Call",
  text: "Text",
  reply: "Reply",
  note: "Note",
  changed: "Change",
  appointment: "Inspection",
  estimate: "Estimate",
  report: "Report",
  released: "Released from spam",
  bounced: "Mail that came back",
  "text-lost": "Text that did not arrive",
  gone: "Erased lead",
  test: "Test",
};

const stateNames: Record<Webhook["state"], string> = { on: "On", paused: "Paused", off: "Off" };

const offBecause: Record<WebhookEnd, string> = {
  failing: "For three days nothing that we sent there has arrived, so it was switched off.",
  gone: "Its program has answered that it wants nothing more (410), so it was switched off.",
  left: "Whoever chose where it leads is no longer an owner here, so nothing is sent. Switch it on to take it over.",
};

export const webhookList = {
  title: "Webhooks",
  add: "Add a webhook",
  intro:
    "Instead of asking here again and again, a program can be told at once: what happens to a lead is posted to its address, with everything known about the lead, its person and its inspection.",
  loading: "Loading webhooks",
  none: "Nothing is sent anywhere.",
};

export const webhookState = {
  names: stateNames,
  off: offBecause,
  paused: "Nothing is sent, and what happens now is not sent later.",
  failing: "Nothing has arrived since ",
  arrived: "Last arrived ",
  never: "Nothing has arrived yet",
  waiting: (count: number) => (count === 1 ? "1 waits to be sent" : `${count} wait to be sent`),
};

export const webhookDialog = {
  add: "Add a webhook",
  change: (name: string) => `Change the webhook ${name}`,
  name: { label: "Name", hint: "The program that gets it, such as “n8n of the office”." },
  address: {
    label: "Address",
    hint: "The program gives it to you, often as “Webhook URL”. It begins with https://.",
  },
  kinds: "What is it told of?",
  noKind: "Choose at least one.",
  submit: { add: "Add the webhook", change: "Save" },
  everything:
    "Each of these carries the whole lead: names, phone numbers, addresses and what was written. Whoever has the address gets all of it.",
  made: {
    title: "Copy the secret now",
    once: "It is not shown again. The program checks by it that what it gets is from here; one that does not check needs no secret.",
    label: "Secret",
    copy: "Copy",
    copied: "Copied",
    press: "Press Ctrl+C or ⌘C to copy",
    done: "Done",
  },
};

export const webhookPage = {
  back: "Connections",
  loading: "Loading the webhook",
  unknown: { heading: "There is no such webhook", text: "Somebody may have removed it." },
  sealed:
    "The site's key has changed, so that the address can no longer be read. Enter it again, and make a new secret.",
  facts: { address: "Address", kinds: "Told of", madeBy: "Set up by", secret: "Secret" },
  madeBy: (name: string) => `${name}, `,
  bothSecrets: "The one before is good until ",
  test: "Send a test",
  pause: "Pause",
  resume: "Switch on",
  change: "Change",
  rotate: {
    open: "New secret",
    title: "Make a new secret?",
    text: `For ${formerSecretHours} hours everything is signed with both, so that the program can be given the new one meanwhile.`,
    confirm: "Make a new secret",
  },
  remove: {
    open: "Remove",
    title: (name: string) => `Remove the webhook ${name}?`,
    text: "Nothing is sent there any more. Its log is deleted.",
    confirm: "Remove the webhook",
  },
};

export const deliveryLog = {
  title: "What was sent",
  kept: `Kept for ${fixedRetention.webhookLogDays} days. What is sent again carries the lead as it is now, under the same webhook-id.`,
  loading: "Loading what was sent",
  none: "Nothing was sent yet. Send a test to see whether it arrives.",
  names: deliveryNames,
  lead: (number: number) => `Lead #${number}`,
  arrived: (status: number, milliseconds: number) =>
    `Arrived: answered ${status} in ${durationText(milliseconds)}`,
  sending: "Being sent",
  failed: (why: string) => `Not arrived: ${why}`,
  after: (milliseconds: number) => `, after ${durationText(milliseconds)}`,
  tries: (tries: number) => `${tries} tries`,
  next: "tried again ",
  said: (excerpt: string) => `“${excerpt}”`,
  again: "Send again",
  now: "Send now",
  what: ({ kind, lead }: Pick<Delivery, "kind" | "lead">) =>
    ` the ${deliveryNames[kind].toLowerCase()}${lead ? ` of lead #${lead.number}` : ""}`,
};

function durationText(milliseconds: number): string {
  return milliseconds < 1_000 ? `${milliseconds} ms` : `${(milliseconds / 1_000).toFixed(1)} s`;
}
