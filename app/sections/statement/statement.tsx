import { PairList } from "#app/sections/text/pair-list.tsx";
import { RichText } from "#app/sections/text/rich-text.tsx";
import { type Section, statementLabels } from "#content/en/statement.ts";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { StatementContents } from "./statement-contents.tsx";

/**
 * What holds between us and a visitor, by subject, with its contents and its day beside it. `updated` is the day on which
 * the text last changed. With a `heading` of its own, the subjects' headings are below that one.
 */
export function Statement({
  heading,
  updated,
  sections,
}: {
  heading?: string;
  updated: CalendarDay;
  sections: readonly Section[];
}) {
  return (
    <div
      id={heading && inForceId}
      className="page-grid items-start gap-y-12 border-t-2 border-slate-900 bg-limestone-100 py-14 lg:py-20"
    >
      <div className="lg:sticky lg:top-24 lg:col-span-4">
        {heading && <h2 className="drip-edge mb-6 text-heading">{heading}</h2>}
        <p className="text-small text-slate-700">
          {statementLabels.updated}{" "}
          <time dateTime={updated} className="font-semibold">
            {formatDay(updated, "dated")}
          </time>
        </p>
        <StatementContents sections={sections} />
      </div>
      <div className="lg:col-span-8">
        {sections.map((section) => (
          <StatementSection key={section.id} section={section} as={heading ? "h3" : "h2"} />
        ))}
      </div>
    </div>
  );
}

/** Of a statement with a heading of its own, for links to it. */
export const inForceId = "in-force";

function StatementSection({ section, as: Heading }: { section: Section; as: "h2" | "h3" }) {
  const { id, heading, paragraphs = [], points = [], facts = [], note } = section;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="space-y-4 border-t-2 border-slate-900 pt-6 pb-12 last:pb-0 lg:pb-16"
    >
      <Heading id={`${id}-heading`} className="mb-6 text-heading">
        {heading}
      </Heading>
      {paragraphs.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key
        <p key={index} className="max-w-prose">
          <RichText text={text} />
        </p>
      ))}
      {points.length > 0 && (
        <ul className="max-w-prose list-disc space-y-2 pl-5 marker:text-copper-600">
          {points.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points have no other key
            <li key={index}>
              <RichText text={text} />
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      {note && (
        <p className="max-w-prose">
          <RichText text={note} />
        </p>
      )}
    </section>
  );
}

function Facts({ facts }: { facts: NonNullable<Section["facts"]> }) {
  return (
    <PairList
      pairs={facts.map(({ label, value }) => [label, value])}
      className="border-b border-limestone-400"
      row="grid gap-x-8 gap-y-1 border-t border-limestone-400 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      term="font-semibold"
      text="text-slate-700"
    />
  );
}
