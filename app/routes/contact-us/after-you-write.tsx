import { useWords } from "#app/facts/use-facts.ts";
import { afterYouWrite } from "#content/en/contact-us.ts";

/** What happens to a message, drawn as eaves that step down: level, then the pitch, then level. */
export function AfterYouWrite() {
  const { heading, steps } = useWords(afterYouWrite);
  return (
    <section aria-labelledby="after" className="page-grid py-section">
      <h2 id="after" className="text-heading">
        {heading}
      </h2>
      <ol className="mt-8 grid print:mt-3 print:grid-cols-2 lg:mt-10 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative print:pb-2! max-lg:border-l-2 max-lg:border-copper-600 max-lg:pb-8 max-lg:pl-6 max-lg:last:pb-0 lg:pr-16 lg:nth-2:mt-8 lg:nth-3:mt-16 lg:nth-4:mt-24 lg:nth-4:pr-6"
          >
            <Eave isLast={index === steps.length - 1} />
            <p
              aria-hidden="true"
              className="font-heading text-heading leading-none font-bold text-copper-700 tabular-nums lg:pt-5"
            >
              {index + 1}
            </p>
            <h3 className="mt-3 text-lead leading-snug">{title}</h3>
            <p className="mt-2 text-slate-700">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Level for the step, then 2 rem down over 4 rem: the roof's pitch. */
function Eave({ isLast }: { isLast: boolean }) {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 top-0 hidden text-copper-600 lg:block">
      <span className={`forced-mark block h-0.5 bg-current ${isLast ? "" : "mr-16"}`} />
      {!isLast && (
        <svg
          aria-hidden="true"
          viewBox="0 0 64 34"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          className="absolute top-0 right-0 w-16"
        >
          <path d="M0 1 64 33" />
        </svg>
      )}
    </span>
  );
}
