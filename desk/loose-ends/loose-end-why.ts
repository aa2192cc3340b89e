import { looseEndWhy as words } from "#content/en/desk/loose-ends.ts";
import { whenText } from "#desk/calendar/appointment-words.ts";
import type { ListedEnd } from "#domain/lead/loose-ends-contract.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";

/** Why a loose end is there, in a sentence. */
export function looseEndWhy({
  kind,
  lead,
  appointment,
  inspector,
  photos,
  ...end
}: ListedEnd): string {
  const when = appointment ? whenText(appointment) : "";
  switch (kind) {
    case "not-told": {
      const believed = appointment?.toldTime ? whenText(appointment.toldTime) : "";
      return appointment?.status === "cancelled"
        ? words.expectsCanceled(believed)
        : words.expects(believed, when);
    }
    case "undelivered":
      return lead.undelivered?.mailKind === "person-text"
        ? words.undeliveredText(phoneOf(lead).shown)
        : words.undelivered(lead.email);
    case "unassigned":
      return inspector ? words.unassigned(when) : words.nobodyFree(when);
    case "photos":
      return words.photos(photos);
    case "silent":
      return end.isInVain ? words.inVain : words.silent;
    default:
      return words[kind](when);
  }
}
