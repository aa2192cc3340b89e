import { hero } from "#content/en/home.ts";

/** Why either button is a safe choice, in small type below them. */
export function Credentials() {
  return (
    <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-small md:mt-7">
      {hero.credentials.map(({ label, value }) => (
        <div key={label} className="border-l-2 border-copper-400 pl-3 leading-snug">
          <dt className="text-slate-300">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
