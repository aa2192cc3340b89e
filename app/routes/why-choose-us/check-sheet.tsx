import { useWords } from "#app/facts/use-facts.ts";
import { RichText } from "#app/sections/text/rich-text.tsx";
import { type Check, checks } from "#content/en/why-choose-us.ts";

/** What can be checked, as the title block at a sheet's foot: the first large, a license if there is one, the rest in two rows beside it. */
export function CheckSheet() {
  const { label, first, others } = useWords(checks);
  return (
    <section
      aria-label={label}
      className="ground-dark shingle-courses page-grid pt-8 pb-12 print:py-2"
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-6 tight:grid-cols-1 md:grid-cols-3 lg:grid-cols-[4fr_3fr_3fr_3fr] lg:gap-x-10">
        <Cell
          {...first}
          className="border-copper-400 max-lg:col-span-full lg:row-span-2"
          valueClass="text-heading tabular-nums lg:mt-2"
        />
        {others.map((check) => (
          <Cell
            key={check.label}
            {...check}
            className="border-slate-500"
            valueClass="text-body tabular-nums sm:text-lead"
          />
        ))}
      </dl>
    </section>
  );
}

function Cell(props: Check & { className: string; valueClass: string }) {
  const { label, value, note, className, valueClass } = props;
  return (
    <div className={`border-t-2 pt-3 ${className}`}>
      <dt className="text-small text-slate-300">{label}</dt>
      <dd>
        <span className={`block font-heading leading-tight font-bold ${valueClass}`}>
          <RichText text={value} />
        </span>{" "}
        <span className="mt-1 block text-small text-limestone-200">
          <RichText text={note} />
        </span>
      </dd>
    </div>
  );
}
