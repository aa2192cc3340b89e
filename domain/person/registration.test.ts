import { expect, it } from "vitest";
import { registration } from "./registration.ts";

const details = { name: " Ada ", email: "Ada@Example.com ", phone: "703 555 0111" };

it("keeps the email as it was typed, trims every field and needs no address", () => {
  expect(registration.parse(details)).toEqual({
    name: "Ada",
    email: "Ada@Example.com",
    phone: "703 555 0111",
    address: "",
  });
});

it("names every missing field", () => {
  const { error } = registration.safeParse({});
  expect(error?.issues.map((issue) => issue.message)).toEqual([
    "Name is required",
    "Email is required",
    "Phone number is required",
  ]);
});
