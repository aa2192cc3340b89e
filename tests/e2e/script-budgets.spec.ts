import { scriptsOf } from "#tests/support/page-scripts.ts";
import { allAddresses } from "./support/addresses.ts";
import { siteFolder } from "./support/build-site.ts";
import { expect, test } from "./support/test.ts";

/* Scripts a page may request before anybody scrolls or uses it. For current figures: `npm run bench -- scripts`. */

/** In KB of 1,024 bytes, compressed with brotli: what decision 0048 allows, and 5 % more. */
const most = 140 * 1.05;

test("the scripts of no page's first load are heavier than they may be", async ({ request }) => {
  const broken: string[] = [];
  for (const address of allAddresses) {
    const files = await scriptsOf(await (await request.get(address)).text(), siteFolder);
    const all = inKb(files.reduce((sum, { bytes }) => sum + bytes, 0));
    if (all <= most) continue;
    broken.push(
      `${address}: ${all.toFixed(1)} KB of ${most}, ${files.length} files`,
      ...files
        .toSorted((left, right) => right.bytes - left.bytes)
        .map(({ address: file, bytes }) => `  ${inKb(bytes).toFixed(1).padStart(6)} ${file}`),
    );
  }
  expect(broken.join("\n")).toBe("");
});

test("what the files of the build promise is what a browser asks for", async ({
  page,
  context,
}) => {
  const asked = new Set<string>();
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.add(pathname);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const answer = await page.goto("/", { waitUntil: "networkidle" });
  const files = await scriptsOf((await answer?.text()) ?? "", siteFolder);
  const promised = files.map(({ address }) => address);
  expect([...asked].sort()).toEqual(promised.sort());
});

function inKb(bytes: number): number {
  return bytes / 1024;
}
