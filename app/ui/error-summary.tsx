import CircleAlert from "lucide-react/icons/circle-alert";
import { type MouseEvent, useEffect, useId, useRef } from "react";

/**
 * Everything that keeps a form from being sent, in one place above it (the pattern of the GOV.UK
 * design system). Takes the focus when it appears; each entry leads to its field. Nothing without
 * errors. To have it focused again by a second failed try, give it a `key` that counts the tries.
 */
export function ErrorSummary({
  title,
  errors,
}: {
  title: string;
  errors: readonly { fieldId: string; message: string }[];
}) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const shown = errors.length > 0;

  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);

  if (!shown) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-sm border-2 border-red-700 bg-red-100 p-5 text-slate-900"
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
              className="inline-block py-2.5 font-semibold text-red-700 underline underline-offset-4 hover:decoration-2"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to a field scrolls there by itself, but leaves the focus behind. */
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (document.querySelector(`label[for="${CSS.escape(fieldId)}"]`) ?? field).scrollIntoView();
}
