import { businessProfile } from "#content/business-profile.ts";
import { areSameHours, type WeekHours } from "#domain/calendar/opening-hours.ts";

/*
 * The opening hours that pages show: the profile's, or what an owner has set in their place. They are the same for
 * everything that a process renders. A browser finds them in the document, which has them only if they are not the
 * profile's.
 */

const profileHours: WeekHours = businessProfile.hours;
let shown: WeekHours = import.meta.env.SSR ? profileHours : hoursOfDocument();

/** The opening hours that pages show now. */
export function shownHours(): WeekHours {
  return shown;
}

/** Called by the server before it renders a page. */
export function showHours(hours: WeekHours): void {
  shown = hours;
}

/** What the document says of the hours, as its `data-hours`; undefined for the profile's. */
export function hoursForDocument(): string | undefined {
  return areSameHours(shown, profileHours) ? undefined : JSON.stringify(shown);
}

function hoursOfDocument(): WeekHours {
  const { hours } = document.documentElement.dataset;
  return hours ? JSON.parse(hours) : profileHours;
}
