/* The words of what is around every page, by the component that shows them. */

export const deskBar = {
  pages: {
    looseEnds: "Loose ends",
    leads: "Leads",
    search: "Search",
    day: "Day",
    calendar: "Calendar",
    projects: "Finished roofs",
    numbers: "Numbers",
    mails: "Mails",
    staff: "Staff",
    business: "Business",
    settings: "Settings",
  },
  schemes: { system: "As the system", light: "Light", dark: "Dark" },
  desk: (company: string) => `${company} desk`,
  label: "Desk",
  otherPages: "More pages",
  looseEnds: "to end or to leave",
  newBookings: "new bookings",
  colors: "Colors",
};

export const deskShell = { tryAgain: "Try again", skip: "Skip to the page", loading: "Loading…" };

export const pageFault = {
  heading: "This page could not be opened",
  text: "The desk may have been updated, or the connection was lost. What you typed is kept in this browser.",
  again: "Load again",
};

export const signOut = { button: "Sign out", title: "Sign out?", confirm: "Sign out" };

export const deskRouter = { loading: "Loading…" };

export const failureText = {
  noAnswer: "The server did not answer. What you typed is kept; try again in a moment.",
};

export const moments = {
  yesterday: (time: string) => `Yesterday, ${time}`,
  tomorrow: (time: string) => `Tomorrow, ${time}`,
};
