import { stateLaw } from "#domain/business/state-law.ts";

/*
 * What the pages say about the law of the state. Each is a function of the facts: it says what holds in the state where the
 * business is, and only once somebody has confirmed it; owners write their own at the desk ('Still Virginia's'), with their
 * lawyer. Where there is none, pages say less. Their names for the desk are in `desk/state-law.ts`.
 */

/** The office that licenses contractors, as people here call it, and where it shows a license. */
export const licenseOffice = stateLaw("VA", "license-office", {
  name: "DPOR",
  lookup: "https://www.dpor.virginia.gov/LicenseLookup" as `https://${string}`,
});

/** After "look it up at". */
export const officeInFull = (name: string) => `${name}, the state's licensing office`;

/** After the license's number. */
export const licenseClasses = stateLaw("VA", "license-classes", {
  text: "Class A has no limit on the size of a contract; classes B and C do.",
});

/** What a license here means, and how an owner checks it. */
export const licensing = stateLaw("VA", "licensing", {
  how: (licenses: string) =>
    `Virginia licenses contractors in classes A, B and C, by how large a job may be. Ours is ${/\bclass a\b/i.test(licenses) ? "class A, which has no upper limit: " : ""}${licenses}. The board behind it is part of DPOR, the Department of Professional and Occupational Regulation.`,
  lookUp:
    "Look the number up with DPOR's License Lookup. It shows the class, the specialties, the date it expires and past discipline.",
  contract:
    "Sign nothing that leaves a price open. Virginia's rules for licensed contractors ask for a written contract, and for changes in writing too.",
  unlicensed:
    "Hire someone unlicensed, and the state's Contractor Transaction Recovery Fund won't help you.",
});

/** Who may speak for an owner in a claim: a contractor may not, in most states. */
export const claimLaw = stateLaw("VA", "claims", {
  contractor: "In Virginia a contractor may not negotiate it for you.",
  whoMay: "In Virginia only you, your lawyer or a licensed public adjuster may negotiate it.",
  itTakes:
    "In Virginia it takes a public adjuster's license, or a lawyer's, to negotiate a claim for you.",
  complaints:
    "The Bureau of Insurance at Virginia's State Corporation Commission takes complaints and answers questions at no charge.",
});

/** What a contract with a homeowner has to contain. */
export const contractLaw = stateLaw("VA", "contracts", {
  names:
    "In Virginia a residential contract names the contractor's license, the price and the dates.",
  price:
    "Virginia requires a residential contract to state the total cost, the down payment and the schedule of payments, so you know the amount before you borrow a dollar.",
});

/** What is told beside a bid that lacks something, or offers too much (`/compare-bids`). `year` is when it was checked. */
export const bidLaw = stateLaw("VA", "bids", {
  /** Before what the law asks or forbids. */
  heading: "By Virginia's rules",
  price: "In Virginia a residential contract has to state the total cost.",
  license:
    "In Virginia it has to be in the contract, with the class. Hire someone unlicensed, and the state's Contractor Transaction Recovery Fund won't help you.",
  digits: (digits: number) =>
    `In Virginia it has ${digits} digits, and this one has not. Copy it again, then look it up.`,
  deposit: "In Virginia a residential contract has to state the amount of the down payment.",
  schedule: "In Virginia a residential contract has to state the schedule of payments.",
  dates:
    "In Virginia a residential contract has to state the day the work is to begin and the estimated day of completion.",
  deductible: (year: number) =>
    `As we read it in ${year}, Virginia's Consumer Protection Act prohibits a contractor from offering to pay or rebate a homeowner's insurance deductible. The Attorney General's consumer protection office can tell you what the law says today.`,
});

/** What the building code says of roofs. */
export const buildingCode = stateLaw("VA", "building-code", {
  layers: "Virginia's code allows a second layer in some cases and never a third.",
  permits:
    "Virginia's Uniform Statewide Building Code holds everywhere, and counties differ in what they want filed for the same roof.",
});

/** Whose law lets people cancel what they signed at home, beside the federal rule (16 CFR 429). */
export const cancelingLaw = stateLaw("VA", "canceling", { text: "federal and Virginia law" });
