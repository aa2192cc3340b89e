import { expect, it } from "vitest";
import { leadContract } from "#domain/lead/lead-contract.ts";
import { recordsContract } from "#domain/lead/records-contract.ts";
import { peopleContract } from "#domain/person/people-contract.ts";
import { staffContract } from "#domain/staff/staff-contract.ts";
import { deskContract } from "./desk-contract.ts";

it("lists every path of the desk's API once, so that none replaces another", () => {
  const paths = [staffContract, leadContract, recordsContract, peopleContract].flatMap(Object.keys);
  expect(Object.keys(deskContract)).toEqual(paths);
});
