import {
  beyond,
  type Clash,
  type Merging,
  mergedFields,
  mergedList,
} from "#domain/report/three-way-merge.ts";
import type { EstimateContent, EstimateOption } from "./estimate-content.ts";
import { estimateLimits } from "./estimate-terms.ts";

/**
 * One estimate of two that began from the same one, as `mergedReport` does: whatever one of the two has changed is taken, and of a
 * figure that both have changed, mine stays and the other is named.
 */
export function mergedEstimate(
  base: EstimateContent,
  mine: EstimateContent,
  theirs: EstimateContent,
): { content: EstimateContent; clashes: Clash[] } {
  const clashes: Clash[] = [];
  const merging: Merging = { clashes, written, mostInSet: 0 };
  type Ided = { id: string };
  const list = <One extends Ided>(
    { of, field, max }: { of: string; field: string; max: number },
    three: readonly [readonly One[], readonly One[], readonly One[]],
    merged?: (key: string, three: readonly [One | undefined, One, One]) => One,
  ): One[] => {
    const all = mergedList(({ id }: One) => id, three, merging, merged);
    const own = three[1].map(({ id }) => id);
    const left = beyond(all, ({ id }) => own.includes(id), max);
    clashes.push(...left.map((one) => ({ of, field, mine: null, theirs: one })));
    return all.filter((one) => !left.includes(one));
  };
  const option = (
    key: string,
    [from, own, other]: readonly [EstimateOption | undefined, EstimateOption, EstimateOption],
  ): EstimateOption => {
    const ofOption = <Field extends "lines" | "allowances" | "notIncluded">(field: Field) =>
      list<Ided>({ of: key, field, max: estimateLimits[field] }, [
        from?.[field] ?? [],
        own[field],
        other[field],
      ]) as EstimateOption[Field];
    return {
      ...mergedFields(key, [from && plainOf(from), plainOf(own), plainOf(other)], merging),
      lines: ofOption("lines"),
      allowances: ofOption("allowances"),
      notIncluded: ofOption("notIncluded"),
    };
  };
  const all = [base, mine, theirs] as const;
  const of = <Field extends "options" | "payments" | "financing">(field: Field) =>
    [all[0][field], all[1][field], all[2][field]] as const;
  const whole = ({ reportId, words, validUntil, correction }: EstimateContent) => ({
    reportId,
    words,
    validUntil,
    correction,
  });
  const content: EstimateContent = {
    version: 1,
    ...mergedFields("estimate", [whole(base), whole(mine), whole(theirs)], merging),
    options: list(
      { of: "estimate", field: "options", max: estimateLimits.options },
      of("options"),
      option,
    ),
    payments: list(
      { of: "estimate", field: "payments", max: estimateLimits.payments },
      of("payments"),
    ),
    financing: list(
      { of: "estimate", field: "financing", max: estimateLimits.financing },
      of("financing"),
    ),
  };
  return { content, clashes };
}

function plainOf({ id, grade, name, words, dates, workDays }: EstimateOption) {
  return { id, grade, name, words, dates, workDays };
}

/** Fields in which people write, so that both can be kept, with how long they may be. */
const written: Readonly<Record<string, number>> = {
  words: estimateLimits.words,
  correction: estimateLimits.correction,
};
