import { ArrowUpRight } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { stepForm, lastStep as words } from "#content/en/desk/set-up.ts";
import { AddressElsewhere } from "#desk/business/address-elsewhere.tsx";
import { factsNow } from "#desk/business/business-queries.ts";
import { Contradictions } from "#desk/business/contradictions.tsx";
import { OpenCount } from "#desk/business/open-count.tsx";
import { useChangeBusiness } from "#desk/business/use-change-business.ts";
import { useOpenQuestions } from "#desk/business/use-open-questions.ts";
import { failureText } from "#desk/failure-text.ts";
import { today } from "#desk/moment-text.ts";
import type { Business } from "#domain/business/business-settings.ts";
import { withSettled } from "#domain/business/set-up-steps.ts";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import type { ListedStep } from "./step-list.tsx";
import { progressOf } from "./use-set-up.ts";

/** Where to look, what is left, what contradicts itself, and that it is done. */
export function LastStep({
  business,
  open,
  back,
}: {
  business: Business;
  /** Steps that are not settled, with how many facts of each pages state that nobody has set. */
  open: readonly (ListedStep & { shipped: number })[];
  back: string;
}) {
  const navigate = useNavigate();
  const openCount = useOpenQuestions();
  const { version, settings, base } = business;
  const change = useChangeBusiness(() => navigate("/desk"));
  const isNobodys = "name" in base && !("name" in settings.overrides);
  const { isAhead } = progressOf(business);
  const facts = factsNow(business);
  const finish = () =>
    change.mutate({
      version,
      settings: { settled: withSettled(settings.settled, "done", today()) },
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ul className="border-t border-line">
        {words.pages.map(({ to, label }) => (
          <li key={to} className="border-b border-line">
            <a
              href={to}
              target="_blank"
              rel="noopener"
              className="flex min-h-11 items-center gap-1 text-link underline underline-offset-2"
            >
              {label}
              <ArrowUpRight aria-hidden="true" className="size-4" strokeWidth={1.75} />
              <span className="sr-only">{stepForm.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
      {Object.keys(base).length > 0 && (
        <Notice tone={isNobodys ? "plain" : "good"}>
          <p>{isNobodys ? words.hidden : words.found}</p>
        </Notice>
      )}
      <Contradictions
        facts={facts}
        onFind={(sought) => navigate(`/desk/business?find=${encodeURIComponent(sought)}`)}
      />
      <AddressElsewhere facts={facts} />
      {open.length === 0 ? (
        <p>{words.allSettled}</p>
      ) : (
        <div>
          <h2 className="text-heading">{words.open}</h2>
          <ul>
            {open.map(({ to, title, shipped }) => (
              <li key={to} className="flex flex-wrap items-center gap-x-3">
                <Link
                  to={to}
                  className="inline-flex min-h-9 items-center text-link underline underline-offset-2 pointer-coarse:min-h-11"
                >
                  {title}
                </Link>{" "}
                {shipped > 0 && (
                  <span className="text-small text-soft">{words.shipped(shipped)}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="flex flex-wrap items-center gap-2">
        <Link to="/desk/before-you-open" className="text-link underline underline-offset-2">
          {words.beforeYouOpen}
        </Link>
        <OpenCount count={openCount} />
      </p>
      {change.error && (
        <Notice tone="late">
          <p>{failureText(change.error)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        {isAhead ? (
          <Button busy={change.isPending} onClick={finish}>
            {words.done}
          </Button>
        ) : (
          <ButtonLink look="main" to="/desk">
            {words.done}
          </ButtonLink>
        )}
        <ButtonLink look="plain" to={back}>
          {stepForm.back}
        </ButtonLink>
      </div>
    </div>
  );
}
