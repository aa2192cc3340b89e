import type { Step } from "#domain/page/step.ts";

/** How a crew spends a day at somebody's house. */
export const crewDay: readonly Step[] = [
  {
    title: "Before the first nail",
    text: "The crew leader walks around the house with you: what is fragile, where the power is, which door stays clear. Then the crew talks through ladders, anchors and weather.",
  },
  {
    title: "Protect, then open",
    text: "Tarps cover beds and air conditioners, plywood shields the windows. We open only as much roof as we can close the same day.",
  },
  {
    title: "Show what was hidden",
    text: "Bad decking is photographed before it is replaced, and counted sheet by sheet. You see it the same day, before the invoice.",
  },
  {
    title: "Leave it clean",
    text: "A magnet goes over lawn, beds and driveway, gutters are cleared of granules, and the crew leader walks the site with you again.",
  },
];

/** Who may stop the work. */
export const mayStop =
  "Anyone on the crew, apprentices included, may stop the work if something looks wrong.";
