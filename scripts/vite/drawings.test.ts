import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { componentOf, drawings } from "./drawings.ts";

const head =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" stroke-width="2" class="w-9">';

it("makes a component of the drawing's attributes and shapes", () => {
  const code = componentOf(`${head}
  <!-- A roof. -->
  <path d="M0 9 4 7 9 9"/>
  <text x="1" y="1">{ridge}</text>
</svg>
`);
  const attributes = { viewBox: "0 0 9 9", strokeWidth: "2", className: "w-9" };
  const html = '<path d="M0 9 4 7 9 9"></path><text x="1" y="1">{ridge}</text>';
  expect(code).toContain(`inlined(${JSON.stringify(attributes)}, ${JSON.stringify(html)})`);
});

it("stops the build at a drawing with a fault, and names file and line", async () => {
  await expect(built(`${head}\n<path id="roof" d="M0 0"/>\n</svg>`)).rejects.toThrow(
    /roof\.svg: drawing: has the attribute id, which no drawing may have \(line 2\)/,
  );
});

it("builds a drawing without faults", async () => {
  const { output } = await built(`${head}\n<path d="M0 0"/>\n</svg>`);
  expect(output[0].code).toContain("M0 0");
});

/** The bundle of one drawing. */
async function built(svg: string): Promise<Rolldown.RolldownOutput> {
  const folder = await mkdtemp(path.join(tmpdir(), "drawing-"));
  try {
    const file = path.join(folder, "roof.svg");
    await writeFile(file, svg);
    return (await build({
      configFile: false,
      publicDir: false,
      logLevel: "silent",
      plugins: [drawings()],
      build: {
        write: false,
        minify: false,
        rolldownOptions: {
          input: `${file}?drawing`,
          external: /inlined\.tsx$/,
          preserveEntrySignatures: "strict",
        },
      },
    })) as Rolldown.RolldownOutput;
  } finally {
    await rm(folder, { recursive: true });
  }
}
