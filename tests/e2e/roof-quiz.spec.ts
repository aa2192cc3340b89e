import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { assess } from "#domain/assessment/assessment.ts";
import { type QuestionId, questions } from "#domain/assessment/questions.ts";
import { expectFocusToBeSeen } from "./support/focus.ts";
import { untilHydrated } from "./support/hydration.ts";
import { officeAddress } from "./support/mailbox.ts";
import type { Site } from "./support/site.ts";
import { expect, failedCall, test } from "./support/test.ts";
import { untilTransitionsEnd } from "./support/transitions.ts";

const saveCall = "**/api/customers/assessments";

const moderate = {
  roofAge: "15-20",
  leaks: "minor",
  shingles: "moderate",
  storm: "none",
  gutters: "damaged",
  ventilation: "none",
};

type Values = Record<QuestionId, string>;

/** The quiz as a visitor meets it, on the full page. */
class QuizPage {
  readonly page: Page;
  readonly sheet: Locator;
  readonly back: Locator;
  readonly next: Locator;
  readonly retake: Locator;
  readonly result: Locator;
  readonly name: Locator;
  readonly phone: Locator;
  readonly email: Locator;
  readonly address: Locator;
  readonly submit: Locator;
  readonly thanks: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sheet = page.getByRole("region", { name: "Roof quiz" });
    this.back = this.sheet.getByRole("button", { name: "Back" });
    this.next = this.sheet.getByRole("button", { name: /^(Next question|See my result)$/ });
    this.retake = this.sheet.getByRole("button", { name: "Retake the quiz" });
    this.result = this.sheet.getByRole("heading", { name: /^Your roof assessment/ });
    this.name = this.sheet.getByLabel("Name");
    this.phone = this.sheet.getByLabel("Phone");
    this.email = this.sheet.getByLabel("Email");
    this.address = this.sheet.getByLabel("Address");
    this.submit = this.sheet.getByRole("button", { name: /^(Send my|Submitting)/ });
    this.thanks = this.sheet.getByRole("region", { name: /^Thank you/ });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`/roof-assessment${query}`);
    await untilHydrated(this.page);
  }

  question(id: QuestionId): Locator {
    const text = questions.find((question) => question.id === id)?.question ?? "";
    return this.sheet.getByRole("group", { name: text });
  }

  option(id: QuestionId, value: string): Locator {
    const options = questions.find((question) => question.id === id)?.options;
    const label = options?.find((option) => option.value === value)?.label ?? "";
    return this.question(id).getByRole("radio", { name: label, exact: true });
  }

  async answer(values: Partial<Values>): Promise<void> {
    for (const [id, value] of Object.entries(values)) {
      // Not `check`, which looks again afterwards: the last answer takes the questions away.
      await this.option(id as QuestionId, value).click();
    }
  }

  async finish(values: Values = moderate): Promise<void> {
    await this.open();
    await this.answer(values);
    await expect(this.result).toBeFocused();
  }

  async fill(details: { name: string; phone: string; email: string; address: string }) {
    for (const field of ["name", "phone", "email", "address"] as const) {
      await this[field].fill(details[field]);
    }
  }

  progress(answered: number): Locator {
    return this.sheet.getByText(`${answered}/6 answered`, { exact: true });
  }
}

/** What the page sends to be saved and what it is answered, in the order of sending. */
async function watchSaves(page: Page) {
  const saves: { body: Sent; answer?: { assessmentId?: string } }[] = [];
  // The browser does not tell the body of such a request from outside.
  await page.exposeFunction("noteSave", (body: Sent) => saves.push({ body }));
  await page.addInitScript(() => {
    const realFetch = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === "POST" && request.url.endsWith("/assessments")) {
        const { noteSave } = window as unknown as { noteSave(body: unknown): Promise<void> };
        await noteSave(await request.clone().json());
      }
      return realFetch(request);
    };
  });
  page.on("response", async (response) => {
    if (response.status() !== 201 || !response.url().endsWith("/assessments")) return;
    const save = saves.find(({ answer }) => !answer);
    if (save) save.answer = await response.json();
  });
  return saves;
}

type Sent = {
  answers: Record<QuestionId, { value: string; score: number }>;
  result: { score: number };
};

test("a visitor answers, is told the result and why, and sends it; office and visitor get mail", async ({
  page,
  site,
  visitor,
}) => {
  const quiz = new QuizPage(page);
  const saves = await watchSaves(page);
  await quiz.open();
  await expect(quiz.back).toBeDisabled();
  await expect(quiz.next).toBeDisabled();
  await expect(quiz.progress(0)).toBeVisible();
  for (const [index, { id }] of questions.entries()) {
    await expect(quiz.question(id)).toBeVisible();
    await expect(quiz.sheet.getByRole("group")).toHaveCount(1);
    await expect(quiz.sheet.getByRole("progressbar")).toHaveAttribute(
      "aria-valuetext",
      `${index}/6 answered`,
    );
    await quiz.option(id, moderate[id]).click();
    if (index < 5) await expect(quiz.progress(index + 1)).toBeVisible();
  }

  await expect(quiz.result).toBeFocused();
  await expect(quiz.result).toHaveText(/Moderate Concerns$/);
  const result = assess(moderate);
  await expect(quiz.sheet).toContainText(result?.recommendation ?? "");
  await expect(quiz.sheet).toContainText("32 points");
  const drivers = quiz.sheet.getByRole("listitem");
  await expect(drivers).toHaveCount(3);
  await expect(drivers.nth(0)).toContainText("15-20 years");
  await expect(drivers.nth(1)).toContainText("Shingles");
  await expect(drivers.nth(2)).toContainText("+7");

  await expect(quiz.submit).toBeEnabled();
  expect(saves[0]?.body).toMatchObject({ result, source: "assessment_page" });
  expect(saves[0]?.body).not.toHaveProperty("customerInfo");
  expect(saves[0]?.body.answers.roofAge).toEqual({ value: "15-20", score: 10 });

  const held = Promise.withResolvers<void>();
  await page.route(saveCall, async (route) => {
    await held.promise;
    await route.continue();
  });
  await quiz.fill(visitor);
  await quiz.submit.click();
  await expect(quiz.submit).toHaveText(/Submitting\.\.\./);
  await expect(quiz.submit).toBeDisabled();
  held.resolve();

  await expect(quiz.thanks).toContainText(visitor.email);
  await expect(quiz.thanks.getByRole("heading")).toBeFocused();
  await expect(quiz.name).toHaveCount(0);
  expect(saves).toHaveLength(2);
  await expect.poll(() => saves[0]?.answer?.assessmentId).toBeTruthy();
  const assessmentId = saves[0]?.answer?.assessmentId;
  expect(saves[1]?.body).toMatchObject({
    assessmentId,
    result,
    customerInfo: {
      name: visitor.name,
      email: visitor.email,
      phone: visitor.phone,
      address: visitor.address,
    },
  });

  const [copy] = await mailsTo(site, visitor.email);
  expect(copy?.subject).toBe("Your roof assessment: Moderate Concerns");
  expect(copy?.text).toContain(result?.recommendation);
  const [notice] = await mailsTo(site, officeAddress, visitor.email);
  expect(notice?.subject).toContain("Roof assessment: Moderate Concerns");
});

for (const [category, color, values] of [
  [
    "Good Condition",
    [34, 89, 76],
    {
      roofAge: "new",
      leaks: "none",
      shingles: "excellent",
      storm: "none",
      gutters: "great",
      ventilation: "none",
    },
  ],
  [
    "Minor Issues",
    [230, 180, 80],
    {
      roofAge: "5-15",
      leaks: "none",
      shingles: "minor",
      storm: "wind",
      gutters: "clogged",
      ventilation: "none",
    },
  ],
  ["Moderate Concerns", [226, 123, 54], moderate],
  [
    "Major Concerns",
    [163, 32, 24],
    {
      roofAge: "over-20",
      leaks: "frequent",
      shingles: "severe",
      storm: "multiple",
      gutters: "detached",
      ventilation: "mold",
    },
  ],
] as const) {
  test(`${category}: the badge has its word and its color, and the bar the length of the score`, async ({
    page,
  }) => {
    const quiz = new QuizPage(page);
    await quiz.finish(values);
    const badge = quiz.result.getByText(category, { exact: true });
    await expect(badge).toHaveCSS("background-color", `rgb(${color.join(", ")})`);
    const { score = 0, recommendation = "" } = assess(values) ?? {};
    await expect(quiz.sheet).toContainText(recommendation);
    const bar = quiz.sheet.locator("[data-score-bar]");
    const whole = Number(await bar.locator("xpath=preceding-sibling::*[1]").getAttribute("width"));
    expect(Number(await bar.getAttribute("width"))).toBeCloseTo(Math.min(1, score / 75) * whole);
  });
}

test("going back shows the answer, which can be kept or changed", async ({ page }) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.answer({ roofAge: "new", leaks: "minor" });
  await expect(quiz.question("shingles")).toBeVisible();
  await quiz.back.click();
  await quiz.back.click();
  await expect(quiz.option("roofAge", "new")).toBeChecked();
  await expect(quiz.option("roofAge", "new")).toBeFocused();
  await expect(quiz.progress(2)).toBeVisible();
  await quiz.option("roofAge", "over-20").check();
  await expect(quiz.option("leaks", "minor")).toBeChecked();
  await quiz.next.click();
  await expect(quiz.progress(2)).toBeVisible();
  await quiz.answer({
    shingles: "excellent",
    storm: "none",
    gutters: "great",
    ventilation: "none",
  });
  await expect(quiz.sheet).toContainText("20 points");
});

test("a press on the answer that is chosen already goes on as well", async ({ page }) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.answer({ roofAge: "new" });
  await expect(quiz.question("leaks")).toBeVisible();
  await quiz.back.click();
  await quiz.option("roofAge", "new").click();
  await expect(quiz.question("leaks")).toBeVisible();
});

test("the next question comes 300 ms after the answer, and a later answer is the one that counts", async ({
  page,
}) => {
  const quiz = new QuizPage(page);
  await page.clock.install();
  await quiz.open();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await quiz.option("roofAge", "new").check();
  await page.clock.runFor(299);
  await expect(quiz.question("roofAge")).toBeVisible();
  await quiz.option("roofAge", "over-20").check();
  await page.clock.runFor(299);
  await expect(quiz.question("roofAge")).toBeVisible();
  await page.clock.runFor(1);
  await expect(quiz.question("leaks")).toBeVisible();
  await quiz.back.click();
  await expect(quiz.option("roofAge", "over-20")).toBeChecked();
});

test("retaking forgets answers, result and form, and its result is saved anew", async ({
  page,
  visitor,
}) => {
  const quiz = new QuizPage(page);
  const saves = await watchSaves(page);
  await quiz.finish();
  await quiz.fill(visitor);
  await quiz.retake.click();
  await expect(quiz.progress(0)).toBeVisible();
  await expect(quiz.back).toBeDisabled();
  await expect(quiz.option("roofAge", "new")).toBeFocused();
  await expect(quiz.sheet.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(quiz.result).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await quiz.answer({ ...moderate, ventilation: "mold" });
  await expect(quiz.result).toHaveText(/Major Concerns$/);
  await expect(quiz.name).toHaveValue("");
  expect(saves).toHaveLength(2);
  expect(saves[1]?.body.result.score).toBe(44);
});

test("a roof age chosen in the menu is the first answer; an unknown one is ignored", async ({
  page,
}) => {
  const quiz = new QuizPage(page);
  await quiz.open("?roofAge=over-20");
  await expect(quiz.question("leaks")).toBeVisible();
  await expect(quiz.progress(1)).toBeVisible();
  await quiz.back.click();
  await expect(quiz.option("roofAge", "over-20")).toBeChecked();

  await quiz.open("?roofAge=constructor");
  await expect(quiz.question("roofAge")).toBeVisible();
  await expect(quiz.progress(0)).toBeVisible();
});

test("while the result is being saved the page says so, and shows no form", async ({ page }) => {
  const quiz = new QuizPage(page);
  const held = Promise.withResolvers<void>();
  await page.route(saveCall, async (route) => {
    await held.promise;
    await route.continue();
  });
  await quiz.finish();
  await expect(quiz.sheet.getByRole("status")).toHaveText("Saving your assessment...");
  await expect(quiz.name).toHaveCount(0);
  held.resolve();
  await expect(quiz.name).toBeVisible();
  await expect(quiz.sheet.getByText("Saving your assessment...")).toHaveCount(0);
});

for (const [what, answer, message] of [
  [
    "the server's sentence",
    { status: 500, json: { success: false, error: "Out of order." } },
    "Out of order.",
  ],
  ["no sentence", { status: 500, json: { success: false } }, "Unknown error"],
  ["no JSON", { status: 502, body: "Bad Gateway" }, "Unknown error"],
  ["no answer", null, "Unknown error"],
] as const) {
  test(`saving fails with ${what}: told, and the form appears and can be sent all the same`, async ({
    page,
    visitor,
    site,
    faults,
  }) => {
    faults.allow(failedCall);
    const quiz = new QuizPage(page);
    const saves = await watchSaves(page);
    await page.route(saveCall, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await quiz.finish();
    await expect(quiz.sheet.getByRole("alert")).toContainText(
      `Error saving assessment: ${message}`,
    );
    await expect(quiz.sheet.getByRole("alert")).toContainText(
      "Your assessment results are still available, but we couldn't save them to our system.",
    );
    await expect(quiz.result).toHaveText(/Moderate Concerns$/);

    await page.unroute(saveCall);
    await quiz.fill({ ...visitor, address: "" });
    await quiz.submit.click();
    await expect(quiz.thanks).toBeVisible();
    expect(saves[1]?.body).toHaveProperty("customerInfo.email", visitor.email);
    expect(saves[1]?.body).not.toHaveProperty("assessmentId");
    await mailsTo(site, visitor.email);
  });
}

test("an empty form names what is missing without a call, and a message goes with an edit", async ({
  page,
}) => {
  const quiz = new QuizPage(page);
  const saves = await watchSaves(page);
  await quiz.finish();
  await expect(quiz.submit).toBeVisible();
  await quiz.submit.click();
  const messages = [
    ["name", "Name is required"],
    ["phone", "Phone number is required"],
    ["email", "Email is required"],
  ] as const;
  for (const [field, message] of messages) {
    await expect(quiz[field]).toHaveAccessibleDescription(message);
  }
  await expect(quiz.name).toBeFocused();
  for (const [index, [field, message]] of messages.entries()) {
    await quiz[field].pressSequentially("a");
    await expect(quiz.sheet.getByText(message)).toHaveCount(0);
    for (const [, later] of messages.slice(index + 1)) {
      await expect(quiz.sheet.getByText(later)).toBeVisible();
    }
  }
  await quiz.submit.click();
  await expect(quiz.email).toHaveAccessibleDescription("Email address is invalid");
  await expect(quiz.phone).toHaveAccessibleDescription("Phone number is invalid");
  expect(saves, "the anonymous save, and nothing else").toHaveLength(1);
});

const fallback = "Error: Could not save your information. Please try again.";
for (const [what, answer, message] of [
  [
    "the server's sentence",
    { status: 400, json: { success: false, error: "The roof is on fire." } },
    "Error: The roof is on fire.",
  ],
  ["no sentence", { status: 500, json: { success: false } }, fallback],
  ["no answer", null, fallback],
] as const) {
  test(`sending fails with ${what}: told, the entries stay, and a second press sends`, async ({
    page,
    visitor,
    site,
    faults,
  }) => {
    faults.allow(failedCall);
    const quiz = new QuizPage(page);
    await quiz.finish();
    await quiz.fill(visitor);
    await page.route(saveCall, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await quiz.submit.click();
    await expect(quiz.sheet.getByRole("alert")).toHaveText(message);
    await expect(quiz.submit).toBeEnabled();
    await expect(quiz.email).toHaveValue(visitor.email);

    await page.unroute(saveCall);
    await quiz.submit.click();
    await expect(quiz.thanks).toBeVisible();
    await mailsTo(site, visitor.email);
  });
}

test("an answer that is lost: a second press sends the same, and there is one mail", async ({
  page,
  visitor,
  site,
  faults,
}) => {
  faults.allow(failedCall);
  const quiz = new QuizPage(page);
  await quiz.finish();
  await quiz.fill(visitor);
  await page.route(
    saveCall,
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
  await quiz.submit.click();
  await expect(quiz.sheet.getByRole("alert")).toHaveText(fallback);
  await quiz.submit.click();
  await expect(quiz.thanks).toBeVisible();
  await mailsTo(site, visitor.email);
  await mailsTo(site, officeAddress, visitor.email);
});

test("what the server finds wrong with a field stands at the field until it is edited", async ({
  page,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const quiz = new QuizPage(page);
  await quiz.finish();
  await quiz.fill(visitor);
  const fields = { phone: "We cannot call this number" };
  await page.route(saveCall, (route) =>
    route.fulfill({ status: 400, json: { success: false, error: "Please check it.", fields } }),
  );
  await quiz.submit.click();
  await expect(quiz.sheet.getByRole("alert")).toHaveText("Error: Please check it.");
  await expect(quiz.phone).toHaveAccessibleDescription(fields.phone);
  await quiz.phone.pressSequentially("1");
  await expect(quiz.sheet.getByText(fields.phone)).toHaveCount(0);
});

test("the finished result is kept for the forms of this visit", async ({ page }) => {
  const quiz = new QuizPage(page);
  await quiz.finish();
  expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem("roofQuiz"))) ?? "")).toEqual(
    moderate,
  );
});

test("an answer that is given before the scripts have come counts, and nothing jumps", async ({
  page,
}) => {
  const quiz = new QuizPage(page);
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto("/roof-assessment");
  await expect(quiz.sheet.getByRole("group")).toHaveCount(1);
  await quiz.option("roofAge", "15-20").check();
  const before = await quiz.sheet.boundingBox();
  released.resolve();
  await untilHydrated(page);
  await expect(quiz.question("leaks")).toBeVisible();
  await expect(quiz.progress(1)).toBeVisible();
  await expect(quiz.question("leaks").getByRole("radio").first()).toBeFocused();
  const after = await quiz.sheet.boundingBox();
  expect(after).toEqual(before);
});

test("on the home page the quiz ends with a compact result, saved once, and no form", async ({
  page,
}) => {
  const quiz = new QuizPage(page);
  const saves = await watchSaves(page);
  await page.goto("/");
  await untilHydrated(page);
  await quiz.answer(moderate);
  await expect(quiz.result).toBeFocused();
  await expect(quiz.result).toHaveText(/Moderate Concerns$/);
  await expect(quiz.sheet).toContainText(assess(moderate)?.recommendation ?? "");
  await expect.poll(() => saves[0]?.answer?.assessmentId).toBeTruthy();
  expect(saves).toHaveLength(1);
  expect(saves[0]?.body).toMatchObject({ source: "homepage_widget" });
  await expect(quiz.sheet.getByRole("textbox")).toHaveCount(0);
  await expect(quiz.sheet.locator('a[href="/schedule-inspection"]')).toBeVisible();
  await quiz.sheet.locator('a[href="/roof-assessment"]').click();
  await expect(page.getByRole("heading", { level: 1, name: "Is my roof OK?" })).toBeVisible();
});

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

    test("the quiz is taken and sent with the keyboard alone, and the focus is always seen", async ({
      page,
      visitor,
    }) => {
      const quiz = new QuizPage(page);
      await quiz.open();
      const press = async (key: string) => {
        await page.keyboard.press(key);
        await expectFocusToBeSeen(page);
      };
      const first = quiz.option("roofAge", "new");
      do await press("Tab");
      while (!(await first.evaluate((option) => option === document.activeElement)));

      // Arrow keys look at the options; only Space or Return goes on.
      await press("ArrowDown");
      await expect(quiz.option("roofAge", "5-15")).toBeChecked();
      await press("ArrowDown");
      await expect(quiz.option("roofAge", "15-20")).toBeFocused();
      await expect(quiz.progress(1)).toBeVisible();
      await press("Escape");
      await press("Space");
      for (const { id } of questions.slice(1)) {
        const options = quiz.question(id).getByRole("radio");
        await expect(options.first()).toBeFocused();
        await expectFocusToBeSeen(page);
        while (!(await quiz.option(id, moderate[id]).evaluate((o) => o === document.activeElement)))
          await press("ArrowDown");
        await page.keyboard.press("Enter");
      }
      await expect(quiz.result).toBeFocused();
      await expect(quiz.sheet).toContainText("32 points");
      await expect(quiz.submit).toBeVisible();
      const tabTo = async (target: Locator) => {
        do await press("Tab");
        while (!(await target.evaluate((element) => element === document.activeElement)));
      };
      for (const field of ["name", "phone", "email", "address"] as const) {
        await tabTo(quiz[field]);
        await page.keyboard.type(visitor[field]);
      }
      await page.keyboard.press("Enter");
      await expect(quiz.thanks.getByRole("heading")).toBeFocused();
    });

    test("axe finds nothing in any state", async ({ page, visitor, faults }) => {
      faults.allow(failedCall);
      const quiz = new QuizPage(page);
      await quiz.open();
      await expectNoFindings(page, "first question");
      await quiz.answer({ roofAge: "new" });
      await quiz.back.click();
      await expect(quiz.option("roofAge", "new")).toBeChecked();
      await expectNoFindings(page, "an answered question");
      await page.route(saveCall, (route) => route.fulfill({ status: 500, json: {} }));
      await quiz.answer(moderate);
      await expect(quiz.sheet.getByRole("alert")).toBeVisible();
      await expectNoFindings(page, "result, not saved");
      await quiz.submit.click();
      await expect(quiz.sheet.getByText("Name is required")).toBeVisible();
      await expectNoFindings(page, "errors at the fields");
      await quiz.fill(visitor);
      await quiz.submit.click();
      await expect(quiz.sheet.getByText(fallback)).toBeVisible();
      await expectNoFindings(page, "sending failed");
      await page.unroute(saveCall);
      await quiz.submit.click();
      await expect(quiz.thanks).toBeVisible();
      await expectNoFindings(page, "sent");
    });

    test("the page shows all of the quiz without JavaScript, and adds up", async ({
      newContext,
    }) => {
      const context = await newContext({
        javaScriptEnabled: false,
        viewport: { width, height: 800 },
      });
      const quiz = new QuizPage(await context.newPage());
      await quiz.page.goto("/roof-assessment");
      await expect(quiz.sheet.getByRole("group")).toHaveCount(6);
      for (const [id, value] of Object.entries(moderate)) {
        await quiz.sheet.locator(`input[name="${id}"][value="${value}"]`).check();
      }
      for (const { id, options } of questions) {
        for (const { label, score } of options) {
          await expect(
            quiz.question(id).locator("label").filter({ hasText: label }).last(),
          ).toContainText(`${score} points`);
        }
      }
      await expect(quiz.sheet.getByText(/^Your total:/)).toBeVisible();
      // The style sheet counts; what it writes is in the accessibility tree alone.
      const { nodes } = await (await context.newCDPSession(quiz.page)).send(
        "Accessibility.getFullAXTree",
      );
      expect(nodes.map(({ name }) => name?.value)).toContain("32");
      await expect(quiz.sheet.getByText("41 and more")).toBeVisible();
      await expect(quiz.back).toBeHidden();
    });
  });
}

test("the HTML that the server sends holds every question and option", async ({ site }) => {
  const html = await (await fetch(`${site.url}/roof-assessment`)).text();
  const text = html.replaceAll("&#x27;", "'");
  for (const { question, options } of questions) {
    expect(text).toContain(question);
    for (const { label } of options) expect(text).toContain(label);
  }
  expect(html).not.toContain(" style=");
});

/** Waits for the one mail to this address with this in it. The mailbox fixture reads invitations. */
async function mailsTo(site: Site, to: string, containing = "") {
  const folder = path.join(site.dataFolder, "mail");
  const find = async () => {
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"));
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
    );
    return mails.filter(
      (mail) =>
        mail.to?.[0]?.address?.toLowerCase() === to.toLowerCase() &&
        mail.text?.includes(containing),
    );
  };
  await expect.poll(async () => (await find()).length, `mails to ${to}`).toBe(1);
  return find();
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function expectNoFindings(page: Page, state: string): Promise<void> {
  await untilTransitionsEnd(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(rules)
    .analyze();
  const findings = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect(findings, state).toEqual([]);
}
