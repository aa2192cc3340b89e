import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { hydratedEvent } from "#app/before-hydration/hydrated-event.ts";
import { inlineScript } from "./inline-scripts.ts";

it.each(["in-head", "at-end"])(
  "%s is one classic script with everything it imports",
  async (name) => {
    const { text } = await inlineScript(`app/before-hydration/${name}.ts`);
    expect(() => new Function(text)).not.toThrow();
    expect(text).not.toMatch(/\b(import|export|require)\b/);
  },
);

it("contains imported values, and lists the files to watch", async () => {
  const { text, files } = await inlineScript("app/before-hydration/at-end.ts");
  expect(text).toContain(hydratedEvent);
  expect(files.map((file) => path.basename(file))).toEqual(
    expect.arrayContaining(["at-end.ts", "early-presses.ts", "hydrated-event.ts"]),
  );
});

it("is not cut short in the page by text that looks like the closing tag", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "inline-script-"));
  const entry = path.join(folder, "entry.ts");
  await writeFile(entry, 'document.title = "</script>";');
  expect((await inlineScript(entry)).text).not.toContain("</script");
  await rm(folder, { recursive: true });
});
