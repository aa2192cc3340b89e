import { type Section, statementLabels } from "#content/en/statement.ts";

/** Links to the sections of the statement, beside it or above it. */
export function StatementContents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-labelledby="contents" className="mt-6 text-small print:hidden">
      <p id="contents" className="sr-only">
        {statementLabels.contents}
      </p>
      <ul className="grid gap-x-6 border-y border-limestone-400 py-2 sm:grid-cols-2 lg:grid-cols-1">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-11 items-center">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
