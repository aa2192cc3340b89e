import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { importCycles } from "./import-cycles.ts";
import { brokenFences, fences, isTest } from "./import-fences.ts";
import { type Import, importsOf, sourceFiles } from "./import-graph.ts";

const files = sourceFiles();
const imports = files.flatMap(importsOf);

/** An import of `target`, a file of the project, by `file`. */
function importing(file: string, target: string, changes: Partial<Import> = {}): Import[] {
  return [{ file, target, isPackage: false, isType: true, isDynamic: false, ...changes }];
}

describe("the imports of the project", () => {
  it("are all found, and resolve to files that exist", () => {
    expect(files.length).toBeGreaterThan(500);
    const missing = imports.filter(({ target, isPackage }) => !isPackage && !existsSync(target));
    expect(missing).toEqual([]);
  });

  it("stay inside the fences", () => {
    expect(brokenFences(imports)).toEqual([]);
  });

  it("have fences with at least one file in each", () => {
    for (const { inside } of fences) expect(files.some((file) => inside.test(file))).toBe(true);
  });

  it("never form a cycle, not even for types", () => {
    expect(importCycles(imports)).toEqual([]);
  });

  it("never reach from the product into its tests", () => {
    const ofProduct = imports.filter(
      ({ file }) => !isTest(file) && !/^(bench\/|[^/]+$)/.test(file),
    );
    expect(ofProduct.filter(({ target }) => isTest(target))).toEqual([]);
  });

  it("of what facts are built with are those of content/facts.ts alone", () => {
    const builtWith = /^content\/(company|enhanced-warranties|materials|plans|roof-costs)\.ts$/;
    const readers = imports.filter(({ file, target }) => builtWith.test(target) && !isTest(file));
    expect(new Set(readers.map(({ file }) => file))).toEqual(new Set(["content/facts.ts"]));
  });

  it("of the server open pictures in the process that decodes alone, but for those of the release", () => {
    const readers = imports.filter(
      ({ file, target, isType }) =>
        file.startsWith("server/") && !isTest(file) && !isType && /^sharp(\/|$)/.test(target),
    );
    const found = [...new Set(readers.map(({ file }) => file))].toSorted();
    expect(found).toEqual([
      "server/brand/vector-picture.ts",
      "server/pages/brand-files.ts",
      "server/photo/decoder/decode-process.ts",
      "server/photo/decoder/heic.ts",
    ]);
  });

  it("of app take only types from the server", () => {
    const values = imports.filter(
      ({ file, target, isType }) =>
        file.startsWith("app/") && !isTest(file) && target.startsWith("server/") && !isType,
    );
    expect(values).toEqual([]);
  });

  it("of desk and pages reach the metadata of phone numbers only where a form says a number back", () => {
    const loaded = imports.filter(({ isType, isDynamic }) => !isType && !isDynamic);
    const targets = Map.groupBy(loaded, ({ file }) => file);
    const ways: string[][] = [];
    const seen = new Set<string>();
    const follow = (file: string, way: readonly string[]): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const { target } of targets.get(file) ?? []) {
        if (target.startsWith("libphonenumber-js")) ways.push([...way, file, target]);
        else follow(target, [...way, file]);
      }
    };
    for (const file of files) if (/^(desk|app)\//.test(file) && !isTest(file)) follow(file, []);
    expect(ways).toEqual([]);
    const forms = imports.filter(({ target }) => target === "domain/person/said-back-phone.ts");
    expect(forms.filter(({ isDynamic }) => isDynamic).length).toBeGreaterThan(1);
  });
});

describe("a fence", () => {
  it.each<[string, string, Partial<Import>?]>([
    ["domain/person/registration.ts", "content/counties.ts"],
    ["domain/person/registration.ts", "zod", { isPackage: true }],
    ["content/counties.ts", "ui/pages/button.tsx"],
    ["ui/pages/button.tsx", "content/business-profile.ts"],
    ["ui/pages/button.tsx", "ui/desk/button.tsx"],
    ["ui/pages/button.tsx", "content/en/desk/ui.ts"],
    ["ui/desk/dialog.tsx", "content/en/desk/leads.ts"],
    ["ui/busy-button.ts", "ui/pages/button.tsx"],
    ["ui/busy-button.ts", "content/logo-paths.ts"],
    ["desk/day/day-page.tsx", "ui/pages/button.tsx"],
    ["desk/day/day-page.tsx", "app/sections/links/page-link.tsx"],
    ["app/routes/faq/page.tsx", "ui/desk/button.tsx"],
    ["app/sections/text/quote.tsx", "app/layouts/site-footer.tsx"],
    ["app/routes/faq/page.tsx", "app/routes/contact/page.tsx"],
    ["app/routes/faq/page.tsx", "server/services.ts"],
    ["app/root.tsx", "server/app.ts"],
    ["server/inquiry/inquiries.ts", "server/appointment/appointments-repository.ts"],
    ["server/lead/listed-leads.ts", "server/lead-desk/leads.ts"],
    ["server/lead-desk/leads.ts", "server/inquiry/inquiries.ts"],
    ["server/lead-desk/leads.ts", "server/outbox/mail-kinds.ts"],
    ["server/lead-desk/leads.ts", "server/api/api.ts"],
    ["server/lead-desk/leads.ts", "server/pages/etag.ts"],
    ["server/lead-desk/leads.ts", "server/app.ts"],
    ["server/lead-desk/leads.ts", "app/page-context.ts"],
    ["server/mail/letter.tsx", "server/inquiry/inquiries.ts"],
    ["server/mail/letter.tsx", "server/call/desk-call.ts"],
    ["server/api/api.ts", "server/inquiry/inquiries.ts"],
    ["server/pages/page-routes.ts", "server/call/sent-from.ts"],
    ["server/outbox/start-outbox.ts", "server/api/api.ts"],
    ["server/main.ts", "app/root.tsx"],
    ["server/app.ts", "server/lead-desk/leads.ts"],
    ["scripts/run/start.ts", "server/lead-desk/leads.ts"],
    ["scripts/finish/sitemap.ts", "app/layouts/site-footer.tsx"],
    ["scripts/finish/sitemap.ts", "server/lead/listed-leads.ts"],
    ["bench/main.ts", "app/root.tsx"],
    ["vite.config.ts", "server/config.ts"],
  ])("does not let %s import %s", (file, target, changes) => {
    const [broken] = brokenFences(importing(file, target, changes));
    expect(broken).toMatch(`${file} imports ${target}: `);
  });

  it("lets a test import what it tests", () => {
    expect(brokenFences(importing("domain/a.test.ts", "server/app.ts"))).toEqual([]);
  });
});

describe("an import cycle", () => {
  const importOf = ([file = "", target = ""]: string) => importing(file, target)[0] as Import;

  it("is reported once, no matter how many files lead into it", () => {
    expect(importCycles(["ab", "bc", "ca", "xb", "xc", "cd"].map(importOf))).toEqual([
      ["a", "b", "c"],
    ]);
  });

  it("is not reported where files only share imports", () => {
    expect(importCycles(["ab", "ac", "bd", "cd"].map(importOf))).toEqual([]);
  });
});
