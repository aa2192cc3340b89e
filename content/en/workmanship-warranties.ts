import type { Facts } from "#domain/business/facts.ts";
import { isOffered } from "#domain/business/offers.ts";
import type { Question } from "#domain/page/question.ts";
import { years } from "./figures.ts";

/** The workmanship warranties that pages name, each by its name, and which one somebody gets. */
export function whichWorkmanship(f: Pick<Facts, "offers" | "promises" | "planTerms">): Question {
  const { promises, planTerms } = f;
  const { newInstallYears, majorRepairYears } = planTerms.workmanship;
  const ofPlans = isOffered(f, { offer: "plans" })
    ? ` A protection plan has a workmanship warranty of its own: ${years(newInstallYears)} on new installs and ${years(majorRepairYears)} on major repairs.`
    : "";
  return {
    id: "which-workmanship",
    question: "Which workmanship warranty is mine?",
    answer: `The one that your proposal names, with its years, before you sign. Our standard workmanship warranty is ${years(promises.standardWorkmanshipYears)}; where a page speaks of ${years(promises.workmanshipYears)}, it means our longest, and your proposal says whether your job gets it.${ofPlans}`,
  };
}
