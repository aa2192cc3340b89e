import { process } from "#content/en/gutter-services.ts";
import { Title } from "#ui/pages/title.tsx";

/** How far below the first each step starts, so that the line over them falls as a gutter does. */
const falls = ["", "lg:mt-6", "lg:mt-12", "lg:mt-18"];

/** The four steps under a line that falls toward the last one, the water test. */
export function FallingProcess() {
  return (
    <section aria-labelledby="process" className="page-grid gap-y-10 bg-limestone-100 py-section">
      <Title id="process">{process.heading}</Title>
      <ol className="grid gap-y-8 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-4 lg:gap-x-0">
        {process.steps.map(({ title, text }, index) => (
          <li
            key={title}
            className={`border-t-8 border-patina-400 pt-4 lg:pr-8 ${falls[index] ?? ""}`}
          >
            <h3 className="flex gap-3 text-heading">
              <span aria-hidden="true" className="text-patina-700 tabular-nums">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="mt-2 max-w-prose">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
