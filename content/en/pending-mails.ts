import type { Facts } from "#domain/business/facts.ts";
import { pendingTime } from "./booking-brake-in-words.ts";

/** Asks somebody to confirm a booking. `until`: `2:05 PM`. */
export const pendingMailWords = {
  subject: (when: string, until: string) => `Please confirm by ${until}: ${when}`,
  heading: "Please confirm your inspection",
  preview: (until: string) => `We keep your time until ${until}`,
  intro: (until: string) =>
    `Please confirm this booking, so we know it's really you. We keep this time for you until ${until}. If nobody confirms it by then, it's free for others.`,
  open: "Open the page to confirm",
  notYou: "If you didn't book this, you don't need to do anything.",
  text: (
    { shortName }: Pick<Facts, "shortName">,
    { when, until, link }: { when: string; until: string; link: string },
  ) => `${shortName}: Please confirm your roof inspection on ${when} by ${until}: ${link}`,
};

/** To somebody who did not confirm in time. */
export const unpressedWords = {
  subject: "Not confirmed, so not booked",
  heading: "Your inspection wasn't confirmed",
  text: `We didn't hear from you within ${pendingTime()}, so this time is free for others and we won't come. Do you still want us to look at your roof? Please book again.`,
  again: "Book again",
};

/** To somebody whose booking the office has taken back with all others of a burst. */
export const takenBackWords = {
  subject: "Please book your inspection again",
  heading: "We had to take this booking back",
  text: "Somebody filled our calendar with bookings that weren't real, and we took all of them back, yours among them. We're sorry. We won't come at this time. If you want us to look at your roof, please book again, or call us.",
  again: "Book again",
};

/** To the office, once for each burst. */
export const burstMailWords = {
  heading: (bookings: number, since: string) => `${bookings} bookings since ${since}`,
  subject: (heading: string) => `${heading}: please look`,
  preview: "New bookings have to be confirmed",
  why: "More visitors than usual are booking. A storm does that, and so does somebody who books under made-up names.",
  asked: `Until it's over, we email new visitors a link to confirm their booking, and keep their time for ${pendingTime()}. People we know don't have to confirm, and neither does anybody you book yourself. You hear about each booking once it's confirmed.`,
  desk: "At the desk you can look at them, confirm them all, or cancel them all.",
  open: "Open the desk",
};
