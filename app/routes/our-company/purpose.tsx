import { useWords } from "#app/facts/use-facts.ts";
import { purpose, purposeLabel } from "#content/en/our-company.ts";
import Slope from "./slope.svg?drawing";

/** Vision and mission: one sentence on each side of a slope. */
export function Purpose() {
  const [vision, mission] = useWords(purpose);
  return (
    <section aria-label={purposeLabel} className="ground-dark shingle-courses edge-eave pb-section">
      <div className="page-grid gap-y-14 lg:gap-y-0">
        {vision && <Statement {...vision} place="lg:col-span-7" />}
        <Slope className="hidden w-full lg:col-span-3 lg:col-start-5 lg:-my-4 lg:block" />
        {mission && <Statement {...mission} place="lg:col-span-7 lg:col-start-6" />}
      </div>
    </section>
  );
}

function Statement(props: { label: string; text: string; note: string; place: string }) {
  return (
    <div className={props.place}>
      <h2 className="text-heading text-copper-400">{props.label}</h2>
      <p className="mt-4 font-heading text-[clamp(1.5rem,1.1rem+1.7vw,2.5rem)] leading-tight font-bold text-balance">
        {props.text}
      </p>
      <p className="mt-4 text-small text-slate-300">{props.note}</p>
    </div>
  );
}
