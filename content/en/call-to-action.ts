import type { Facts } from "#domain/business/facts.ts";
import { replyTime } from "./answer-times-in-words.ts";
import { waysOn } from "./ways-on.ts";

/** The end of many pages: for visitors who know what they want, and for those who do not yet. */
export const callToAction = (f: Facts) => ({
  heading: "Not sure where to start?",
  sure: {
    title: "I know what I need",
    text: `Tell us. We answer within ${replyTime(f)}, and estimates are free.`,
    link: waysOn.contact,
  },
  unsure: {
    title: "I'm not sure about my roof",
    text: "Two minutes from the couch. It tells you how soon to have it looked at, and what to watch until then.",
    link: waysOn.assess,
  },
});
