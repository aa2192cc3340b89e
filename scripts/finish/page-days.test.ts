import { expect, it } from "vitest";
import { lastChanged } from "./last-changed.ts";
import { pageDays } from "./page-days.ts";

it("a page's last change is that of the files with its text, its facts or code that renders only this page", () => {
  const ofIts = [
    "app/routes/protection-plan/page.tsx",
    "content/en/silver-protection-plan.ts",
    "content/plans.ts",
  ];
  const days = pageDays({
    "app/routes/protection-plan/page.tsx": [...ofIts, "ui/pages/button.tsx", "domain/page/span.ts"],
    "app/routes/faq/page.tsx": ["ui/pages/button.tsx"],
  });
  expect(days["/silver-protection-plan"]).toBe(lastChanged(ofIts));
  expect(days["/faq"]).toBeUndefined();
});
