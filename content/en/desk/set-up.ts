import type { LinkTarget } from "#content/pages.ts";
import type { SetUpStepId } from "#domain/business/set-up-steps.ts";

/* The words of Set up, by the component that shows them. */

type StepWords = {
  title: string;
  /** What it is for, in one sentence. */
  about: string;
  /** A page that states it. */
  page?: { to: LinkTarget; label: string };
};

const home = { to: "/", label: "the home page" } as const;
const contact = { to: "/contact-us", label: "the contact page" } as const;

export const setUpSteps: Readonly<Record<SetUpStepId, StepWords>> = {
  name: {
    title: "Name",
    about: "Every page, email and text says who you are.",
    page: home,
  },
  phones: {
    title: "Phones and email",
    about: "People call and write to you here. Type numbers as you like: 614 555 0100 will do.",
    page: contact,
  },
  mailboxes: {
    title: "Your mailboxes",
    about:
      "New leads and emergencies are mailed here. Send a test to each, and look whether it arrives.",
  },
  address: {
    title: "Office",
    about: "Pages, emails and maps say where your office is.",
    page: contact,
  },
  licenses: {
    title: "Licenses",
    about:
      "People look your license up before they call, so pages say its number. If your state licenses no roofers, empty both fields.",
    page: { to: "/our-company", label: "the company page" },
  },
  hours: {
    title: "Hours and times",
    about: "They decide when people can book, and by when a lead has to be answered.",
    page: { to: "/schedule-inspection", label: "the booking page" },
  },
  brand: {
    title: "Colors and logo",
    about: "Pages, emails and icons take them, and stay readable.",
    page: home,
  },
  area: {
    title: "State and counties",
    about: "Pages name the counties you work in, and the map shows them.",
    page: { to: "/service-areas", label: "the service areas page" },
  },
  offers: {
    title: "What you offer",
    about: "What you don't offer leaves the site, with its pages and links.",
    page: home,
  },
  plans: {
    title: "Protection plans",
    about: "People compare the plans by what they cost and what they include.",
    page: { to: "/protection-plans", label: "the plans page" },
  },
  financing: {
    title: "Financing",
    about: "People see here how they can pay over time, and with whom.",
    page: { to: "/financing", label: "the financing page" },
  },
  prices: {
    title: "Prices",
    about: "What a roof may cost is calculated with your prices.",
    page: { to: "/roof-cost", label: "the roof cost page" },
  },
  answers: {
    title: "How soon you answer",
    about: "Pages promise it, and the desk reminds you in time.",
    page: contact,
  },
  promises: {
    title: "Warranties and work",
    about: "Pages promise it in your name, so it has to be what your contract says.",
    page: { to: "/warranty-info", label: "the warranty page" },
  },
  company: {
    title: "Your company",
    about: "Figures and answers that only you know.",
    page: { to: "/why-choose-us", label: "the page on why to choose you" },
  },
  links: {
    title: "Links",
    about: "Every page links to you on other sites, and search engines are told of them.",
    page: home,
  },
  samples: {
    title: "Samples",
    about:
      "Sample reviews and badges show where yours will be, and have to go before customers come.",
    page: home,
  },
};

export const setUpPage = {
  title: "Set up",
  about:
    "Tell the site whose it is. Each step is saved when you go on, so you can stop and come back, here or in another browser.",
  loading: "Loading the steps",
  business: "Business",
};

export const stepList = {
  label: "Steps",
  progress: (settled: number, all: number) => `${settled} of ${all} settled`,
  settled: "settled",
  last: "Look at your site",
};

export const stepForm = {
  /** The last one asks for nothing, and is none of those that are counted. */
  position: (at: number, all: number) => (at > all ? "done" : `step ${at} of ${all}`),
  save: "Save and go on",
  skip: "Skip for now",
  back: "Back",
  more: (count: number) => `${count} more`,
  stated: (count: number) =>
    count === 1
      ? "Pages say this already. Open it to set what is not so."
      : "Pages say these already. Open them to set what is not so.",
  see: (page: string) => `See ${page}`,
  newTab: " in a new tab",
  faulty: (faulty: number) =>
    faulty === 1
      ? "One entry can't be saved like this. It says why, below its field."
      : `${faulty} entries can't be saved like this. Each says why, below its field.`,
  nothingChanged: "Kept as it was.",
};

export const lastStep = {
  about:
    "Open your site, read it once from top to bottom, and book an inspection with your own phone.",
  pages: [
    { to: "/", label: "The home page" },
    { to: "/schedule-inspection", label: "Book an inspection" },
    { to: "/contact-us", label: "How to reach you" },
    { to: "/our-company", label: "Your company" },
  ] satisfies readonly { to: LinkTarget; label: string }[],
  open: "Not settled yet",
  allSettled: "Every step is settled.",
  hidden:
    "Search engines are kept away until the business has a name of its own. Set it in the first step.",
  found: "Search engines may list your site.",
  beforeYouOpen: "What to decide before real customers come",
  shipped: (count: number) =>
    count === 1
      ? "pages say 1 fact as it was shipped"
      : `pages say ${count} facts as they were shipped`,
  done: "Done",
};

export const beginAgain = {
  ask: "Begin again",
  title: "Begin again?",
  what: "Everything that was set for the business goes, here and under Business, and the site says what it was shipped with. What people sent stays.",
  undo: "It is one change: Undo at the end of Business brings it all back.",
};

export const mailboxTests = {
  send: "Send a test",
  saveAndSend: "Save and send a test",
  names: { office: "Leads and appointments", emergency: "Emergencies" },
  going: (mailbox: string) => `On its way to ${mailbox}`,
  sent: (mailbox: string) => `Sent to ${mailbox}. Look whether it has arrived, and not as spam.`,
  failed: (mailbox: string, why: string) => `It could not be delivered to ${mailbox}: ${why}`,
};

/** In the desk's navigation. */
export const setUpEntry = (settled: number, all: number) => `Set up: ${settled} of ${all}`;

/** What the history says of steps. */
export const setUpChanges = {
  settled: (titles: readonly string[]) => `Set up: ${titles.join(", ")}`,
  opened: (titles: readonly string[]) => `Set up, open again: ${titles.join(", ")}`,
};
