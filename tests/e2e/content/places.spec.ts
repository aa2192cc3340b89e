import { businessProfile } from "#content/business-profile.ts";
import { counties } from "#content/counties.ts";
import { categories } from "#content/en/faq.ts";
import { careCalendarPath } from "#content/links.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/*
 * What the specification says of these pages, read from the server's HTML as somebody without scripts gets it.
 */
const statements: Record<string, readonly string[]> = {
  "/service-areas": [
    "14 Virginia counties",
    "24 hours",
    "48 hours",
    "72 hours or by appointment",
    "Click on a county above to see detailed service information",
    "Limited emergency service",
    "Limited commercial service",
    "Emergency services are limited in extended counties",
    "Commercial services are limited outside primary counties",
    "Alexandria",
    "Fredericksburg",
    "Richmond",
    "Northern Virginia",
    ...counties.flatMap(({ name, details, projects }) => [
      `${name} County`,
      details,
      `${projects} projects`,
      `Schedule Service in ${name} County`,
    ]),
  ],
  "/storm-damage": [
    businessProfile.hotline.display,
    "24/7 emergency services",
    "Wind damage",
    "Hail damage",
    "Water damage",
    "Debris impact damage",
    "Emergency response",
    "Comprehensive assessment",
    "Insurance assistance",
    "Expert restoration",
    "in five steps",
    "Before storm season",
    "After a storm",
    "typically within 2-4 hours",
    "on site within 24 hours",
    "from 30 days to one year",
    "Loading reviews...",
  ],
  "/maintenance-tips": [
    "Spring",
    "Summer",
    "Fall",
    "Winter",
    "Emergency tips",
    "Best practices",
    "Do it yourself",
    "Call a professional",
    "Inspect it at least yearly and after major storms",
    "clean gutters at least twice a year",
    "3-4 times",
    "maintenance can extend roof life by up to 25%",
  ],
  "/faq": [
    "General",
    "Residential",
    "Commercial",
    "Storm damage",
    "Warranty",
    "Financing",
    "residential roof replacements take 1-3 days",
    "Asphalt shingles 15-30 years, metal 40-70 years, cedar shakes 20-40 years, slate 75-100+ years, synthetic 40-50 years",
    "over 30% of a new roof",
    "cooling costs by 20-30%",
    "typically 20-50 years",
    "5-10 years as standard",
    "within 14 business days after completion",
    "within 30 days of the sale",
    "6, 12 or 18 months",
    "5.99%-9.99% APR",
    "3.99%-7.99% APR",
    "4.99%-9.99%",
    "12 to 120 months",
    "up to 12 months of no payments",
    "580, 620, 640, 660",
    "30-50%",
    "2-3 weeks in peak season",
    "No prepayment penalty",
    businessProfile.phone.display,
    ...categories.flatMap(({ questions }) =>
      questions.flatMap(({ question, answer }) => [question, answer]),
    ),
  ],
  "/customer-resources": [
    "Owner's resources",
    "Planning resources",
    "Maintenance tips",
    "Warranty information",
    "Roof assessment",
    "Insurance claims",
  ],
  "/our-esg-strategy": ["Our esg strategy"],
};

const links: Record<string, readonly string[]> = {
  "/service-areas": ["/contact-us", "/roof-assessment"],
  "/storm-damage": [
    `tel:${businessProfile.hotline.e164}`,
    "/emergency-contact?service=emergency",
    "/maintenance-tips",
    "/insurance-claims",
  ],
  "/maintenance-tips": [
    "/contact-us",
    "/contact-us?service=emergency",
    "/schedule-inspection",
    "/protection-plans",
    careCalendarPath,
  ],
  "/faq": [
    `tel:${businessProfile.phone.e164}`,
    `mailto:${businessProfile.email}`,
    "/contact-us",
    "/maintenance-tips",
    "/warranty-info",
    "/roof-assessment",
  ],
  "/customer-resources": [
    "/maintenance-tips",
    "/warranty-info",
    "/schedule-inspection",
    "/faq",
    "/roof-assessment",
    "/financing",
    "/insurance-claims",
    "/service-areas",
    "/maintenance-tips#seasonal",
    "/maintenance-tips#gutters",
    "/maintenance-tips#damage",
    "/maintenance-tips#emergency",
    "/contact-us",
  ],
  ...Object.fromEntries(
    ["/locations", "/our-esg-strategy", "/careers", "/privacy-policy", "/terms"].map((address) => [
      address,
      ["/", "/contact-us", "/our-services", "/roof-assessment", "/schedule-inspection"],
    ]),
  ),
};

for (const [address, wanted] of Object.entries(statements)) {
  test(`${address} says in the server's HTML what the specification says`, async ({ request }) => {
    const text = textOf(mainOf(await (await request.get(address)).text()));
    expect(wanted.filter((statement) => !text.includes(statement))).toEqual([]);
  });
}

test("every page of these links to where the specification wants it to", async ({ request }) => {
  for (const [address, wanted] of Object.entries(links)) {
    const main = mainOf(await (await request.get(address)).text());
    const found = [...main.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    );
    expect
      .soft(
        wanted.filter((link) => !found.includes(link)),
        address,
      )
      .toEqual([]);
  }
});

test("an alias shows the same page", async ({ request }) => {
  const [storm, emergency] = await Promise.all(
    ["/storm-damage", "/emergency-services"].map(async (address) =>
      textOf(mainOf(await (await request.get(address)).text())),
    ),
  );
  expect(emergency).toBe(storm);
});

test("search engines get every question with its answer, five or more of each subject", async ({
  request,
}) => {
  const html = await (await request.get("/faq")).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = ""]) => JSON.parse(text),
  );
  const page = data.find((thing) => thing["@type"] === "FAQPage");
  const told = categories.flatMap(({ questions }) => questions);
  expect(page.mainEntity).toHaveLength(told.length);
  expect(page.mainEntity[0].acceptedAnswer.text).toBe(told[0]?.answer);
  for (const { questions } of categories) expect(questions.length).toBeGreaterThanOrEqual(5);
});

test("a ZIP code is answered without scripts: a county, a doubt, a city", async ({ request }) => {
  const answerTo = async (zip: string) =>
    textOf(mainOf(await (await request.get(`/service-areas?zip=${zip}`)).text()));
  expect(await answerTo("20176")).toContain(
    "20176 is in Loudoun County. We respond within 24 hours.",
  );
  expect(await answerTo("22030")).toContain("We are not sure about 22030.");
  expect(await answerTo("22314")).toContain("22314 is in the City of Alexandria");
  expect(await answerTo("90210")).toContain("We are not sure about 90210.");
  expect(await answerTo("abc")).toContain("Enter the five digits of a Virginia ZIP code.");
});

function mainOf(html: string): string {
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

/** What is read: without tags, comments and what they hold. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}
