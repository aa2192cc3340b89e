import type { LinkTarget } from "#content/pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { RichText } from "#domain/page/rich-text.ts";
import type { Step } from "#domain/page/step.ts";
import { emergencyTime } from "./answer-times-in-words.ts";
import { ifExtended } from "./counties-in-words.ts";
import { hotlineWords } from "./hotline.ts";
import { onSiteTime } from "./response-times-in-words.ts";

export const opening = (
  f: Facts,
): { heading: readonly [string, string]; lead: RichText<LinkTarget> } => ({
  heading: ["Water coming in?", "Call now."],
  lead: [
    "A person answers day and night. If you send a request instead, we typically reach you within ",
    {
      together: emergencyTime(f),
    },
    ".",
  ],
});

/** Above and below the number. */
export const hotline = {
  label: `${hotlineWords.short} line`,
  note: "Tap or dial. A call is faster than the form.",
};

/** For visitors who cannot call. */
export const written = {
  heading: "Can't call? Send a request",
  text: "It goes straight to the crew on call, and they'll call you back.",
  hints: {
    address: "Where the crew drives to. Optional.",
    message: "What you see, and since when.",
  },
  labels: { address: "Address of the damage", message: "Message" },
  submit: "Submit Emergency Request",
  /** Shown when the server gives no reason. */
  failure: "Failed to submit form. Please try again or call our emergency number directly.",
};

/** While the form cannot be sent: the same as a text message, which needs less of a network. */
export const textIt = {
  action: "Text it",
  after: " to the same number. What you typed is filled in.",
  words: ({ name, phone, address, message }: Partial<Record<string, string>>) =>
    [`ROOF EMERGENCY: ${message}`, address, name, phone].filter(Boolean).join("\n"),
};

/** Shown once the form is sent. */
export const submitted = (f: Facts) => ({
  heading: "Request Submitted!",
  text: [
    "The crew on call has your request. We typically reach you within ",
    {
      together: emergencyTime(f),
    },
    ".",
  ] satisfies RichText<LinkTarget>,
  mail: {
    before: "Keep your phone handy. We are emailing a confirmation to ",
    after: ".",
  },
  call: {
    before: "If it gets worse, call ",
    after: ". Until we get there, follow the list on this page: people first, then the rooms.",
  },
  home: "Return to Home",
  another: "Submit Another Request",
});

export const response = (
  f: Facts,
): {
  heading: string;
  text: RichText<LinkTarget>;
  /** The start of the scale of hours. */
  start: string;
  steps: readonly Step[];
} => ({
  heading: "Emergency response",
  text: [
    "A person answers your call. After a request, we typically reach you within ",
    { together: emergencyTime(f), strong: true },
    `. We are on site within ${onSiteTime(f)}${ifExtended(f, (counties) => `, with limits in our ${counties}`)}.`,
  ],
  start: "Request",
  steps: [
    {
      title: "Make it safe",
      text: "We come out, secure the roof and stop the water.",
    },
    {
      title: "Assess the damage",
      text: "We go over the whole roof and show you photos of the damage.",
    },
    {
      title: "Help with insurance",
      text: "You get photos and a written price for your claim.",
    },
    {
      title: "Restore the roof",
      text: "With your approval, we repair or replace what the storm damaged.",
    },
  ],
});

export type Advice = { title: string; text: RichText<LinkTarget> };

/** What to do until we arrive, most important first. */
export const whileYouWait: {
  heading: string;
  lead: string;
  groups: readonly { title: string; advice: readonly Advice[] }[];
} = {
  heading: "What to do while you wait",
  lead: "In this order. Nothing in the house is worth a fall or a shock.",
  groups: [
    {
      title: "People first",
      advice: [
        {
          title: "Stay off the roof",
          text: "Wet shingles are slick, and a soaked roof deck may not hold you. Don't climb up to look or to spread a tarp. Look from the ground.",
        },
        {
          title: "Keep water and electricity apart",
          text: "Where water is near lights, outlets or appliances, turn that circuit off at the panel, but only if the panel is dry and you can reach it without standing in water. If not, stay out of the room.",
        },
        {
          title: "Stay out from under a wet ceiling",
          text: "A ceiling that sags or drips is holding a lot of water and can fall without warning. Leave the room, close the door, and don't push on it or poke a hole in it.",
        },
        {
          title: "Get out if it's more than water",
          text: [
            "Fire, the smell of gas, a downed power line or walls that move: get everyone out and call ",
            { dial: "911" },
            " first. Then call us.",
          ],
        },
      ],
    },
    {
      title: "Then the rooms",
      advice: [
        {
          title: "Catch the water",
          text: "Put buckets or bins under the drips, with an old towel inside to keep it from splashing, and empty them before they are full. Towels along the wall keep the water from spreading.",
        },
        {
          title: "Move your valuables",
          text: "Take papers, electronics, rugs and furniture to a dry room. Cover anything too heavy to move with plastic sheeting, and put foil or wood blocks under its legs.",
        },
      ],
    },
    {
      title: "Then the insurer",
      advice: [
        {
          title: "Take photos before you clean up",
          text: "Every wet spot, everything that is damaged, and the roof from the ground, up close and from farther back. A short video of the dripping helps too.",
        },
        {
          title: "Keep damaged things and receipts",
          text: [
            "Don't throw anything away until your insurer has seen it or told you that you can. What happens next is on our page about ",
            { to: "/insurance-claims", label: "insurance claims" },
            ".",
          ],
        },
      ],
    },
  ],
};
