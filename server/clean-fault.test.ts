import { expect, it } from "vitest";
import { cleanFault, type Fault } from "./clean-fault.ts";

const fault: Fault = {
  kind: "error",
  message: "TypeError: x is not a function",
  place: "assets/page-1a2b.js:1:4821",
  page: "/contact-us",
  release: "0.1.0",
};

it("a report of ours stays as it is", () => {
  expect(cleanFault(fault)).toEqual(fault);
  const submission: Fault = {
    ...fault,
    kind: "submission",
    message: "POST appointments: 503",
    place: "",
  };
  expect(cleanFault(submission)).toEqual(submission);
});

it.each([
  ["TypeError: Cannot read properties of undefined (reading 'date')", null],
  [
    "SyntaxError: Unexpected token 'A', \"Ada Homeow\"... is not valid JSON",
    "SyntaxError: Unexpected token 'A', …... is not valid JSON",
  ],
  ["Error: no slot for 'Ada Homeowner'", "Error: no slot for …"],
  ["Error: 'Ada Homeowner", "Error: …"],
  [
    'TypeError: can\'t access property "date", day is null',
    "TypeError: can't access property …, day is null",
  ],
  ["Error: ada.homeowner+roof@example.com failed", "Error: … failed"],
  ["Error: call (703) 555-0111 now", "Error: call (… now"],
  ["Error: 7035550111", "Error: …"],
  ["Error: code 4411", null],
  ["PUT appointments/hW3kq0Zr_tQ1xYbN5sLm2aPc: 500", "PUT appointments/…: 500"],
  ["a\nb\tc", "a b c"],
])("the message %j loses what could be of a person", (message, cleaned) => {
  expect(cleanFault({ ...fault, message }).message).toBe(cleaned ?? message);
});

it.each<[keyof Fault, string, string]>([
  ["page", "/appointments/hW3kq0Zr_tQ1xYbN5sLm2aPc", "/appointments/…"],
  ["page", "/desk/leads/hW3kq0Zr-tQ1xYbN5sLm2aPc", "/desk/leads/…"],
  [
    "page",
    "/news-insights/five-signs-that-your-roof-needs-help",
    "/news-insights/five-signs-that-your-roof-needs-help",
  ],
  ["page", "/contact-us?name=Ada", ""],
  ["page", "Ada", ""],
  ["place", "https://evil.example/x.js:1", ""],
  ["place", "assets/x.js:1:Ada", ""],
  ["release", "0.1.0 ada@example.com", ""],
])("the %s '%s' is logged as '%s'", (name, text, cleaned) => {
  expect(cleanFault({ ...fault, [name]: text })[name]).toBe(cleaned);
});

it("a long message is cut", () => {
  expect(cleanFault({ ...fault, message: "a ".repeat(5_000) }).message).toHaveLength(200);
});
