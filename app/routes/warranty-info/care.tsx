import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useWords } from "#app/facts/use-facts.ts";
import { care } from "#content/en/warranty-info.ts";
import { Section } from "#ui/pages/section.tsx";

/** What keeps a warranty alive, and what ends it. */
export function Care() {
  const words = useWords(care);
  return (
    <Section headingId="care" heading={words.heading} span={5} dark className="gap-y-10 py-section">
      <p className="max-w-prose self-end text-lead text-slate-300 lg:col-span-6 lg:col-start-7">
        {words.lead}
      </p>
      <Column {...words.dos} Icon={Check} look="text-patina-400" />
      <Column {...words.donts} Icon={X} look="text-red-400" />
    </Section>
  );
}

function Column(props: {
  heading: string;
  list: readonly string[];
  Icon: typeof Check;
  look: string;
}) {
  const { heading, list, Icon, look } = props;
  return (
    <div className="md:col-span-6">
      <h3 className={`text-heading ${look}`}>{heading}</h3>
      <ul className="mt-4 border-t-2 border-slate-500">
        {list.map((entry) => (
          <li key={entry} className="flex gap-4 border-b border-slate-700 py-3.5">
            <Icon className={`mt-0.5 size-6 shrink-0 ${look}`} />
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}
