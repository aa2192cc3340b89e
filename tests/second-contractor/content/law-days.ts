import type { LawDays, LawNow } from "#domain/business/law-now.ts";

export const lawDays: LawDays = { ownersAct: null };

export const builtLaw: LawNow = { ownersAct: "ahead" };
