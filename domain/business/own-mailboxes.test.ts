import { expect, it } from "vitest";
import { usedMailboxes } from "./own-mailboxes.ts";

const office = "Office <office@roofs.example>";

it.each([
  ["nothing", { office: "", emergency: "" }, "crew@roofs.example", office, "crew@roofs.example"],
  [
    "the office's",
    { office: "a@b.example", emergency: "" },
    "crew@roofs.example",
    "a@b.example",
    "crew@roofs.example",
  ],
  [
    "the crew's",
    { office: "", emergency: "c@b.example" },
    "crew@roofs.example",
    office,
    "c@b.example",
  ],
  [
    "the office's, which is the crew's, too",
    { office: "a@b.example", emergency: "" },
    office,
    "a@b.example",
    "a@b.example",
  ],
  [
    "that, whatever the mailbox is called",
    { office: "a@b.example", emergency: "" },
    "Crew <Office@roofs.example>",
    "a@b.example",
    "a@b.example",
  ],
  [
    "that, without a name",
    { office: "a@b.example", emergency: "" },
    "office@roofs.example",
    "a@b.example",
    "a@b.example",
  ],
] as const)("an owner sets %s", (_what, owners, crew, leads, emergencies) => {
  expect(usedMailboxes(owners, { office, emergency: crew })).toEqual({
    office: leads,
    emergency: emergencies,
  });
});
