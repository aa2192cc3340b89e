import { expect, it } from "vitest";
import { articlePath, tagPath } from "./links.ts";

it("knows the addresses of an article and of a tag", () => {
  expect(articlePath({ slug: "ice-dams" })).toBe("/news-insights/ice-dams");
  expect(tagPath("roof repair")).toBe("/news-insights?tag=roof%20repair");
  expect(tagPath("R&D #1")).toBe("/news-insights?tag=R%26D%20%231");
});
