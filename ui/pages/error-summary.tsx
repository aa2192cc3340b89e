import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { type MouseEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { takeTo, takeToField } from "#ui/take-to.ts";
import { whenFocusIsLost } from "#ui/when-focus-is-lost.ts";

/** One error to fix, the id of its field, and whether it has been fixed since. */
export type FormError = { fieldId: string; message: string; isFixed?: boolean };

/**
 * Everything that keeps a form from being submitted, in one place above it (the pattern of the
 * GOV.UK design system). Takes the focus when it appears; each entry links to its field. One that
 * came with the page takes the focus when the scripts load, unless the visitor has begun to fix a
 * field by then. A line that is fixed is ticked off in its place, so that nothing below moves.
 * Renders nothing without errors. To focus it again after another failed attempt,
 * give it a `key` that counts the attempts.
 */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly FormError[] }) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const shown = errors.length > 0;
  const isDone = errors.every(({ isFixed }) => isFixed);
  const Sign = isDone ? CircleCheck : CircleAlert;
  const [cameWithPage] = useState(useIsHydrating());

  useEffect(() => {
    if (!shown) return;
    const take = () => box.current && takeTo(box.current);
    if (cameWithPage) return whenFocusIsLost(take);
    take();
  }, [cameWithPage, shown]);

  if (!shown) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      data-error-summary=""
      aria-labelledby={titleId}
      className={`rounded-sm border-2 forced-colors:border-3 p-5 text-slate-900 transition-colors ${isDone ? "border-patina-700 bg-patina-100" : "border-red-700 bg-red-100"}`}
    >
      <h2 id={titleId} className="flex items-start gap-2.5 text-lead font-bold leading-snug">
        <Sign className={`mt-1 size-5.5 shrink-0 ${isDone ? "text-patina-700" : "text-red-700"}`} />
        {/* As high as the title, however long that is. */}
        <span className="grid *:col-start-1 *:row-start-1">
          <span className={isDone ? "invisible" : ""}>{title}</span>
          {isDone && <span>All fixed</span>}
        </span>
      </h2>
      <ul className="mt-1 pl-8">
        {errors.map(({ fieldId, message, isFixed }) => (
          <li key={fieldId} className="relative">
            {isFixed && (
              <Check className="absolute top-3 -left-7.5 size-5 text-patina-700 pointer-fine:top-2" />
            )}
            <a
              href={`#${fieldId}`}
              onClick={(event) => goToField(event, fieldId)}
              className={`inline-block py-2.5 font-semibold pointer-fine:py-1.5 ${isFixed ? "text-slate-700 line-through" : "text-red-700 underline underline-offset-4 hover:decoration-2"}`}
            >
              {message}
              {isFixed && <span className="sr-only">: fixed</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether this render hydrates the server's HTML. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}

/** A link to a field scrolls there by itself but does not move the focus. */
function goToField(event: MouseEvent, fieldId: string) {
  if (!document.getElementById(fieldId)) return;
  event.preventDefault();
  takeToField(fieldId);
}
