import { describe, expect, it } from "vitest";
import { addNonce, deferScripts } from "./deferred-scripts.ts";

/** As React Router renders it. */
const html = `<!DOCTYPE html><html><head>
<link rel="modulepreload" href="/assets/entry.js"/>
<link rel="modulepreload" href="/assets/page.js" crossorigin=""/>
<link rel="stylesheet" href="/assets/app.css"/>
<style>body{margin:0}</style>
</head><body><main>Roofs</main>
<script>window.__context = {"a":"<b>"};</script>
<script type="application/ld+json">{"@type":"RoofingContractor"}</script>
<script nonce="n1" type="module" async="">import "/assets/manifest.js"; import("/assets/entry.js");</script>
</body></html>`;

describe("a page whose scripts are held back", () => {
  const deferred = deferScripts(html);

  it("starts no module script by itself", () => {
    expect(deferred).not.toMatch(/<script[^>]*type="module"/);
    expect(deferred).toContain(
      'type="text/plain" data-deferred data-preload="/assets/entry.js /assets/page.js">import "/assets/manifest.js"; import("/assets/entry.js");</script>',
    );
  });

  it("fetches nothing that only the scripts need, but keeps the list for later", () => {
    expect(deferred).not.toContain('<link rel="modulepreload"');
    expect(deferred).toContain('<link rel="stylesheet" href="/assets/app.css"/>');
  });

  it("keeps every other script and the whole text", () => {
    expect(deferred).toContain('<script>window.__context = {"a":"<b>"};</script>');
    expect(deferred).toContain('<script type="application/ld+json">');
    expect(deferred).toContain("<main>Roofs</main>");
  });

  it("keeps the script's other attributes", () => {
    expect(deferred).toMatch(/<script nonce="n1" type="text\/plain" data-deferred/);
  });

  it("ends with one starter that is valid JavaScript and no module", () => {
    const starter = /<script>(\(\(\)=>\{[\s\S]*?)<\/script><\/body>/.exec(deferred)?.[1];
    expect(starter).toContain("data-deferred");
    expect(() => new Function(starter ?? "?")).not.toThrow();
    expect(deferred.match(/data-deferred\]/g)).toHaveLength(1);
  });

  it("has the same starter on every page, so that one digest allows it", () => {
    const other = deferScripts("<html><body>Other</body></html>");
    const starterOf = (page: string) => /<script>\(\(\)=>[\s\S]*?<\/script>/.exec(page)?.[0];
    expect(starterOf(other)).toBe(starterOf(deferred));
  });
});

describe("a page with a nonce", () => {
  const page = addNonce(deferScripts(html), "abc");

  it("has it on every inline script and style", () => {
    const tags = page.match(/<(script|style)\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThanOrEqual(5);
    for (const tag of tags) expect(tag).toMatch(/nonce="(abc|n1)"/);
  });

  it("has it once where React has set it already", () => {
    const own = addNonce('<script nonce="abc" type="module">1</script>', "abc");
    expect(own).toBe('<script nonce="abc" type="module">1</script>');
  });

  it("changes no text of the page that only looks like a tag", () => {
    expect(addNonce("<p>scripted &lt;script&gt; styles</p>", "abc")).toBe(
      "<p>scripted &lt;script&gt; styles</p>",
    );
  });
});
