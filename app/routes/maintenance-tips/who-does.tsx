import { useWords } from "#app/facts/use-facts.ts";
import { whoDoes } from "#content/en/maintenance-tips.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import Eave from "./eave.svg?drawing";

/** Two lists with the eave between them: the owner's work below it, the roofer's above. */
export function WhoDoes() {
  const words = useWords(whoDoes);
  return (
    <section aria-labelledby="who-does" className="page-grid gap-y-10 bg-limestone-100 py-section">
      <div className="lg:col-span-8">
        <Title id="who-does">{words.heading}</Title>
        <Lead className="mt-6">{words.lead}</Lead>
      </div>
      <div>
        <Side {...words.ours} />
        <Eave className="my-2 h-8 w-full md:h-14 print:hidden" />
        <Side {...words.yours} />
      </div>
    </section>
  );
}

function Side({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className="py-4 lg:grid lg:grid-cols-12 lg:gap-x-8">
      <h3 className="text-heading lg:col-span-4">{title}</h3>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:col-span-8 lg:mt-0">
        {items.map((item) => (
          <li key={item} className="border-b border-limestone-400 py-2.5">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
