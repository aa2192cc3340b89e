import type { Facts } from "#domain/business/facts.ts";
import { withThousands } from "#domain/page/thousands.ts";

/** How many projects we have finished: `1,150+` as an owner has said it, and `14` as they are counted on this site. */
export function projectsDone({ company, finishedRoofs }: Pick<Facts, "company" | "finishedRoofs">) {
  const isCounted = finishedRoofs?.count === company.projects;
  return `${withThousands(company.projects)}${isCounted ? "" : "+"}`;
}
