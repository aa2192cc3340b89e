import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation, useNavigate, useParams } from "react-router";
import {
  lastStep,
  setUpSteps,
  stepForm,
  stepList,
  setUpPage as words,
} from "#content/en/desk/set-up.ts";
import { businessQuery, shippedFacts } from "#desk/business/business-queries.ts";
import { changeLines } from "#desk/business/fact-words.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import type { Business } from "#domain/business/business-settings.ts";
import { isStepSettled } from "#domain/business/set-up-steps.ts";
import { ButtonLink } from "#ui/desk/button.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { BeginAgain } from "./begin-again.tsx";
import { LastStep } from "./last-step.tsx";
import { StepForm } from "./step-form.tsx";
import { StepList } from "./step-list.tsx";
import { shippedIn, stepsOf } from "./use-set-up.ts";

const start = "/desk/set-up";
/** The last step asks for nothing. */
const last = "look";

const addressOf = (id: string) => `${start}/${id}`;

/** What the first owner is asked, step by step; each is an address of its own. */
export function Component() {
  const mayBusiness = useMay("business");
  const { data: business, error, refetch } = useQuery({ ...businessQuery, enabled: mayBusiness });
  if (!mayBusiness) return <Navigate replace to="/desk" />;
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      {error && !business && <Failed error={error} onRetry={refetch} />}
      {!error && !business && <Waiting rows={7} label={words.loading} />}
      {business && <SetUp business={business} />}
    </div>
  );
}

function SetUp({ business }: { business: Business }) {
  const { step: wanted } = useParams();
  const navigate = useNavigate();
  const { settled } = business.settings;
  const steps = stepsOf(business);
  const ids = [...steps.map(({ step }) => step.id), last];
  const listed = steps.map(({ step: { id }, ...facts }) => ({
    shipped: shippedIn(business, facts),
    to: addressOf(id),
    title: setUpSteps[id].title,
    isSettled: isStepSettled(settled, id),
    isCurrent: id === wanted,
  }));
  const at = ids.indexOf(wanted ?? "");
  if (at < 0) {
    const open = listed.find(({ isSettled }) => !isSettled);
    return <Navigate replace to={open?.to ?? addressOf(last)} />;
  }
  const current = steps[at];
  const back = ids[at - 1];
  const title = current ? setUpSteps[current.step.id].title : stepList.last;
  const goOn = (saved: number) => navigate(addressOf(ids[at + 1] ?? last), { state: { saved } });
  return (
    <>
      <div>
        <p className="text-small text-soft tabular-nums">
          {words.title}, {stepForm.position(at + 1, listed.length)}
        </p>
        <PageHeading title={title}>
          <ButtonLink to="/desk/business">{words.business}</ButtonLink>
        </PageHeading>
        <p className="max-w-prose pt-1 text-soft">
          {current ? setUpSteps[current.step.id].about : lastStep.about}
        </p>
        {at === 0 && <p className="max-w-prose pt-1 text-soft">{words.about}</p>}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[13rem_minmax(0,36rem)] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-3">
        <StepList
          steps={[...listed, { to: addressOf(last), title: stepList.last, isCurrent: !current }]}
          settled={listed.filter(({ isSettled }) => isSettled).length}
          all={listed.length}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:row-span-2">
          <JustSaved business={business} />
          {current ? (
            <StepForm
              key={current.step.id}
              business={business}
              facts={current}
              back={back && addressOf(back)}
              next={addressOf(ids[at + 1] ?? last)}
              onSaved={goOn}
            />
          ) : (
            <LastStep
              business={business}
              open={listed.filter(({ isSettled }) => !isSettled)}
              back={addressOf(back ?? last)}
            />
          )}
        </div>
        <BeginAgain business={business} onDone={() => navigate(start)} />
      </div>
    </>
  );
}

/** What the step before has saved, as it was understood. */
function JustSaved({ business }: { business: Business }) {
  const { state } = useLocation();
  const [change] = business.history;
  if (!change || state?.saved !== change.version) return null;
  const { from, to } = change;
  const facts = { from: { ...from, settled: {} }, to: { ...to, settled: {} } };
  const lines = changeLines(facts, shippedFacts(business));
  return (
    <div role="status" className="border-s-4 border-good ps-3 text-small text-soft">
      {lines.length === 0 ? (
        <p>{stepForm.nothingChanged}</p>
      ) : (
        <ul className="tabular-nums">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
