import type { Question } from "#domain/page/question.ts";
import type { Step } from "#domain/page/step.ts";

/** A plan's terms as people read them, each once. */
export type PlanInWords = {
  name: string;
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

/** What a plan's own page says below its first view, beside its terms. */
export type PlanPageWords = {
  year: { heading: string; text: string; steps: readonly Step[] };
  benefits: { heading: string; points: readonly Step[] };
  covered: { heading: string; lead: string; services: readonly Step[] };
  warranty: { heading: string; text: string };
  /** For whom another plan, or none, is the better buy. */
  fit: { heading: string; paragraphs: readonly string[] };
  questions: readonly Question[];
  closing: { heading: string; text: string };
};
