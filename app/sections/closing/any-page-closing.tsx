import ArrowRight from "lucide-react/icons/arrow-right";
import { useWords } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { callToAction } from "#content/en/call-to-action.ts";
import type { NavigationLink } from "#content/navigation.ts";

const side =
  "group flex flex-col justify-end gap-2 px-6 pt-[calc(var(--fall)+1.5rem)] pb-8 transition-colors [--fall:3rem] forced-colors:[--fall:0rem]! -outline-offset-8 focus-visible:shadow-none forced-colors:border-2 forced-colors:[clip-path:none]! sm:px-8 sm:[--fall:11cqi]";

/**
 * The end of a page: two next steps, drawn as the two slopes of a roof, for visitors who know what
 * they want and for those who do not yet.
 */
export function AnyPageClosing({ heading }: { heading?: string }) {
  const words = useWords(callToAction);
  return (
    <section
      aria-labelledby="call-to-action"
      className="page-grid gap-y-10 py-section print:hidden"
    >
      <h2 id="call-to-action" className="text-center text-title">
        {heading ?? words.heading}
      </h2>
      <div className="@container">
        <div className="grid gap-1 sm:grid-cols-2">
          <PageLink
            to={words.sure.link.to}
            className={`${side} ground-dark shingle-courses [clip-path:polygon(0_var(--fall),calc(var(--fall)/var(--pitch))_0,100%_0,100%_100%,0_100%)] hover:bg-slate-800`}
          >
            <Choice {...words.sure} />
          </PageLink>
          <PageLink
            to={words.unsure.link.to}
            className={`${side} bg-limestone-200 [clip-path:polygon(0_0,calc(100%-var(--fall)/var(--pitch))_0,100%_var(--fall),100%_100%,0_100%)] hover:bg-limestone-400`}
          >
            <Choice {...words.unsure} />
          </PageLink>
        </div>
      </div>
    </section>
  );
}

function Choice(props: { title: string; text: string; link: NavigationLink }) {
  const { title, text, link } = props;
  return (
    <>
      <span className="text-body font-semibold">{title}</span>
      <span className="max-w-[26rem] pb-2 text-small opacity-85">{text}</span>
      <span className="flex items-center gap-3 font-heading text-heading font-bold">
        {link.label}
        <ArrowRight className="size-6 shrink-0 text-(--accent,var(--color-copper-700)) forced-colors:text-[CanvasText] transition-transform group-hover:translate-x-1" />
      </span>
    </>
  );
}
