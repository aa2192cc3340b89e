import { menu as shownItems } from "#content/navigation.ts";
import { questions } from "#domain/assessment/questions.ts";
import { openBar } from "#tests/e2e/support/menu.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const company = "Company";

test.describe("the panels", () => {
  test("list the four benefits of choosing us, and the four of financing", async ({ page }) => {
    const bar = await openBar(page, "/faq");
    for (const [label, to, benefits] of [
      [
        company,
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
      await bar.link(label).hover();
      const panel = bar.panel(label);
      for (const benefit of benefits) await expect(panel.getByText(benefit)).toBeVisible();
      await expect(panel.locator(`a[href="${to}"]`).last()).toBeVisible();
    }
  });

  test("every roof age starts the assessment with its first question answered", async ({
    page,
  }) => {
    const bar = await openBar(page, "/faq");
    await bar.link("Resources").hover();
    const link = (label: string) =>
      bar.panel("Resources").getByRole("link", { name: label, exact: true });
    for (const { value, label } of questions[0].options) {
      await expect(link(label)).toHaveAttribute("href", `/roof-assessment?roofAge=${value}`);
    }
    const { value, label } = questions[0].options[2];
    await link(label).click();
    await expect(page).toHaveURL(`/roof-assessment?roofAge=${value}`);
    await expect(page.getByText("1/6 answered")).toBeVisible();
    await expect(page.locator(`input[name="roofAge"][value="${value}"]`)).toBeChecked();
  });

  test("the questions in the resources panel link to their answers", async ({ page }) => {
    const bar = await openBar(page, "/our-company");
    const resources = shownItems.find(({ id }) => id === 6);
    if (resources?.panel.kind !== "roof-age") throw new Error("Panel 6 has the questions.");
    expect(resources.panel.questions.length).toBeGreaterThan(0);
    for (const { label, to } of resources.panel.questions) {
      await bar.link("Resources").hover();
      const link = bar.panel("Resources").getByRole("link", { name: label });
      await expect(link).toHaveAttribute("href", to);
      expect(to).toMatch(/^\/faq([?#]|$)/);
    }
    await bar
      .panel("Resources")
      .getByRole("link", { name: resources.panel.questions[0]?.label as string })
      .click();
    await expect(page).toHaveURL(/\/faq/);
  });
});
