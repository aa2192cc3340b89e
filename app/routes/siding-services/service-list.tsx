import { services } from "#content/en/siding-services.ts";
import { Title } from "#ui/pages/title.tsx";

/** The six services in two ruled columns, like boards: each line laps the next. */
export function ServiceList() {
  return (
    <section
      aria-labelledby="services"
      className="edge-eave ground-dark shingle-courses page-grid gap-y-10 pb-section [--rise:clamp(1.5rem,4vw,3.5rem)]"
    >
      <Title id="services">{services.heading}</Title>
      <dl className="grid gap-x-12 md:grid-cols-2">
        {services.items.map(({ id, title, text }) => (
          <div key={id} id={id} className="border-t border-slate-500 py-5">
            <dt className="font-heading text-heading font-bold">{title}</dt>
            <dd className="mt-2 max-w-prose text-limestone-200">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
