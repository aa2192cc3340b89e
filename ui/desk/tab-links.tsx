import { useEffect, useRef } from "react";
import { Link } from "react-router";

/** Views of one page, each with its own address; the current one is marked. */
export function TabLinks({
  label,
  items,
}: {
  /** Names the group of views for screen readers. */
  label: string;
  items: readonly { to: string; name: string; isShown: boolean; count?: number | undefined }[];
}) {
  const nav = useRef<HTMLElement>(null);
  const shown = items.find(({ isShown }) => isShown)?.to;
  const counted = items.filter(({ count }) => count !== undefined).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts that come later move the tabs
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (!nav.current || !tab) return;
    // Only sideways: the page stays where it is.
    nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2;
  }, [shown, counted]);
  return (
    <nav ref={nav} aria-label={label} className="relative overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {items.map(({ to, name, isShown, count }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isShown ? "page" : undefined}
              className="flex min-h-9 items-center gap-2 border-b-2 border-transparent px-2.5 whitespace-nowrap text-soft hover:bg-hover hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-action aria-[current=page]:font-semibold aria-[current=page]:text-ink forced-colors:not-aria-[current=page]:border-[Canvas] pointer-coarse:min-h-11"
            >
              {name}
              {count !== undefined && (
                <span className="tabular-nums">
                  {/* Otherwise screen readers read name and count as one word. */}
                  <span className="sr-only"> </span>
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
