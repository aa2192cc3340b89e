import { isStillSo } from "#server/appointment/appointment-snapshot.ts";
import type { PersonHook } from "#server/mail/kinds.ts";
import type { PersonText } from "#server/text/person-text.ts";
import { textMailKinds } from "#server/text/person-text-kind.ts";
import { refuseWhenNotOnTheWay } from "./on-the-way-mail.tsx";
import { refuseChanged, refuseUncanceled, refuseUnwanted } from "./wrong-moment.ts";

const { "person-text": kind } = textMailKinds;

/** A text to a person. One about an appointment is deleted when that has changed since it was queued. */
export const personTextKind: PersonHook<PersonText> = {
  ...kind,
  async stillHolds({ kind, about }, database) {
    return !about || isStillSo(database, about, { isCanceled: kind === "canceled" });
  },
  async call(text, delivery, options) {
    const { about } = text;
    if (about?.window) {
      await refuseWhenNotOnTheWay(about, about.window, delivery, options.profile.timeZone);
    } else if (about && text.kind === "canceled") await refuseUncanceled(about, delivery);
    else if (about) await refuseChanged(about, delivery);
    if (about && text.kind === "reminder") await refuseUnwanted(about, delivery);
    return kind.call(text, delivery, options);
  },
};
