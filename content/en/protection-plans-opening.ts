import { planTerms } from "#content/plans.ts";
import { everyPlan } from "./plan-price.ts";

const { minimumMonths } = planTerms;

export const hero = {
  heading: "Someone to look after your roof",
  lead: `Three roof protection plans with scheduled inspections, faster response and repair discounts. ${everyPlan.billing}, ${minimumMonths} months at least. Not every house needs one, and we say which do.`,
  picture:
    "A white house with dark shutters, two brick chimneys and an even brown shingle roof in evening light",
  find: "Find out if you need one",
  book: "Book a free inspection",
};
