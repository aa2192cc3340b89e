import { useWords } from "#app/facts/use-facts.ts";
import { credentials } from "#content/en/home.ts";

/** Why either button is a safe choice, in small type below them. */
export function Credentials() {
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-1 lg:gap-x-6 text-[0.8125rem] low:mt-3 sm:flex sm:flex-wrap sm:gap-y-2 sm:text-small md:mt-7">
      {useWords(credentials).map(({ label, value }) => (
        <div
          key={label}
          className="border-copper-400 leading-snug max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 sm:border-l-2 sm:pl-3"
        >
          <dt className="text-slate-300">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
