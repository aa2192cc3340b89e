import { type ReactNode, useLayoutEffect, useRef } from "react";

/**
 * The one `h1` of a page of the desk: names it in the tab too, and gets the focus when the page opens. The tab also
 * tells how many are `waiting`.
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
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <title>{`${waiting > 0 ? `(${waiting}) ` : ""}${title} | Desk`}</title>
      <h1 ref={heading} tabIndex={-1} className="text-title">
        {title}
      </h1>
      {children}
    </div>
  );
}
