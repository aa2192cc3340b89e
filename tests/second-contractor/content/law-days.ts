import type { LawDays, LawNow } from "#domain/business/law-now.ts";
import type { StatedLaw } from "#domain/business/state-law.ts";

export const lawDays: LawDays = { ownersAct: null };

export const builtLaw: LawNow = { ownersAct: "ahead" };

/** Nobody has had Ohio's law read yet, so that the pages say nothing of it. */
export const builtStatedLaw: StatedLaw = { ...builtLaw, confirmedFor: "", words: {} };
