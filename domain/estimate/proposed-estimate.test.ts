import { expect, it } from "vitest";
import { bookItemNames } from "#content/en/estimate/book-item-names.ts";
import { someBasis, someMeasures } from "#tests/support/estimate-values.ts";
import { estimateContent } from "./estimate-content.ts";
import { optionFigures } from "./option-figures.ts";
import { notesOfOption, restOfAllowance, restOfLine } from "./option-notes.ts";
import { proposedEstimate, proposedOption } from "./proposed-estimate.ts";

const proposing = () => {
  let count = 0;
  return {
    newId: () => {
      count += 1;
      return `n${count}`;
    },
    nameOf: (item: keyof typeof bookItemNames) => bookItemNames[item],
  };
};

it("begins with what was measured, at the middle of the book, and leaves nothing out", () => {
  const basis = someBasis();
  const content = proposedEstimate(basis, proposing());
  expect(estimateContent.parse(content)).toEqual(content);
  const [option] = content.options;
  if (!option) throw new Error("no option");
  const said = option.lines.map(({ item, quantity, priceCents }) => [item, quantity, priceCents]);
  expect(said).toEqual([
    ["asphalt", 2_350, 40_000],
    ["asphalt-steep", 850, 4_500],
    ["extra-layer", 2_350, 7_500],
    ["chimney", 100, 77_500],
    ["permit", 100, 12_500],
  ]);
  expect(option.allowances.map(({ item, included }) => [item, included])).toEqual([
    ["sheet", 400],
    ["fascia", 1_200],
  ]);
  expect(optionFigures(option).isWhole).toBe(true);
  expect(notesOfOption(option, basis)).toEqual([]);
  expect(option.lines.flatMap((line) => restOfLine(line, basis).notes)).toEqual([]);
  expect(option.allowances.flatMap((one) => restOfAllowance(one, basis).notes)).toEqual([]);
  expect(content.payments.map(({ share }) => share)).toEqual([3_000, 7_000]);
});

it("leaves open what nobody has measured", () => {
  const { options } = proposedEstimate(someBasis(null), proposing());
  expect(options[0]?.lines.map(({ quantity }) => quantity)).toEqual([null, 100]);
});

it("leaves the price open of a roof that is priced by estimate", () => {
  const option = proposedOption(someBasis(), { grade: "best", roofing: "slate" }, proposing());
  expect(option.lines[0]).toMatchObject({ item: "slate", quantity: 2_350, priceCents: null });
});

it("counts with valleys on what a roof of many parts cuts off", () => {
  const lengths = { ...someMeasures.lengths, valley: 30 };
  const { options } = proposedEstimate(someBasis({ ...someMeasures, lengths }), proposing());
  expect(options[0]?.lines[0]?.waste).toBe(90);
});
