import { spawnSync } from "node:child_process";
import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { businessProfile } from "#content/business-profile.ts";

/** Files in the project folder that are not sources. */
const notCopied = new Set([
  ".git",
  "node_modules",
  "build",
  "data",
  "test-results",
  ".react-router",
]);

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

test("another business's profile makes the whole site theirs, and an entry, its text and a page.tsx make a page", async () => {
  const copy = await mkdtemp(path.join(tmpdir(), "site-renamed-"));
  await cp(".", copy, {
    recursive: true,
    filter: (file) => !notCopied.has(path.relative(".", file).split(path.sep)[0] ?? ""),
  });
  await symlink(path.resolve("node_modules"), path.join(copy, "node_modules"));
  const profile = path.join(copy, "content", "business-profile.ts");
  const oldName = new RegExp(businessProfile.shortName, "gi");
  await writeFile(profile, (await readFile(profile, "utf8")).replaceAll(oldName, "Harborside"));

  await addPage(copy);

  const { status, stderr } = spawnSync(process.execPath, ["scripts/run/build.ts"], {
    cwd: copy,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production" },
  });
  expect(status, stderr).toBe(0);

  const home = await readFile(path.join(copy, "build", "pages", "home.html"), "utf8");
  expect(home).toContain("Harborside");
  await expectNewPage(path.join(copy, "build"));
  const found: string[] = [];
  for await (const file of glob("build/**/*.*", { cwd: copy })) {
    const isText = /\.(html|js|css|json|svg|txt|xml|webmanifest|data)$/.test(file);
    const text = isText ? await readFile(path.join(copy, file), "utf8") : "";
    if (file.match(oldName) || text.match(oldName)) found.push(file);
  }
  expect(found).toEqual([]);
  await rm(copy, { recursive: true, force: true });
});

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
    expect(html).toContain("<title>Gutter Guards | Harborside");
    expect(html).toMatch(/<h1[^>]*>Leaves stay out<\/h1>/);
    expect(html).toMatch(/rel="canonical" href="[^"]*\/gutter-guards"/);
  }
  const sitemap = await readFile(path.join(build, "client", "sitemap.xml"), "utf8");
  expect(sitemap).toContain("/gutter-guards</loc>");
  expect(sitemap).not.toContain("leaf-guards");
}
