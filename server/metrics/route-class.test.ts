import { expect, it } from "vitest";
import { routeClass } from "./route-class.ts";

it.each([
  ["/", "page"],
  ["/contact-us?service=gutters", "page"],
  ["/desk/leads", "page"],
  ["/apiary", "page"],
  ["/api", "api"],
  ["/api/appointments/abc", "api"],
  ["/api/desk/leads?list=all", "desk"],
  ["/api/desk/changes?after=1", "stream"],
  ["/assets/page-1a2b.js", "asset"],
  ["/favicon.svg", "asset"],
  ["/readyz", "health"],
])("a request for %s is counted as %s", (url, route) => {
  expect(routeClass(url)).toBe(route);
});
