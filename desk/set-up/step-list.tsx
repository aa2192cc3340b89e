import { ChevronRight, Circle, CircleCheck, Eye } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { stepList as words } from "#content/en/desk/set-up.ts";

export type ListedStep = {
  to: string;
  title: string;
  /** Absent: there is nothing to settle. */
  isSettled?: boolean;
  isCurrent: boolean;
};

/** The steps with their states: at the side, or folded above where there is no room. */
export function StepList({
  steps,
  settled,
  all,
}: {
  steps: readonly ListedStep[];
  settled: number;
  all: number;
}) {
  const folded = useRef<HTMLDetailsElement>(null);
  const close = () => folded.current?.removeAttribute("open");
  return (
    <>
      <details ref={folded} className="group rounded-sm border border-line bg-panel lg:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 font-semibold">
          <ChevronRight
            aria-hidden="true"
            className="size-4.5 shrink-0 text-soft transition-transform group-open:rotate-90"
            strokeWidth={1.75}
          />
          {words.label}
          <span className="ms-auto text-small font-normal text-soft tabular-nums">
            {words.progress(settled, all)}
          </span>
        </summary>
        <nav aria-label={words.label} className="border-t border-line p-1">
          <Steps steps={steps} onChosen={close} />
        </nav>
      </details>
      <nav aria-label={words.label} className="max-lg:hidden">
        <p className="px-2 pb-2 text-small text-soft tabular-nums">
          {words.progress(settled, all)}
        </p>
        <Steps steps={steps} onChosen={close} />
      </nav>
    </>
  );
}

function Steps({ steps, onChosen }: { steps: readonly ListedStep[]; onChosen: () => void }) {
  return (
    <ol className="grid gap-0.5">
      {steps.map(({ to, title, isSettled, isCurrent }) => {
        const Icon = isSettled === undefined ? Eye : isSettled ? CircleCheck : Circle;
        return (
          <li key={to}>
            <Link
              to={to}
              onClick={onChosen}
              aria-current={isCurrent ? "step" : undefined}
              className="flex min-h-9 items-center gap-2.5 rounded-sm px-2 py-1 no-underline hover:bg-hover aria-[current=step]:bg-hover aria-[current=step]:font-semibold pointer-coarse:min-h-11"
            >
              <Icon
                aria-hidden="true"
                className={`size-4.5 shrink-0 ${isSettled ? "text-good" : "text-soft"}`}
                strokeWidth={1.75}
              />
              {title}
              {isSettled && <span className="sr-only">, {words.settled}</span>}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
