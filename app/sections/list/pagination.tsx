import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { pagination as words } from "#content/en/pagination.ts";
import type { LinkTarget } from "#content/pages.ts";

const shape =
  "flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-sm border-2 px-4 font-semibold tabular-nums";
const look =
  "border-limestone-400 transition-colors hover:border-slate-900 aria-[current]:border-slate-900 aria-[current]:bg-slate-900 aria-[current]:text-limestone-50 aria-[current]:forced-chosen";

type Place = {
  page: number;
  pages: number;
  /** The address of a page of the list. */
  addressOf: (page: number) => LinkTarget;
  /** The element that takes the focus once another page is there. */
  focus: string;
};

/** Numbered pages; a step that leads nowhere is shown but disabled. */
export function Pagination({ page, pages, ...list }: Place) {
  if (pages === 1) return null;
  return (
    <nav aria-label={words.label} className="mt-16 print:hidden">
      <ul className="flex flex-wrap items-center gap-2">
        <Step to={page > 1 ? page - 1 : undefined} {...list} rel="prev">
          <ArrowLeft className="size-5" />
          {words.previous}
        </Step>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <PageLink
              to={list.addressOf(number)}
              state={{ focus: list.focus }}
              aria-label={words.place(number, pages)}
              aria-current={number === page ? "page" : undefined}
              className={`${shape} ${look}`}
            >
              {number}
            </PageLink>
          </li>
        ))}
        <Step to={page < pages ? page + 1 : undefined} {...list} rel="next">
          {words.next}
          <ArrowRight className="size-5" />
        </Step>
      </ul>
    </nav>
  );
}

function Step({
  to,
  addressOf,
  focus,
  rel,
  children,
}: Pick<Place, "addressOf" | "focus"> & {
  to: number | undefined;
  rel: string;
  children: ReactNode;
}) {
  return (
    <li>
      {to ? (
        <PageLink to={addressOf(to)} state={{ focus }} rel={rel} className={`${shape} ${look}`}>
          {children}
        </PageLink>
      ) : (
        <button type="button" disabled className={`${shape} border-limestone-200 text-slate-500`}>
          {children}
        </button>
      )}
    </li>
  );
}
