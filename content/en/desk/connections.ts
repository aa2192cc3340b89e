import type { AccessToken, TokenScope } from "#domain/token/access-token.ts";

/* The words of the connections, by the component that shows them. */

/** What a token allows, as the desk calls it. */
export const scopeWords: Record<TokenScope, { name: string; may: string }> = {
  "leads:read": { name: "Read leads", may: "Who wrote or called, what they asked, how far it is." },
  "events:read": {
    name: "Read what happened to leads",
    may: "Calls, texts, notes and changes, in the words of whoever wrote them.",
  },
  "leads:write": {
    name: "Store and answer leads",
    may: "New leads, and notes, calls and texts about any lead.",
  },
  "people:read": {
    name: "Read people",
    may: "Every name, email, phone number and address that a person has given.",
  },
  "appointments:read": {
    name: "Read inspections",
    may: "Inspections with names and addresses, and which times are free.",
  },
  "appointments:write": {
    name: "Book inspections",
    may: "Free times, for people with a lead. They are mailed as if you had booked.",
  },
};

export const connectionsPage = {
  title: "Connections",
  tokens: "Tokens",
  make: "Make a token",
  forOwner: {
    heading: "This page is for owners",
    text: "They decide which programs may read and write here.",
  },
  intro:
    "Google Sheets, n8n, Zapier and programs of your own can read leads and add to them. Each needs a token, which works like a password.",
  address: "Address: ",
  calls: "Every call, for developers",
  recipes:
    "Whoever runs your server has step-by-step instructions for Google Sheets, n8n and Zapier, in docs/api.md.",
  loading: "Loading tokens",
  none: "No program reads or writes here.",
};

const ends: Record<NonNullable<AccessToken["ended"]>, string> = {
  expired: "Expired: it no longer works.",
  idle: "Not used for a year: it no longer works.",
  left: "Whoever made it is no longer an owner here: it no longer works.",
  revoked: "Revoked: it no longer works.",
};

export const tokenItem = {
  endedAt: "Ended ",
  revokedBy: (name: string) => `Revoked by ${name}, `,
  endsIn: (characters: string) => `ends in ${characters}`,
  ends,
  madeBy: (name: string) => `Made by ${name}, `,
  neverUsed: "Never used",
  lastUsed: "Last used ",
  expires: "Expires ",
  expiresNever: "Works until it is revoked or was not used for a year",
  revoke: "Revoke",
  revokeWhat: (name: string) => ` the token ${name}`,
  revokeTitle: (name: string) => `Revoke the token ${name}?`,
  revokeSubmit: "Revoke the token",
  stops: "The program that has it is refused at once. This cannot be undone; you can make another.",
};

export const makeTokenDialog = {
  title: "Make a token",
  name: { label: "Name", hint: "The program that gets it, such as “Sheet of the office”." },
  scopes: "What may it do?",
  noScope: "Choose at least one.",
  expires: {
    label: "Expires",
    days: { 30: "In 30 days", 90: "In 90 days", 365: "In a year" },
    never: "Never",
    hint: "However long it is, one that nobody uses for a year ends.",
  },
  submit: "Make the token",
  made: {
    title: "Copy the token now",
    once: "It is not shown again. Whoever has it may do what you have chosen, in your name.",
    label: "Token",
    copy: "Copy",
    copied: "Copied",
    press: "Press Ctrl+C or ⌘C to copy",
    done: "Done",
  },
};

export const endingConnections = {
  token: (name: string, characters: string) => `${name} (ends in ${characters})`,
  tokens: {
    some: (named: string) =>
      `Access tokens that they made are revoked for good, and programs that have them stop: ${named}.`,
    unknown: "Access tokens that they made are revoked for good, and programs that have them stop.",
  },
  webhooks: {
    some: (named: string) =>
      `Webhooks that they set up are switched off until another owner switches them on: ${named}.`,
    unknown: "Webhooks that they set up are switched off until another owner switches them on.",
  },
};
