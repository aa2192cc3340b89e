import { expect, it } from "vitest";
import { readForm } from "./read-form.server.ts";

function sent(body: string): Request {
  return new Request("http://site.test/contact-us", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });
}

it("reads a form's fields as they were typed", async () => {
  const fields = await readForm(sent("name=Zo%C3%AB&timeSlot=9%3A00+AM&notes="));
  expect([...fields]).toEqual([
    ["name", "Zoë"],
    ["timeSlot", "9:00 AM"],
    ["notes", ""],
  ]);
});

it.each([
  "__intent__=x",
  "__state__=%7B",
  "__proto__=x",
  "__proto__.x=1",
  "name[0]=a",
  "name.first=a",
  "=x",
  "%FF=%FF",
])("leaves out %s, which is not one of our fields", async (body) => {
  expect([...(await readForm(sent(body)))]).toEqual([]);
});

it("reads an empty form as empty", async () => {
  expect([...(await readForm(sent("")))]).toEqual([]);
});
