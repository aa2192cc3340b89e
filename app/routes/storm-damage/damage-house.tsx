import { damage } from "#content/en/storm-damage.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import HouseDrawing from "./house.svg?drawing";
import { badges, firstNumber } from "./sign-numbers.ts";

/**
 * The four kinds of damage on one house: the drawing shows where to look, the columns what to look
 * for.
 */
export function DamageHouse() {
  return (
    <section aria-labelledby="damage-types" className="page-grid gap-y-10 py-section">
      <div className="lg:col-span-7">
        <Title id="damage-types">{damage.heading}</Title>
      </div>
      <Lead className="lg:col-span-5 lg:self-end">{damage.lead}</Lead>
      <HouseDrawing label={damage.drawing} className="w-full" />
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {damage.kinds.map(({ id, title, text, signs }, index) => (
          <section key={id} aria-labelledby={`damage-${id}`}>
            <h3 id={`damage-${id}`} className="border-t-2 border-slate-900 pt-3 text-heading">
              {title}
            </h3>
            <p className="mt-2 text-slate-700">{text}</p>
            <ol start={firstNumber(index)} className="mt-4">
              {signs.map((sign, place) => (
                <li key={sign} className="flex gap-3 border-t border-limestone-400 py-3">
                  <span
                    aria-hidden="true"
                    className={`grid size-7 shrink-0 place-items-center rounded-full font-heading text-small font-bold text-limestone-50 tabular-nums forced-colors:border ${badges[id]}`}
                  >
                    {firstNumber(index) + place}
                  </span>
                  <span className="leading-snug">{sign}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
