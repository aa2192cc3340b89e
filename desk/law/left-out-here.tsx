import ChevronRight from "lucide-react/icons/chevron-right";
import { leftWords as words } from "#content/en/desk/state-law.ts";
import type { BusinessFacts } from "#domain/business/facts.ts";
import { type LeftOut, leftToWrite } from "./left-to-write.ts";

/** What pages leave out besides sentences about the law, folded by kind. `region` is where it was written for. */
export function LeftOutHere({ facts, region }: { facts: BusinessFacts; region: string }) {
  const left = leftToWrite(facts);
  if (left.length === 0) return <p className="max-w-prose text-soft">{words.none}</p>;
  return (
    <section className="w-full">
      <h2 className="text-heading">{words.heading}</h2>
      <p className="max-w-prose pt-1 pb-3 text-soft">{words.about(region)}</p>
      {left.map((kind) => (
        <Kind key={kind.title} {...kind} />
      ))}
    </section>
  );
}

function Kind({ title, why, items }: LeftOut) {
  return (
    <details className="group border-t border-line last:border-b">
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-2">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 text-soft transition-transform group-open:rotate-90"
          strokeWidth={1.75}
        />
        <h3 className="font-semibold">{title}</h3>
        <span className="ms-auto shrink-0 text-small text-soft tabular-nums">
          <span className="sr-only">{words.count(items.length)}</span>
          <span aria-hidden="true">{items.length}</span>
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 ps-6.5 pb-4">
        <p className="max-w-prose text-small text-soft wrap-anywhere">{why}</p>
        <ul className="grid gap-2">
          {items.map(({ text, page }) => (
            <li key={text} className="max-w-prose">
              {text}
              {page && (
                <>
                  {" "}
                  <a
                    href={page}
                    className="inline-block py-0.5 text-small text-link underline underline-offset-2"
                  >
                    {page === "/" ? words.home : page}
                  </a>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
