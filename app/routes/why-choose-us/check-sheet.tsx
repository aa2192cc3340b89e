import { useWords } from "#app/facts/use-facts.ts";
import { RichText } from "#app/sections/text/rich-text.tsx";
import { type Check, checks } from "#content/en/why-choose-us.ts";

/** What can be checked, as the title block of a drawing: the license across, the rest in cells. */
export function CheckSheet({ className = "" }: { className?: string }) {
  const { label, license, others } = useWords(checks);
  return (
    <div className={className}>
      <dl
        aria-label={label}
        className="grid grid-cols-2 gap-px border-2 border-limestone-200 bg-slate-500 tight:grid-cols-1 md:grid-cols-3"
      >
        <Cell {...license} className="col-span-full" valueClass="text-heading tabular-nums" />
        {others.map((check) => (
          <Cell key={check.label} {...check} valueClass="text-body tabular-nums sm:text-lead" />
        ))}
      </dl>
    </div>
  );
}

function Cell(props: Check & { className?: string | undefined; valueClass: string }) {
  const { label, value, note, className = "", valueClass } = props;
  return (
    <div className={`bg-slate-900 px-3 py-4 forced-colors:border sm:px-5 ${className}`}>
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
