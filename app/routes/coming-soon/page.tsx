import { RichText } from "#app/sections/text/rich-text.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Lead } from "#app/ui/lead.tsx";
import { mark, words } from "#content/en/coming-soon.ts";
import { heads } from "#generated/pages/coming-soon.ts";
import type { Route } from "./+types/page";
import { WaysOn } from "./ways-on.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(heads[matches[2].id]);
}

/**
 * A page that is not written yet: the questions that can already be answered, and where to go next.
 */
export default function Page({ matches }: Route.ComponentProps) {
  const { id } = matches[2];
  const { lead, answers } = words[id];
  return (
    <section className="page-grid gap-y-12 pt-10 pb-section">
      <div className="lg:col-span-7">
        <p className="w-fit border-2 border-dashed border-limestone-500 px-3 py-1 text-small font-semibold text-slate-700">
          {mark}
        </p>
        <h1 className="drip-edge mt-6 text-display">{heads[id].title}</h1>
        <Lead className="mt-8">{lead}</Lead>
        <dl className="mt-10 border-b border-limestone-400">
          {answers.map(({ question, text }) => (
            <div key={question} className="border-t border-limestone-400 py-5">
              <dt className="font-heading text-lead font-bold">{question}</dt>
              <dd className="mt-2 max-w-prose text-slate-700">
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <WaysOn />
    </section>
  );
}
