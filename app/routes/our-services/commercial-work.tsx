import ArrowRight from "lucide-react/icons/arrow-right";
import { useWords } from "#app/facts/use-facts.ts";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { commercial } from "#content/en/our-services.ts";
import { Title } from "#ui/pages/title.tsx";

/** Low-slope roofs on a dark section between two light ones, with the systems as one ruled list. */
export function CommercialWork() {
  const { heading, text, systems, link } = useWords(commercial);
  return (
    <section
      id="commercial"
      aria-labelledby="commercial-heading"
      className="edge-eave ground-dark shingle-courses page-grid gap-y-10 pb-section [--rise:clamp(1.5rem,4vw,3.5rem)]"
    >
      <div className="lg:col-span-6">
        <Title id="commercial-heading">{heading}</Title>
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-6 max-w-prose text-limestone-200">
            {paragraph}
          </p>
        ))}
        <p className="mt-4">
          <MoreLink to={link.to} className="gap-2">
            {link.label}
            <ArrowRight className="size-5" />
          </MoreLink>
        </p>
      </div>
      <dl className="self-end lg:col-span-5 lg:col-start-8">
        {systems.map(({ name, text: what }) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-slate-500 py-3.5 last:border-b"
          >
            <dt className="font-heading text-heading font-bold">{name}</dt>
            <dd className="text-small text-slate-300">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
