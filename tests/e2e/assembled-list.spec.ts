import path from "node:path";
import fc from "fast-check";
import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import type { CutPage, PageContext } from "#app/page-context.ts";
import { articles } from "./support/articles.ts";
import { siteFolder } from "./support/build-site.ts";
import { expect, test } from "./support/test.ts";

/*
 * The list of articles is assembled from pieces (decision 0038). For every query it must match what React renders for
 * the same URL.
 */

const list = "/news-insights";
const payload =
  /(?<=<script>window\.__reactRouterContext\.streamController\.enqueue\().*?(?=\);?<\/script>)/s;

async function openBuild() {
  const { builtPages } = (await import(
    path.join(siteFolder, "process", "main.js")
  )) as typeof import("#server/main.ts");
  const source = await builtPages(siteFolder);
  const rendered = async (query: string) => {
    const request = new Request(`http://localhost${list}?${query}`);
    return (await source.render(request, {} as PageContext)).text();
  };
  const assembly = source.assemblies.get(list);
  if (!assembly) throw new Error("the build does not put the list together");
  return { rendered, cut: assembly.cut(await rendered(assembly.pattern)) };
}

function assembled({ kept, read }: CutPage, query: string): string {
  const { main, script } = read(new URLSearchParams(query)).parts();
  const [start, middle, end] = kept;
  return `${start}${main}${middle}<script>${script}</script>${end}`;
}

/** Separates the page's HTML from its data, whose order in the script does not matter. */
async function inTwo(html: string): Promise<{ html: string; data: unknown }> {
  const bytes = new Blob([JSON.parse(payload.exec(html)?.[0] ?? '""')]).stream();
  const { value } = await decode(bytes as ReadableStream<Uint8Array<ArrayBuffer>>, window);
  return { html: html.replace(payload, "").replace(");</script>", ")</script>"), data: value };
}

const window = globalThis as unknown as Window & typeof globalThis;

test("the list that is put together is what React renders, whatever it is asked for", async () => {
  const { rendered, cut } = await openBuild();
  const words = articles.flatMap(({ title, tags }) => [...tags, ...title.split(" ")]);
  const text = fc.oneof(
    fc.constant(""),
    fc.constantFrom(...words).map((word) => word.toUpperCase()),
    fc.constantFrom(...words).map((word) => word.slice(0, 2)),
    fc.constantFrom("roof repair", "Gutters", "<b>&amp;\"'", "qSEARCHTEXTq", "a+b %2F|~", " é "),
    fc.string({ unit: "grapheme", maxLength: 100 }),
  );
  const query = fc.record({
    category: fc.oneof(fc.constantFrom("", "storm-damage", "homeowner-tips"), text),
    search: text,
    tag: text,
    page: fc.constantFrom("", "2", "3", "99", "-1", "x"),
  });
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const address = new URLSearchParams(asked).toString();
      fc.pre(cut.read(new URLSearchParams(address)).canonical !== "");
      const [one, other] = await Promise.all([
        inTwo(assembled(cut, address)),
        inTwo(await rendered(address)),
      ]);
      expect(one.data).toEqual(other.data);
      expect(one.html).toBe(other.html);
    }),
    { numRuns: 150 },
  );
});

test("what asks for nothing is the page itself, and each way to ask for the same has one ETag", async ({
  request,
}) => {
  const etagOf = async (query: string) =>
    (await request.get(`${list}${query}`)).headers().etag ?? "none";
  const plain = await etagOf("");
  for (const query of ["?page=1", "?search=++", "?utm_source=x", "?category="]) {
    expect.soft(await etagOf(query), query).toBe(plain);
  }
  const roof = await etagOf("?search=roof");
  expect(roof).not.toBe(plain);
  for (const query of ["?search=+roof&page=0", "?utm=x&search=roof", "?search=roof&search=x"]) {
    expect.soft(await etagOf(query), query).toBe(roof);
  }
});

test("it goes out compressed, with digests in its policy, and answers 304", async ({ site }) => {
  const address = `${site.url}${list}?search=hail`;
  const ask = (headers: Record<string, string>) => fetch(address, { headers });
  const gzip = await ask({ "accept-encoding": "gzip, br" });
  expect(gzip.headers.get("content-encoding")).toBe("gzip");
  expect(Number(gzip.headers.get("content-length"))).toBeLessThan(26_000);
  const plain = await ask({ "accept-encoding": "identity" });
  expect(await gzip.text()).toBe(await plain.text());
  const policy = gzip.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
  expect(policy).not.toMatch(/nonce|unsafe/);
  const etag = gzip.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  const again = await ask({ "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await fetch(address, { method: "HEAD" })).headers.get("etag")).toBe(etag);
});
