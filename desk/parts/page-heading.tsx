import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { pageHeading as words } from "#content/en/desk/ui.ts";
import { useEmergencies } from "#desk/emergencies/use-emergencies.ts";

/**
 * The `h1` of a page of the desk. It also sets the tab's title, which begins with an emergency that
 * waits and the number `waiting`, and takes the focus when the page opens. When a page that is open goes on to something
 * else, such as the next day, screen readers hear the new title; if what was pressed is gone with the old one, it takes the
 * focus again.
 */
export function PageHeading({
  title,
  waiting = 0,
  children,
}: {
  title: string;
  waiting?: number | undefined;
  children?: ReactNode;
}) {
  const isAlarm = useEmergencies().length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const shown = useRef(title);
  const [spoken, say] = useState("");
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    // In the next task, since nothing has the focus either while it goes from one field to the next.
    const timer = setTimeout(() => {
      const isLost = document.activeElement === document.body;
      if (isLost) heading.current?.focus({ preventScroll: true });
      // With the focus, the title is said anyway.
      say(isLost ? "" : title);
    });
    return () => clearTimeout(timer);
  }, [title]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <title>
        {words.title(isAlarm ? words.emergency : "", waiting > 0 ? `(${waiting}) ` : "", title)}
      </title>
      <h1 ref={heading} tabIndex={-1} className="min-w-0 text-title wrap-anywhere">
        {title}
      </h1>
      {children}
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
    </div>
  );
}
