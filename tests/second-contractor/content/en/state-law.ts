import { stateLaw } from "#domain/business/state-law.ts";

/* This contractor has had nothing written yet, and the pages say nothing of the law of the state. */

type Sentences<Name extends string> = Record<Name, string>;

export const licenseOffice = stateLaw<{ name: string; lookup: `https://${string}` }>(
  "OH",
  "license-office",
  {},
);

export const officeInFull = (name: string) => name;

export const licenseClasses = stateLaw<Sentences<"text">>("OH", "license-classes", {});

export const licensing = stateLaw<
  Sentences<"lookUp" | "contract" | "unlicensed"> & { how: (licenses: string) => string }
>("OH", "licensing", {});

export const claimLaw = stateLaw<Sentences<"contractor" | "whoMay" | "itTakes" | "complaints">>(
  "OH",
  "claims",
  {},
);

export const contractLaw = stateLaw<Sentences<"names" | "price">>("OH", "contracts", {});

export const bidLaw = stateLaw<
  Sentences<"heading" | "price" | "license" | "deposit" | "schedule" | "dates"> & {
    digits: (digits: number) => string;
    deductible: (year: number) => string;
  }
>("OH", "bids", {});

export const buildingCode = stateLaw<Sentences<"layers" | "permits">>("OH", "building-code", {});

export const cancelingLaw = stateLaw<Sentences<"text">>("OH", "canceling", {});
