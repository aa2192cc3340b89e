import { useWords } from "#app/facts/use-facts.ts";
import { advantages } from "#content/en/why-choose-us.ts";
import { Chapter } from "./chapter.tsx";

/** Six reasons as lines of a schedule, each led by the figure that it can be measured by. */
export function Advantages() {
  const { heading, cards } = useWords(advantages);
  return (
    <Chapter id="advantages" heading={heading} ground="bg-limestone-100">
      <ul className="border-b border-limestone-400 md:mt-10 print:mt-2">
        {cards.map(({ title, figure, unit, text }) => (
          <li
            key={title}
            className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-2 border-t border-limestone-400 py-4 tight:grid-cols-1 first:border-t-2 first:border-slate-900 md:grid-cols-[2fr_3fr_5fr] md:gap-x-8 md:py-6 lg:grid-cols-[3fr_4fr_5fr] print:py-2"
          >
            <p className="font-heading text-heading leading-none font-bold tabular-nums lg:text-title lg:leading-none">
              {figure}
            </p>
            <div>
              <p className="text-small text-slate-500">{unit}</p>
              <h3 className="text-lead leading-snug md:text-heading">{title}</h3>
            </div>
            <p className="max-w-prose text-slate-700 max-md:col-span-full">{text}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
