import { useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { coverages } from "#content/counties.ts";
import { emergencyTime, replyTime } from "#content/en/answer-times-in-words.ts";
import { hours as inHours } from "#content/en/figures.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#desk/ui/button.tsx";
import { TextField } from "#desk/ui/field.tsx";
import { Moment } from "#desk/ui/moment.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import type { Business } from "#domain/business/business-settings.ts";
import { openingHours } from "#domain/calendar/hours-in-words.ts";
import { AnswerFields } from "./answer-fields.tsx";
import { changeLines } from "./business-words.ts";
import { HoursFields } from "./hours-fields.tsx";
import { ReminderFields } from "./reminder-fields.tsx";
import { ResponseFields } from "./response-fields.tsx";
import {
  defaultsOf,
  readBusiness,
  type TypedBusiness,
  typedBusiness,
  typedDays,
} from "./typed-business.ts";
import { useChangeBusiness } from "./use-change-business.ts";

/** Opening hours, capacity, promises and the words of reminders. The draft is kept until it is saved, also while somebody else changes them. */
export function BusinessForm({ business }: { business: Business }) {
  const { defaults, version } = business;
  const draft = useDraft<Partial<TypedBusiness> | null>("settings:business", null);
  const [isTried, setTried] = useState(false);
  const save = useChangeBusiness(() => {
    setTried(false);
    draft.clear();
  });
  // A draft that an earlier release has kept has fewer fields.
  const typed = { ...typedBusiness(business), ...draft.value };
  const content = defaultsOf(defaults);
  const { settings, hours, answers, responseTimes, faults } = readBusiness(typed, defaults);
  const refused = save.error instanceof ApiFailure ? save.error.fields : {};
  const isBehind = typed.version !== version;
  const set = (changes: Partial<TypedBusiness>) => {
    save.reset();
    draft.set({ ...typed, ...changes });
  };
  const discard = () => {
    setTried(false);
    save.reset();
    draft.clear();
  };
  const submit = (from: number) => {
    setTried(true);
    if (Object.keys(faults).length > 0 || save.isPending) return;
    save.mutate({ version: from, settings });
  };
  const shownFaults = { ...refused, ...(isTried && faults) };
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit(typed.version);
      }}
    >
      <HoursFields
        days={typed.days}
        faults={shownFaults}
        onChange={(days) => set({ days })}
        defaults={defaults.hours}
        isDefault={settings.hours === null}
        onReset={() => set({ days: typedDays(defaults.hours) })}
      />
      <div className="grid justify-items-start gap-2">
        <TextField
          label="Appointments per hour"
          hint={
            business.hasInspectors
              ? "Not in use: each hour has room for the inspectors who work then, by their hours under Staff."
              : "Until somebody at Staff inspects, each hour has room for this many."
          }
          inputMode="numeric"
          autoComplete="off"
          value={typed.capacity}
          onChange={({ target }) => set({ capacity: target.value })}
          error={shownFaults.capacity}
          className="tabular-nums"
        />
        {settings.capacity !== null && (
          <Button
            look="plain"
            className="-ms-3"
            onClick={() => set({ capacity: String(defaults.capacity) })}
          >
            Back to default: {defaults.capacity}
            <span className="sr-only"> appointments per hour</span>
          </Button>
        )}
      </div>
      <AnswerFields
        typed={typed.answers}
        faults={shownFaults}
        onChange={(answers) => set({ answers })}
        defaults={content.answers}
        isDefault={settings.answers === null}
      />
      <ResponseFields
        typed={typed.responses}
        faults={shownFaults}
        onChange={(responses) => set({ responses })}
        defaults={content.responseTimes}
        isDefault={settings.responseTimes === null}
      />
      <ReminderFields
        words={typed.reminders}
        faults={shownFaults}
        onChange={(reminders) => set({ reminders })}
        defaults={content.reminders}
      />
      {Object.keys(faults).length === 0 && (
        <div className="grid gap-1 border-s-4 border-line ps-3">
          <p className="text-small text-soft">The site will say:</p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 tabular-nums">
            {openingHours(hours).map(({ days, times }) => (
              <div key={days} className="contents">
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
            <dt>Messages</dt>
            <dd>within {replyTime({ answers })}</dd>
            <dt>Emergencies</dt>
            <dd>
              within {emergencyTime({ answers })}, on site within{" "}
              {inHours(responseTimes.onSiteHours)}
            </dd>
            {coverages.map(({ type, name }) => (
              <div key={type} className="contents">
                <dt>{name}</dt>
                <dd>within {inHours(responseTimes.responseHours[type])}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {isBehind ? (
        <Behind business={business} onUseMine={() => submit(version)} onDiscard={discard} />
      ) : (
        save.error &&
        Object.keys(refused).length === 0 && (
          <Notice tone="late">
            <p>{failureText(save.error)}</p>
          </Notice>
        )
      )}
      {save.data?.version === version && draft.value === null && (
        <p role="status" className="text-small text-good">
          Saved. The site shows it.
        </p>
      )}
      {!isBehind && (
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" type="submit" busy={save.isPending} disabled={draft.value === null}>
            Save business settings
          </Button>
          {draft.value !== null && (
            <Button look="plain" onClick={discard}>
              Discard changes
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

/** Somebody else has changed the settings since this draft was begun: says what, and asks whose to keep. */
function Behind({
  business: { history },
  onUseMine,
  onDiscard,
}: {
  business: Business;
  onUseMine: () => void;
  onDiscard: () => void;
}) {
  const [last] = history;
  return (
    <Notice tone="soon">
      <p className="font-semibold">
        {last?.by ?? "Somebody"} changed these settings first
        {last && (
          <span className="font-normal">
            {", "}
            <Moment at={last.at} />
          </span>
        )}
      </p>
      {last && (
        <ul>
          {changeLines(last).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={onUseMine}>
          Save mine
        </Button>
        <Button look="quiet" onClick={onDiscard}>
          Keep theirs
        </Button>
      </div>
    </Notice>
  );
}
