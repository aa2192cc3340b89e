import { PairList } from "#app/sections/text/pair-list.tsx";
import { RichText } from "#app/sections/text/rich-text.tsx";
import { type Section, statementLabels } from "#content/en/statement.ts";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";

/**
 * What holds between us and a visitor, by subject: the headings in one column, their text beside them.
 * `updated` is the day on which the text last changed.
 */
export function Statement({
  updated,
  sections,
}: {
  updated: CalendarDay;
  sections: readonly Section[];
}) {
  return (
    <div className="page-grid pb-section">
      {sections.map((section) => (
        <StatementSection key={section.id} section={section} />
      ))}
      <p className="border-t-2 border-slate-900 pt-4 text-small text-slate-500">
        {statementLabels.updated} <time dateTime={updated}>{formatDay(updated, "dated")}</time>
      </p>
    </div>
  );
}

function StatementSection({ section }: { section: Section }) {
  const { id, heading, paragraphs = [], points = [], facts = [], note } = section;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid gap-x-8 gap-y-4 border-t-2 border-slate-900 pt-6 pb-12 lg:grid-cols-12 lg:pb-16"
    >
      <h2 id={`${id}-heading`} className="text-heading lg:col-span-4">
        {heading}
      </h2>
      <div className="space-y-4 lg:col-span-8">
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
      </div>
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
