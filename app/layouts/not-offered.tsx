import { useFacts } from "#app/facts/use-facts.ts";
import { WaysOnList } from "#app/sections/links/ways-on-list.tsx";
import { titleOf } from "#app/seo/title-of.ts";
import { notOffered as words } from "#content/en/not-offered.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";

/** Instead of a page of what is not offered now. Apart from the layout, whose script every page loads. */
export default function NotOffered() {
  return (
    <section className="page-grid items-end gap-y-10 pt-12 pb-section lg:pt-20">
      <title>{titleOf(useFacts(), words.heading)}</title>
      <meta name="robots" content="noindex" />
      <div className="lg:col-span-7">
        <Title as="h1">{words.heading}</Title>
        <Lead className="mt-8">{words.lead}</Lead>
      </div>
      <WaysOnList {...words.steps} />
    </section>
  );
}
