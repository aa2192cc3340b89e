import { expect, it } from "vitest";
import { lastChanged } from "./last-changed.ts";
import { listedPages } from "./sitemap.ts";

it("a page's last change is that of the files with its text, its facts or code that renders only this page", () => {
  const ofIts = [
    "app/routes/protection-plan/page.tsx",
    "content/en/silver-protection-plan.ts",
    "content/plans.ts",
  ];
  const listed = listedPages({
    "app/routes/protection-plan/page.tsx": [...ofIts, "ui/pages/button.tsx", "domain/page/span.ts"],
    "app/routes/faq/page.tsx": ["ui/pages/button.tsx"],
  });
  const dayOf = (page: string) => listed.find(({ address }) => address === page)?.lastChanged;
  expect(dayOf("/silver-protection-plan")).toBe(lastChanged(ofIts));
  expect(dayOf("/faq")).toBeUndefined();
});
