import Phone from "lucide-react/icons/phone";
import { useFacts } from "#app/facts/use-facts.ts";
import { hotline as hotlineWords } from "#content/en/storm-damage.ts";

/**
 * The number across the whole page, with the response time beside it; the band itself is the link.
 */
export function HotlineBanner() {
  const facts = useFacts();
  const { hotline } = facts;
  const words = hotlineWords(facts);
  return (
    <section aria-label={words.label} className="page-grid bg-copper-400 text-slate-950">
      <a
        href={`tel:${hotline.e164}`}
        className="group -outline-offset-4 py-6 focus-visible:shadow-none lg:col-span-7 lg:py-8"
      >
        <span className="flex items-center gap-2 font-semibold">
          <Phone className="size-5 print:hidden" />
          {words.label}
        </span>
        <span className="mt-1 block font-heading text-title font-extrabold sm:whitespace-nowrap tabular-nums underline-offset-8 group-hover:underline">
          {hotline.display}
        </span>
        <span className="mt-1 block text-small font-medium">{words.note}</span>
      </a>
      <dl className="grid gap-x-6 gap-y-4 border-slate-950/50 py-6 max-lg:border-t sm:grid-cols-2 lg:col-span-5 lg:content-center lg:border-l lg:pl-8">
        {words.facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="text-small font-medium">{label}</dt>
            <dd>
              <span className="block font-heading text-heading font-bold tabular-nums">
                {value}
              </span>
              <span className="text-small">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
