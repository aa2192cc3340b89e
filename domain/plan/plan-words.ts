import type { Question } from "#domain/page/question.ts";
import type { Step } from "#domain/page/step.ts";

/** A plan's terms in words for visitors. */
export type PlanInWords = {
  price: string;
  inspections: string;
  response: string;
  emergency: string;
  roofingDiscount: string;
  exteriorDiscount: string;
  credit: string;
  serviceCalls: string;
  scans: string;
  warranty: string;
  workmanship: string;
  transfers: string;
};

/** The content of a plan's page after its opening, besides the terms. */
export type PlanPageWords = {
  year: { heading: string; text: string; steps: readonly Step[] };
  benefits: { heading: string; points: readonly Step[] };
  covered: { heading: string; lead: string; services: readonly Step[] };
  warranty: { heading: string; text: string };
  /** Who is better off with another plan or none. */
  fit: { heading: string; paragraphs: readonly string[] };
  questions: readonly Question[];
  closing: { heading: string; text: string };
};

/** What a customer has in hand after a year: the year itself, then what is handed over. */
export type PlanReceives = { heading: string; note: string; parts: readonly Step[] };
