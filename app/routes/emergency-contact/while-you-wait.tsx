import { RichText } from "#app/sections/text/rich-text.tsx";
import { type Advice, whileYouWait } from "#content/en/emergency-contact.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";

const { heading, lead, groups } = whileYouWait;

/** What to do until we arrive, most important first. */
export function WhileYouWait() {
  return (
    <section aria-labelledby="waiting" className="page-grid py-section">
      <div className="lg:col-span-8">
        <Title id="waiting">{heading}</Title>
        <Lead className="mt-6">{lead}</Lead>
      </div>
      <div className="mt-10">
        {groups.map(({ title, advice }, index) => (
          <Group
            key={title}
            title={title}
            advice={advice}
            from={1 + countIn(groups.slice(0, index))}
          />
        ))}
      </div>
    </section>
  );
}

function countIn(before: typeof groups): number {
  return before.reduce((count, { advice }) => count + advice.length, 0);
}

/** `from` is the number of the first item: numbering continues from group to group. */
function Group(props: { title: string; advice: readonly Advice[]; from: number }) {
  return (
    <section className="border-t-2 border-slate-900 py-6 lg:grid lg:grid-cols-12 lg:gap-x-8">
      <h3 className="text-heading lg:col-span-3">{props.title}</h3>
      <ol start={props.from} className="mt-4 lg:col-span-9 lg:mt-0">
        {props.advice.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2rem_1fr] border-t border-limestone-400 py-5 first:border-t-0 first:pt-0 md:grid-cols-[2.5rem_15rem_1fr] md:gap-x-4"
          >
            <span
              aria-hidden="true"
              className="font-heading text-lead leading-snug font-bold text-copper-700 tabular-nums"
            >
              {props.from + index}
            </span>
            <h4 className="text-lead leading-snug">{title}</h4>
            <p className="mt-2 max-w-prose text-slate-700 max-md:col-start-2 md:mt-0">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
