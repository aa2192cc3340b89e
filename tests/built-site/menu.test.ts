import { expect, test } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { menu } from "#content/navigation.ts";
import { questions } from "#domain/assessment/questions.ts";
import {
  all,
  attribute,
  type Html,
  linkTo,
  nameOf,
  only,
  readHtml,
  text,
} from "#tests/support/html.ts";
import { htmlOf } from "./support/ask.ts";

const shownItems = menu(builtFacts);

test("bar and phone menu have every item but the projects, with all of its links", async () => {
  expect(shownItems.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6]);
  for (const nav of await menus()) {
    expect(linkTo(nav, "Projects")).toBeUndefined();
    for (const { label, to, groups } of shownItems) {
      expect(linkTo(nav, `${label} overview`), label).toBe(to);
      for (const link of groups.flatMap(({ links }) => links)) {
        expect(all(nav, "a", { href: link.to }).map(text), link.label).toContain(link.label);
      }
    }
  }
});

test("the panels list the four benefits of choosing us, and the four of financing", async () => {
  for (const [label, to, benefits] of [
    [
      "Company",
      "/why-choose-us",
      ["Quality guaranteed", "On-time completion", "Expert team", "Flexible financing"],
    ],
    [
      "Financing",
      "/financing",
      [
        "No money down",
        "Same-as-cash for qualified customers",
        "Insurance claim specialists",
        "Monthly plans",
      ],
    ],
  ] as const) {
    const panel = await panelOf(label);
    const points = all(panel, "li").map(text);
    for (const benefit of benefits) expect(points).toContain(benefit);
    expect(all(panel, "a", { href: to }).length, label).toBeGreaterThan(0);
  }
});

test("the resources panel links to the assessment with each roof age, and to the answers of its questions", async () => {
  const panel = await panelOf("Resources");
  for (const { value, label } of questions[0].options) {
    expect(linkTo(panel, label)).toBe(`/roof-assessment?roofAge=${value}`);
  }
  const resources = shownItems.find(({ id }) => id === 6);
  if (resources?.panel.kind !== "roof-age") throw new Error("Panel 6 has the questions.");
  expect(resources.panel.questions.length).toBeGreaterThan(0);
  for (const { label, to } of resources.panel.questions) {
    expect(linkTo(panel, label)).toBe(to);
    expect(to).toMatch(/^\/faq([?#]|$)/);
  }
});

/** The bar's and the phone's. */
async function menus(): Promise<Html[]> {
  const page = readHtml(await htmlOf("/faq"));
  const navs = all(page, "nav").filter((nav) => nameOf(page, nav) === "Main");
  expect(navs).toHaveLength(2);
  return navs;
}

async function panelOf(label: string): Promise<Html> {
  const [bar] = (await menus()).filter((nav) => all(nav, "details").length === 0);
  if (!bar) throw new Error("no bar");
  const button = only(bar, "button", { "aria-label": `${label}: more` });
  return only(bar, "div", { id: attribute(button, "aria-controls") ?? "" });
}
