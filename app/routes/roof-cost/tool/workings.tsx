import { dollars } from "#content/en/figures.ts";
import { result as words } from "#content/en/roof-cost.ts";
import { unitPrice } from "#content/en/unit-price.ts";
import type { Span } from "#domain/page/span.ts";
import { costLines, type PriceBook, type RoofCost } from "#domain/roof-cost/roof-cost.ts";
import type { RoofMaterial } from "#domain/roof-cost/roof-cost-form.ts";
import { amountsOf, factorsOf, squaresOf, surfaceOf } from "./range-words.ts";

/** What a line says of a range; undefined where the range has no such line. */
type Said = (cost: RoofCost) => string | undefined;

/** From the house to the roof, and from the roof to the range, line by line; of both ranges side by side. */
export function Workings({
  likely,
  possible,
  material,
  book,
}: {
  likely: RoofCost;
  possible: RoofCost | undefined;
  material: RoofMaterial;
  book: PriceBook<RoofMaterial>;
}) {
  const perSquareFoot = book.perSquareFoot[material];
  const sheets = ({ sheets: { from, to } }: RoofCost) =>
    words.sheets(`${from}-${to}`, book.decking.sheetArea);
  const price = perSquareFoot && words.perSquareFoot(unitPrice(perSquareFoot));
  const line = (label: string, said: Said, { note, isSum }: { note?: Said; isSum?: true } = {}) => (
    <Line
      key={label}
      {...{ label, isSum }}
      values={valuesOf(said, likely, possible)}
      notes={notesOf(note, likely, possible)}
    />
  );
  const { size, lines, total } = words;
  return (
    <div className="@container">
      <h3 className="mt-6 font-semibold">{words.workings}</h3>
      {possible && (
        <p
          aria-hidden="true"
          className={`${columns} mt-2 text-small font-semibold @max-3xs:hidden`}
        >
          <span className="hidden @lg:block" />
          <span className="@lg:text-right">{words.likely}</span>
          <span className="@lg:text-right">{words.possible}</span>
        </p>
      )}
      <dl className="mt-2 text-small tabular-nums">
        {line(size.outline, ({ outline }) => outline && surfaceOf(outline))}
        {line(size.pitchFactor, ({ pitchFactor }) => pitchFactor && `× ${factorsOf(pitchFactor)}`)}
        {line(size.surface, ({ surface }) => surfaceOf(surface), {
          note: ({ surface }) => squaresOf(surface),
        })}
        {line(size.ordered, ({ ordered }) => surfaceOf(ordered))}
        {costLines.map((name) =>
          line(
            lines[name],
            ({ price }) => {
              const found = price?.lines.find((one) => one.line === name);
              return found && amountsOf(inWholeDollars(found.cost));
            },
            {
              note: (cost) =>
                name === "decking" ? sheets(cost) : name === "roofing" ? price : undefined,
            },
          ),
        )}
        {line(total, ({ price }) => price && amountsOf(price.total), { isSum: true })}
      </dl>
    </div>
  );
}

/** On a phone two columns below the label, else beside it; one where the text is too large for two. */
const columns = "grid gap-x-4 @3xs:grid-cols-2 @lg:grid-cols-[1fr_9.5rem_9.5rem]";

function inWholeDollars({ from, to }: Span): Span {
  return { from: Math.round(from), to: Math.round(to) };
}

function valuesOf(
  said: Said,
  likely: RoofCost,
  possible: RoofCost | undefined,
): LineProps["values"] {
  const [one, all] = [said(likely), possible && said(possible)];
  if (!possible) return one;
  // A line that one of them lacks comes to nothing in it.
  return one || all ? [one ?? dollars(0), all ?? dollars(0)] : undefined;
}

/** What is noted of both ranges, or else of each. */
function notesOf(
  note: Said | undefined,
  likely: RoofCost,
  possible: RoofCost | undefined,
): LineProps["notes"] {
  const [one, all] = [note?.(likely), possible && note?.(possible)];
  return possible && one !== all ? { ofEach: [one, all] } : { ofBoth: one };
}

type Note = string | undefined;

type LineProps = {
  label: string;
  /** Of the likely range and the possible one, or of the only one. */
  values: string | readonly [likely: string, possible: string] | undefined;
  notes: { ofBoth?: Note; ofEach?: readonly [likely: Note, possible: Note] };
  isSum: true | undefined;
};

function Line({ label, notes: { ofBoth, ofEach }, isSum, values }: LineProps) {
  if (!values) return null;
  const edge = isSum ? "border-slate-900 border-t-2" : "border-limestone-200";
  const strong = isSum ? "font-bold" : "font-semibold";
  const name = (
    <>
      {label}
      <NoteText note={ofBoth} />
    </>
  );
  if (typeof values === "string") {
    return (
      <div
        className={`flex flex-wrap items-baseline justify-between gap-x-4 border-t py-1.5 ${edge}`}
      >
        <dt className={isSum ? strong : ""}>{name}</dt>
        <dd className={strong}>{values}</dd>
      </div>
    );
  }
  const [likely, possible] = values;
  return (
    <div className={`${columns} items-baseline border-t py-1.5 ${edge}`}>
      <dt className={`@3xs:col-span-2 @lg:col-span-1 ${isSum ? strong : ""}`}>{name}</dt>
      <dd className={`${strong} @lg:text-right`}>
        <span className="@3xs:sr-only">{words.likely}: </span>
        {likely}
        <NoteText note={ofEach?.[0]} />
      </dd>
      <dd className="@lg:text-right">
        <span className="@3xs:sr-only">{words.possible}: </span>
        {possible}
        <NoteText note={ofEach?.[1]} />
      </dd>
    </div>
  );
}

function NoteText({ note }: { note: Note }) {
  return note ? <span className="block font-normal text-slate-500">{note}</span> : null;
}
