import CircleAlert from "lucide-react/icons/circle-alert";
import { type MouseEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";

/** One error to fix, and the id of its field. */
export type FormError = { fieldId: string; message: string };

/**
 * Everything that keeps a form from being submitted, in one place above it (the pattern of the
 * GOV.UK design system). Takes the focus when it appears; each entry links to its field. One that
 * came with the page takes the focus when the scripts load, unless the visitor has begun to fix a
 * field by then. Renders nothing without errors. To focus it again after another failed attempt,
 * give it a `key` that counts the attempts.
 */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly FormError[] }) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const shown = errors.length > 0;
  const [cameWithPage] = useState(useIsHydrating());

  useEffect(() => {
    const isTaken = cameWithPage && document.activeElement !== document.body;
    if (shown && !isTaken) box.current?.focus();
  }, [cameWithPage, shown]);

  if (!shown) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      data-error-summary=""
      aria-labelledby={titleId}
      className="rounded-sm border-2 border-red-700 forced-colors:border-3 bg-red-100 p-5 text-slate-900"
    >
      <h2 id={titleId} className="flex items-start gap-2.5 text-lead font-bold leading-snug">
        <CircleAlert className="mt-1 size-5.5 shrink-0 text-red-700" />
        {title}
      </h2>
      <ul className="mt-1 pl-8">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => focusField(event, fieldId)}
              className="inline-block py-2.5 font-semibold pointer-fine:py-1.5 text-red-700 underline underline-offset-4 hover:decoration-2"
            >
              {message}
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
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (document.querySelector(`label[for="${CSS.escape(fieldId)}"]`) ?? field).scrollIntoView();
}
