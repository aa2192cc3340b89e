import type { guides } from "#content/en/customer-resources.ts";
import damage from "./guides/damage.svg?drawing";
import emergency from "./guides/emergency.svg?drawing";
import gutters from "./guides/gutters.svg?drawing";
import seasonal from "./guides/seasonal.svg?drawing";

type Subject = (typeof guides.cards)[number]["id"];

const drawings = { seasonal, gutters, damage, emergency } satisfies Record<Subject, typeof damage>;

/** The topic of each guide, all drawn at the same small size. */
export function GuideDrawing({ subject }: { subject: Subject }) {
  const Drawing = drawings[subject];
  return <Drawing className="w-full" />;
}
