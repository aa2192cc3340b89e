import type { Facts } from "#domain/business/facts.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { replyTime } from "./answer-times-in-words.ts";
import { reachUs, type Section } from "./statement.ts";

/*
 * For the owner's lawyer: 'lawyer-accessibility' (`before-you-open.ts`). A limit that is removed, or found, changes
 * this page and its date.
 */

export const updated = calendarDay("2026-11-24");

export const heading = "Accessibility statement";

export const lead =
  "Everybody should be able to read this site, book an inspection and reach us in an emergency. Here is where we stand.";

export const sections = (f: Facts): readonly Section[] => [
  {
    id: "aim",
    heading: "What we aim for",
    paragraphs: [
      "The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page and in every form. The site is made to work",
    ],
    points: [
      "by keyboard alone, with the focus always in sight",
      "with screen readers: headings, labels, descriptions of pictures, announced messages",
      "with text at twice its size, and on a screen 320 pixels wide",
      "in forced colors and high contrast",
      "without motion, if your device asks for that",
      "without scripts, forms included",
    ],
  },
  {
    id: "checks",
    heading: "How we check",
    paragraphs: [
      "With every change, programs read every page on wide and narrow screens, in enlarged text, in forced colors and on paper. Other programs book an inspection by keyboard alone and check that the focus is always in sight.",
    ],
  },
  {
    id: "limits",
    heading: "Known limits",
    points: [
      "Nobody who uses a screen reader every day has tested the site yet.",
      "Lettering inside the drawings of our articles becomes small on a narrow phone. The caption says in words what a drawing shows.",
      "The site is in English only.",
      "Pages that we link to, such as our reviews and social networks, are not ours, and we can't fix them.",
    ],
  },
  {
    id: "report",
    heading: "Report a problem",
    paragraphs: [
      `Say which page it was, what you wanted to do, and what you use: device, browser, screen reader. We answer within ${replyTime(f)}, and say what we will do about it and by when. What the site keeps you from, we do by phone: book, move or cancel an inspection, or take your message.`,
    ],
    facts: reachUs(f),
    note: [
      "If our answer does not settle it, you can file a complaint with the U.S. Department of Justice at ",
      { site: "https://www.ada.gov/file-a-complaint/", label: "ada.gov" },
      ", or call its ADA Information Line, ",
      { dial: "800-514-0301" },
      ".",
    ],
  },
];
