import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { result as words } from "#content/en/roof-cost.ts";
import { builtFacts } from "#content/facts.ts";
import { usualRoof } from "#content/usual-roof.ts";
import { priceBookOf } from "#domain/roof-cost/price-book.ts";
import { rangesOf } from "#domain/roof-cost/roof-cost.ts";
import { textOf } from "#tests/support/page-text.ts";
import { squaresOf, surfaceOf } from "./range-words.ts";
import { Workings } from "./workings.tsx";

const book = priceBookOf(builtFacts);

function workings(pitch: "unknown" | "medium") {
  const { likely, possible } = rangesOf(
    {
      size: { kind: "living-area", area: 2400, floors: 2 },
      ...{ pitch, shape: pitch === "unknown" ? "unknown" : "gable", layers: "one" },
      ...{ county: "primary", material: "asphalt", chimneys: 0, skylights: 0 },
    },
    book,
    usualRoof,
  );
  const shown = { likely, possible, material: "asphalt", book } as const;
  return { likely, possible, text: textOf(renderToStaticMarkup(<Workings {...shown} />)) };
}

const sheetsOf = ({ sheets }: ReturnType<typeof workings>["likely"]) =>
  words.sheets(`${sheets.from}-${sheets.to}`, book.decking.sheetArea);

it("a note on what differs stands at each range, and one on both at its line", () => {
  const { likely, possible, text } = workings("unknown");
  if (!possible) throw new Error("a roof of which little is known has two ranges");
  for (const cost of [likely, possible]) {
    expect(text).toContain(`${surfaceOf(cost.surface)} ${squaresOf(cost.surface)}`);
    expect(text).toContain(sheetsOf(cost));
  }
  expect(text).not.toContain(`${words.size.surface} ${squaresOf(likely.surface)}`);
  expect(text.split(words.perSquareFoot("").trim().slice(-15))).toHaveLength(2);
});

it("a roof with one range has its notes at the lines", () => {
  const { likely, possible, text } = workings("medium");
  expect(possible).toBeUndefined();
  expect(text).toContain(`${words.size.surface} ${squaresOf(likely.surface)}`);
  expect(text).toContain(`${words.lines.decking} ${sheetsOf(likely)}`);
});
