import { addressOf } from "#domain/person/mailbox-address.ts";
import { type Finding, fault, ok } from "#server/command/checks/finding.ts";
import type { RenderedMail } from "./rendered-mails.ts";
import type { Stage } from "./stage.ts";

/** What mail servers have refused notices for: letters beyond ASCII before the @, and what looks like another header. */
const odd = {
  name: `"Ann, the roof" <crew@example.net> ’张\u202E`,
  email: "jürgen+dach@例え.example",
  phone: "(202) 555-0144",
  address: "1 Example Street, Example, 20001",
  subject: "EMERGENCY: Storm Damage Request",
  message: "Bcc: everybody@example.net\n\nA tree is in the roof.",
  emergency: true,
};

/** An emergency of somebody with an odd mailbox: the crew's notice goes to the crew alone, in headers that every server takes. */
export async function rehearseNotice({ post, mails, crew }: Stage): Promise<Finding> {
  const before = (await mails()).length;
  const answer = await post("/api/customers/contact", odd);
  if (answer.status !== 201) {
    return fault(
      `an emergency from an odd mailbox is refused (${answer.status}: ${answer.body.error})`,
    );
  }
  const sent = (await mails()).slice(before);
  const notices = sent.filter(({ to }) => to.includes(addressOf(crew)));
  if (notices.length === 0) {
    return fault(
      `no notice of an emergency goes to ${addressOf(crew)}: look at EMERGENCY_EMAIL, and at the desk under Business`,
    );
  }
  const ill = notices.map(faultOf).find(Boolean);
  if (ill)
    return fault(`the crew's notice about an odd mailbox ${ill}: tell whoever makes your releases`);
  return ok(
    "the crew's notice about an emergency from an odd mailbox is one that every mail server takes; it was not sent",
  );
}

/** What a mail server would refuse, or send to somebody else. */
export function faultOf({ to, head }: RenderedMail): string | undefined {
  if (to.length !== 1) return `goes to ${to.length} mailboxes`;
  if (/[^\t\r\n -~]/.test(head)) return "has letters beyond ASCII in its headers";
  const names = head
    .split(/\r?\n/)
    .filter((line) => !/^[ \t]/.test(line))
    .map((line) => line.split(":")[0]?.toLowerCase() ?? "");
  for (const name of ["from", "to", "subject", "date", "message-id"]) {
    if (names.filter((each) => each === name).length !== 1) return `has not one header ${name}`;
  }
  if (names.includes("bcc") || names.includes("cc"))
    return "has a header that its writer has typed";
  if (head.split(/\r?\n/).some((line) => line.length > 998))
    return "has a header line that is too long";
  return undefined;
}
