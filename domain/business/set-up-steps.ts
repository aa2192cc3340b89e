import type { BusinessSettings } from "./business-settings.ts";
import type { FactEntry, FactGroup } from "./fact-entries.ts";

/* What the first owner is asked, step by step. Progress is a part of what is settled, so that it is one version with the facts of
 * its step, is undone with them, and waits in every browser. */

type Step = {
  id: string;
  groups: readonly FactGroup[];
  /** Which facts of its groups, by path; `*` stands for one part of it. Absent: all that no other step names. */
  only?: readonly string[];
  /** Those that it shows; it folds the others. Absent: all. */
  first?: readonly string[];
};

const steps = [
  { id: "name", groups: ["name"] },
  { id: "phones", groups: ["contact"], only: ["phone", "hotline", "email"] },
  { id: "mailboxes", groups: ["mailboxes"] },
  {
    id: "address",
    groups: ["contact"],
    only: ["address.*"],
    first: ["address.street", "address.city", "address.postalCode"],
  },
  {
    id: "licenses",
    groups: ["contact"],
    first: ["licenses.0.label", "licenses.0.number", "isBonded"],
  },
  { id: "hours", groups: ["hours"] },
  { id: "brand", groups: ["brand"] },
  { id: "area", groups: ["area"] },
  { id: "offers", groups: ["offers"] },
  {
    id: "plans",
    groups: ["plans"],
    first: ["plans.*.monthlyPrice", "plans.*.responseHours", "plans.*.yearlyCredit"],
  },
  {
    id: "financing",
    groups: ["financing"],
    first: ["lenders.*.name", "financing.typicalRate", "financing.termMonths", "financing.deposit"],
  },
  {
    id: "prices",
    groups: ["prices", "workPrices", "materials"],
    first: ["roofing.*.pricePerSquareFoot", "priceBookDay"],
  },
  { id: "answers", groups: ["answers"] },
  {
    id: "promises",
    groups: ["warranties", "work"],
    first: [
      "promises.workmanshipYears",
      "promises.standardWorkmanshipYears",
      "promises.manufacturerYears",
      "promises.manufacturerYearsInWarranty",
      "promises.replacementDays",
      "promises.repairDays",
    ],
  },
  { id: "company", groups: ["company", "told"] },
  { id: "links", groups: ["links"] },
  { id: "samples", groups: ["offers"], only: ["samples"] },
] as const satisfies readonly Step[];

export type SetUpStepId = (typeof steps)[number]["id"];

export type SetUpStep = Omit<Step, "id"> & { id: SetUpStepId };

/** In their order. */
export const setUpSteps: readonly SetUpStep[] = steps;

/** The facts of a step: those that it shows, and those that it folds. */
export type StepFacts = { step: SetUpStep; shown: FactEntry[]; folded: FactEntry[] };

/** The steps that ask for any of these facts, with them. */
export function stepsWith(entries: readonly FactEntry[]): StepFacts[] {
  return setUpSteps.flatMap((step) => {
    const own = entries.filter((entry) => stepOf(entry) === step.id);
    if (own.length === 0) return [];
    const { first } = step;
    const isShown = ({ path }: FactEntry) => !first || first.some((one) => isLike(path, one));
    return [{ step, shown: own.filter(isShown), folded: own.filter((entry) => !isShown(entry)) }];
  });
}

/** The step that asks for a fact; undefined: none does. */
export function stepOf({ path, group }: FactEntry): SetUpStepId | undefined {
  const ofGroup = setUpSteps.filter(({ groups }) => groups.includes(group));
  const naming = ofGroup.find(({ only }) => only?.some((one) => isLike(path, one)));
  return (naming ?? ofGroup.find(({ only }) => !only))?.id;
}

function isLike(path: string, pattern: string): boolean {
  const parts = path.split(".");
  const wanted = pattern.split(".");
  return (
    parts.length === wanted.length && wanted.every((part, at) => part === "*" || part === parts[at])
  );
}

type Settled = BusinessSettings["settled"];

const prefix = "set-up:";
/** Says that an owner is done, whatever steps they have skipped. */
const doneId = `${prefix}done`;

/** The step whose settling has that id; `"done"` for all of it; undefined for a question before the site opens. */
export function settledPart(id: string): SetUpStepId | "done" | undefined {
  if (id === doneId) return "done";
  return setUpSteps.find((step) => `${prefix}${step.id}` === id)?.id;
}

export function isStepSettled(settled: Settled, id: SetUpStepId): boolean {
  return Object.hasOwn(settled, `${prefix}${id}`);
}

/** Whether an owner has said that they are done, or has settled each of these steps. */
export function isSetUpDone(settled: Settled, ids: readonly SetUpStepId[]): boolean {
  return Object.hasOwn(settled, doneId) || ids.every((id) => isStepSettled(settled, id));
}

/** What is settled once a step is, or all of it. @param on A calendar day. */
export function withSettled(settled: Settled, part: SetUpStepId | "done", on: string): Settled {
  return { ...settled, [part === "done" ? doneId : `${prefix}${part}`]: on };
}

/** What is settled without anything of Set up. */
export function withoutSetUp(settled: Settled): Settled {
  return Object.fromEntries(Object.entries(settled).filter(([id]) => !id.startsWith(prefix)));
}
