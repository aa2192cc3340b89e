import { type Section, statementLabels } from "#content/en/statement.ts";

/** Links to the sections of the statement below. */
export function StatementContents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-labelledby="contents" className="print:hidden">
      <p id="contents" className="label-caps text-slate-500">
        {statementLabels.contents}
      </p>
      <ul className="mt-2 grid gap-x-6 border-y border-limestone-400 py-2 sm:grid-cols-2">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-11 items-center font-semibold">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
