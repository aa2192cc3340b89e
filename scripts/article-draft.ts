import type { CalendarDay } from "#domain/calendar/calendar-day.ts";

/** `What moves the number` becomes `what-moves-the-number`; empty when nothing is left. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u2019']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** An article to be written: every field that there is, and nothing published. */
export function articleDraft(title: string, today: CalendarDay): string {
  return `---
title: ${JSON.stringify(title)}
excerpt: One or two sentences that say what the reader will know afterwards.
category: homeowner-tips
publishDate: ${today}
authorName: First name and initial
authorTitle: What this person does
featuredImage:
  master: hero
  alt: What is seen on the picture
tags:
  - maintenance
viewCount: 0
isPublished: false
isFeatured: false
---

Begin with something that was seen, a figure or a date.

## A heading that informs

Text, with [a link](/roof-services/repairs) and a figure of ours: a repair takes {{repairDays}}.
`;
}
