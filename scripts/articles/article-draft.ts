import type { CalendarDay } from "#domain/calendar/calendar-day.ts";

/** Placeholders in a draft for what its author must write; no published article may contain them. */
export const draftWords = {
  excerpt: "One or two sentences that say what the reader will know afterwards.",
  alt: "What is seen on the picture",
};

/** The file of a new article: every field, not published. */
export function articleDraft(title: string, today: CalendarDay): string {
  return `---
title: ${JSON.stringify(title)}
excerpt: ${draftWords.excerpt}
category: homeowner-tips
publishDate: ${today}
featuredImage:
  master: hero
  alt: ${draftWords.alt}
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
