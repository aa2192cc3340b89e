import { dollars } from "#content/en/figures.ts";
import { codeIn, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { wordsOf } from "#tests/e2e/support/desk-words.ts";
import { neutralSite } from "#tests/e2e/support/neutral-site.ts";
import { SetUpPage } from "#tests/e2e/support/set-up-page.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { businessProfile } from "#tests/second-contractor/content/business-profile.ts";
import { counties } from "#tests/second-contractor/content/counties.ts";
import { plans } from "#tests/second-contractor/content/plans.ts";
import {
  leftIn,
  publicWords,
  sendingEnv,
  sentWords,
} from "#tests/second-contractor/everything-said.ts";
import { factsOfOhio } from "#tests/second-contractor/facts-of-ohio.ts";
import { leftOfTheFirst, namesOfTheFirst } from "#tests/second-contractor/words-of-the-first.ts";
import { textOf } from "#tests/support/page-text.ts";
import { patience } from "#tests/support/patience.ts";
import { type StandInProvider, startTextProvider } from "#tests/support/text-provider.ts";

/* A release that nobody has set up becomes the site of a contractor in Columbus, Ohio, by typing alone. */

const { name, shortName, offers, phone } = businessProfile;

/** What only a site says that nobody has set up. */
const nobodys = /Example Roofing|Exampleton|Example Valley|555\) 555-/;

let provider: StandInProvider;
const neutral = neutralSite(async (inbox) => {
  provider = await startTextProvider();
  return {
    ...sendingEnv(inbox, provider),
    // What whoever installed it has typed.
    OFFICE_EMAIL: "somebody@host.example",
    EMERGENCY_EMAIL: "somebody@host.example",
  };
});
test.afterAll(() => provider.close());

/** Expects a page that says all of that, and that search engines may list. */
async function expectTyped(address: string, typed: readonly string[]): Promise<void> {
  const answer = await fetch(neutral.site.url + address);
  expect.soft(answer.headers.get("x-robots-tag"), address).toBeNull();
  const text = textOf(await answer.text());
  expect
    .soft(
      typed.filter((words) => !text.includes(words)),
      address,
    )
    .toEqual([]);
}

/** Of the desk, besides the steps of Set up. */
const rooms = [
  ...["set-up/look", "business", "before-you-open", "loose-ends", "leads", "day", "calendar"],
  ...["numbers", "mails", "staff", "connections", "import", "settings", "search"],
];

test.setTimeout(patience.longTest);

test("a contractor in Ohio sets the site up by typing alone, and it says nothing of the first", async ({
  page,
  newContext,
  faults,
}) => {
  const { site, inbox, mailbox } = neutral;
  // Who has not signed in is told so.
  faults.allow(failedCall);
  const olga = await invite({ site, mailbox }, "Olga", "owner");
  await join(page, olga);
  await expect(page).toHaveURL(`${site.url}/desk/set-up/name`);
  const first = new SetUpPage(page);
  const steps: string[] = [];
  async function answer(setUp: SetUpPage): Promise<void> {
    steps.push(setUp.step());
    await setUp.type(factsOfOhio);
    if (setUp.step() === "area") await setUp.chooseCounties("Ohio", counties);
    if (setUp.step() === "brand") await setUp.chooseLogo("gables");
    await setUp.goOn();
  }
  while (first.step() !== "hours") await answer(first);

  // Interrupted in the middle of a step: what was not saved is asked again, in another browser.
  await first.type({ slots: [8 * 60] });
  await page.close();
  const second = await (await newContext()).newPage();
  await second.goto(`${site.url}/desk/sign-in`);
  await second.getByLabel("Email").fill(olga.email);
  await second.getByRole("button", { name: "Send a link and a code" }).click();
  await second
    .getByLabel("Code")
    .fill(codeIn(await mailbox.only({ to: olga.email, subject: /^Sign in/ })));
  await expect(second).toHaveURL(`${site.url}/desk/set-up/hours`);
  const setUp = new SetUpPage(second);
  while (setUp.step() !== "look") await answer(setUp);
  await expect(setUp.main.getByText("Every step is settled.")).toBeVisible();
  await setUp.main
    .getByRole("button", { name: "Done" })
    .or(setUp.main.getByRole("link", { name: "Done" }))
    .click();
  // A page for what is not offered is asked nothing.
  expect(steps).not.toContain("financing");

  const { said, shown } = await publicWords(site.url, offers);
  expect.soft(leftIn(said)).toEqual([]);
  expect.soft(said.filter(({ text }) => nobodys.test(text)).map(({ where }) => where)).toEqual([]);
  await expectTyped("/", [name, phone.display, "Mon-Fri 7:30 AM-4:30 PM", "Sat-Sun closed"]);
  const prices = Object.values(plans).map(({ monthlyPrice }) => dollars(monthlyPrice));
  await expectTyped("/protection-plans", [name, phone.display, ...prices]);
  expect(shown.length).toBeGreaterThan(100);
  expect(shown).toContain("/_.data");
  expect(shown).not.toContain("/financing");

  expect.soft(leftIn(await sentWords({ site, inbox, provider }))).toEqual([]);

  // What Olga reads at the desk. State law alone quotes what was written for another state, and says of which.
  for (const room of [...steps.map((step) => `set-up/${step}`), ...rooms]) {
    await second.goto(`${site.url}/desk/${room}`);
    await expect(second.getByRole("main").getByRole("heading").first()).toBeVisible();
    // Until the site has said what it is called, the desk's bar has the name that it was built with.
    await expect(second.getByRole("banner").getByText(`${shortName} desk`)).toBeVisible();
    const read = await wordsOf(second);
    expect.soft(leftOfTheFirst(read, namesOfTheFirst), room).toEqual([]);
  }

  // For docs/measuring.md.
  if (process.env.TYPED) console.info(effortOf([first, setUp], steps.length));
});

/**
 * What somebody types, and how long it takes who knows their business: 200 characters a minute, 3 seconds for each field and
 * press, half a minute to read each step.
 */
function effortOf(parts: readonly SetUpPage[], steps: number): string {
  const sum = (of: keyof SetUpPage["effort"]) =>
    parts.reduce((all, { effort }) => all + effort[of], 0);
  const [fields, characters, presses] = [sum("fields"), sum("characters"), sum("presses")];
  const minutes = characters / 200 + (3 * (fields + presses)) / 60 + steps / 2;
  return `${steps} steps, ${fields} fields, ${characters} characters, ${presses} presses: ${minutes.toFixed(0)} minutes`;
}
