import type { CalendarDay } from "#domain/calendar/calendar-day.ts";

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
