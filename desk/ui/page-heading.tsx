import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useEmergencies } from "#desk/emergencies/use-emergencies.ts";

/**
 * The `h1` of a page of the desk. It also sets the tab's title, which begins with an emergency that
 * waits and the number `waiting`, and takes the focus when the page opens.
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
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <title>{`${isAlarm ? "Emergency! " : ""}${waiting > 0 ? `(${waiting}) ` : ""}${title} | Desk`}</title>
      <h1 ref={heading} tabIndex={-1} className="min-w-0 text-title wrap-anywhere">
        {title}
      </h1>
      {children}
    </div>
  );
}
