import { spawnSync } from "node:child_process";
import { cp, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { dollars } from "#content/en/figures.ts";
import { ownerPictureHeadings } from "#content/en/owner-pictures.ts";
import { offerOfAddress } from "#content/pages.ts";
import { week } from "#domain/calendar/opening-hours.ts";
import { businessProfile as secondProfile } from "#tests/second-contractor/content/business-profile.ts";
import { plans as secondPlans } from "#tests/second-contractor/content/plans.ts";
import {
  leftIn,
  publicWords,
  sendingEnv,
  sentWords,
} from "#tests/second-contractor/everything-said.ts";
import { secondPictures, writeSecondPictures } from "#tests/second-contractor/owner-pictures.ts";
import { treesAndStorms, wordsOfTheFirst } from "#tests/second-contractor/words-of-the-first.ts";
import { headingsOf, holesOf } from "#tests/support/holes.ts";
import { structuredDataOf, textOf } from "#tests/support/page-text.ts";
import { patience } from "#tests/support/patience.ts";
import { sampleHeadings, sampleWords } from "#tests/support/sample-words.ts";
import { startSite } from "#tests/support/site.ts";
import { startSmtpInbox } from "#tests/support/smtp-inbox.ts";
import { startTextProvider } from "#tests/support/text-provider.ts";
import { copyProject } from "./support/project-copy.ts";

/** Made for each visitor, or kept in memory: no file of the build. */
const onRequest = [
  "/desk",
  "/privacy-policy",
  "/schedule-inspection",
  "/emergency-contact",
  "/maintenance-tips/roof-calendar.ics",
  "/my-roof",
];

/** What adding a page requires: its words and its `page.tsx`, besides its entry in the table. */
const newPage = {
  entry: `"/gutter-guards": {
    aliases: ["/leaf-guards"],
    title: "Gutter Guards",
    description: "Guards that keep leaves out.",
    keywords: "gutter guards",
    photo: "gutter",
  },`,
  files: {
    "content/en/gutter-guards.ts": `import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Leaves stay out",
  lead: "Guards for every gutter.",
} as const satisfies OpeningWords;
`,
    "app/routes/gutter-guards/page.tsx": `import { pageMeta } from "#app/seo/page-meta.ts";
import { words } from "#content/en/gutter-guards.ts";
import { head } from "#generated/pages/gutter-guards.ts";

export const meta = () => pageMeta(head);

export default function Page() {
  return (
    <section className="page-grid py-section">
      <h1 className="text-title">{words.heading}</h1>
      <p className="text-lead">{words.lead}</p>
    </section>
  );
}
`,
  },
};

/**
 * The project of a second contractor, from another state, with plans of their own, without a license, financing, a comparison of
 * bids, samples and films, and with one page more: built once for all tests. Its content replaces the files of the same names.
 */
let copy = "";
const contractor = "tests/second-contractor/content";
const { shortName } = secondProfile;

beforeAll(async () => {
  copy = await copyProject();
  await cp(contractor, path.join(copy, "content"), { recursive: true });
  await addPage(copy);
  await writeSecondPictures(copy);

  run("npm", ["run", "build"]);
  run(process.execPath, ["tests/second-contractor/write-site-texts.ts"]);
}, patience.longTest);

afterAll(() => rm(copy, { recursive: true, force: true }));

// Who takes the site over by files writes of the trees and storms of their own region in `content/`, as the guide says.
const ofTheFirst = wordsOfTheFirst.filter((words) => !treesAndStorms.includes(words));

test(
  "no page, article, feed, mail or text says a name, a number, a place, a price or a law of the first contractor",
  async () => {
    const home = await readFile(path.join(copy, "build", "pages", "home.html"), "utf8");
    expect(home).toContain(shortName);
    const inbox = await startSmtpInbox();
    onTestFinished(() => inbox.close());
    const provider = await startTextProvider();
    onTestFinished(() => provider.close());
    const env = sendingEnv(inbox, provider);
    const build = path.join(copy, "build");
    const site = await startSite(new Date("2026-11-17T17:00:00Z"), "sqlite", env, build);
    onTestFinished(() => site.stop());
    const { said, shown } = await publicWords(site.url, secondProfile.offers);
    expect(shown.length).toBeGreaterThan(100);
    expect.soft(leftIn(said, ofTheFirst)).toEqual([]);
    expect.soft(leftIn(await sentWords({ site, inbox, provider }), ofTheFirst)).toEqual([]);
  },
  patience.longTest,
);

test(
  "the guide's type check finds nothing",
  () => {
    run("npm", ["run", "typecheck"]);
  },
  patience.longTest,
);

test("hours and prices are the contractor's own wherever they are said", async () => {
  for await (const file of glob("build/pages/*.html", { cwd: copy })) {
    if (isAbsent(file) || file.endsWith("/desk.html")) continue;
    const html = await readFile(path.join(copy, file), "utf8");
    const text = textOf(html);
    expect.soft(text, file).toContain("Mon-Fri 7:30 AM-4:30 PM");
    expect.soft(text, file).toContain("Sat-Sun closed");
    expect.soft(text, file).not.toMatch(/licensed, bonded|our license|license number/i);
    const [business] = structuredDataOf(html);
    expect.soft(business?.hasCredential, file).toEqual([]);
    expect.soft(business?.openingHoursSpecification, file).toEqual(
      week.map((dayOfWeek) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek,
        ...(dayOfWeek.startsWith("S")
          ? { opens: "00:00", closes: "00:00" }
          : { opens: "07:30", closes: "16:30" }),
      })),
    );
  }
  const plans = await readFile(path.join(copy, "build", "pages", "protection-plans.html"), "utf8");
  for (const { monthlyPrice } of Object.values(secondPlans)) {
    expect.soft(textOf(plans)).toContain(dollars(monthlyPrice));
  }
});

test("every link of a page leads to a page, a file or an address that is made on request", async () => {
  const build = path.join(copy, "build");
  const made = new Set(["/", ...onRequest]);
  for await (const file of glob("*.{html,txt,xml,json,webmanifest}", {
    cwd: path.join(build, "pages"),
  })) {
    if (!isAbsent(file)) made.add(`/${file.replace(/\.html$/, "").replaceAll("--", "/")}`);
  }
  for await (const file of glob("**/*.*", { cwd: path.join(build, "client") }))
    made.add(`/${file}`);
  for await (const file of glob("*.html", { cwd: path.join(build, "pages") })) {
    if (isAbsent(file)) continue;
    const html = await readFile(path.join(build, "pages", file), "utf8");
    const links = [...html.matchAll(/\s(?:href|src)="(\/(?!\/)[^"#?]*)/g)].map(([, to = ""]) => to);
    const lost = links.filter((to) => !made.has(to.replaceAll("&amp;", "&")));
    expect.soft([...new Set(lost)], file).toEqual([]);
  }
});

test("an entry, its text and a page.tsx make a page", async () => {
  await expectNewPage(path.join(copy, "build"));
});

test("the owner's pictures are where their kind has a place, and say nothing of where they were taken", async () => {
  const { face, roof } = secondPictures;
  const page = (name: string) =>
    readFile(path.join(copy, "build", "pages", `${name}.html`), "utf8");
  for (const name of ["our-company", "careers"]) {
    const html = await page(name);
    expect.soft(html, name).toContain(`alt="${face.alt}"`);
    expect.soft(html, name).toContain(face.role);
    expect.soft(html, name).not.toContain(face.consent);
    expect.soft(html, name).not.toContain(ownerPictureHeadings.crew);
  }
  for (const name of ["home", "why-choose-us", "locations"]) {
    expect.soft(await page(name), name).toContain(`alt="${roof.alt}"`);
  }
  const original = await sharp(path.join(copy, "content/photos", face.file)).metadata();
  expect(original.exif).toBeDefined();
  const made = await Array.fromAsync(
    glob("build/client/assets/{ada,barn}-*.{avif,webp}", { cwd: copy }),
  );
  expect(made.length).toBeGreaterThan(4);
  for (const file of made) {
    const { exif, xmp } = await sharp(path.join(copy, file)).metadata();
    expect.soft({ exif, xmp }, file).toEqual({ exif: undefined, xmp: undefined });
  }
});

test("without samples no page shows anything made up, or a hole where it was", async () => {
  const made = Object.values(sampleWords).flat();
  let pages = 0;
  for await (const file of glob("build/{pages,client}/**/*.{html,data,json}", { cwd: copy })) {
    if (isAbsent(file)) continue;
    const source = await readFile(path.join(copy, file), "utf8");
    const read = textOf(source);
    const left = made.filter((words) => read.includes(words) || source.includes(words));
    expect.soft(left, file).toEqual([]);
    expect.soft(source, file).not.toContain("aggregateRating");
    expect.soft(source, file).not.toMatch(/sample (review|stor|figure)|shown here as/i);
    if (!file.endsWith(".html")) continue;
    pages += 1;
    expect.soft(holesOf(source), file).toEqual([]);
    const headings = headingsOf(source).filter((heading) => sampleHeadings.includes(heading));
    expect.soft(headings, file).toEqual([]);
  }
  expect(pages).toBeGreaterThan(45);
});

/** Whether it is a page of what this contractor does not offer: built, and answered with 404 until it is switched on. */
function isAbsent(file: string): boolean {
  const address = `/${path.basename(file, ".html").replaceAll("--", "/")}`;
  const offer = offerOfAddress.get(address);
  return offer !== undefined && !secondProfile.offers[offer];
}

/** Runs a program in the contractor's project. */
function run(program: string, parameters: readonly string[]): void {
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    cwd: copy,
    encoding: "utf8",
    env: { PATH, HOME },
  });
  expect(status, stdout + stderr).toBe(0);
}

async function addPage(project: string): Promise<void> {
  const table = path.join(project, "content", "pages.ts");
  const beginning = "export const pages = {";
  const entries = await readFile(table, "utf8");
  expect(entries).toContain(beginning);
  await writeFile(table, entries.replace(beginning, `${beginning}\n  ${newPage.entry}`));
  for (const [file, text] of Object.entries(newPage.files)) {
    await mkdir(path.join(project, path.dirname(file)), { recursive: true });
    await writeFile(path.join(project, file), text);
  }
}

/** The page answers at both paths, and names its own as canonical for search engines. */
async function expectNewPage(build: string): Promise<void> {
  for (const name of ["gutter-guards", "leaf-guards"]) {
    const html = await readFile(path.join(build, "pages", `${name}.html`), "utf8");
    expect(html).toContain(`<title>Gutter Guards | ${shortName}`);
    expect(html).toMatch(/<h1[^>]*>Leaves stay out<\/h1>/);
    expect(html).toMatch(/rel="canonical" href="[^"]*\/gutter-guards"/);
  }
  const sitemap = await readFile(path.join(build, "pages", "sitemap.xml"), "utf8");
  expect(sitemap).toContain("/gutter-guards</loc>");
  expect(sitemap).not.toContain("leaf-guards");
}
