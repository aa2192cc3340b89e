import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { addressSteps, busyCalendarForm as words } from "#content/en/desk/busy-calendar.ts";
import { bodyOf } from "#desk/body-of.ts";
import { readCalendarAgain } from "#desk/calendar/calendar-query.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { useTakeToFault } from "#ui/desk/use-take-to-fault.ts";
import { busyCalendarsQuery } from "./busy-calendar-queries.ts";
import { BusyFindings } from "./busy-findings.tsx";

/** Takes the secret address of somebody's calendar, which can be tried before it is used. */
export function BusyCalendarForm({
  staffId,
  replacesAnother,
}: {
  staffId: string;
  replacesAnother: boolean;
}) {
  const [address, setAddress] = useState("");
  const queries = useQueryClient();
  const call = { params: { path: { staffId } }, body: { address } };
  const attempt = useMutation({
    mutationFn: async () =>
      bodyOf(await deskClient.POST("/desk/busy-calendars/{staffId}/try", call)).found,
  });
  const use = useMutation({
    mutationFn: async () =>
      bodyOf(await deskClient.PUT("/desk/busy-calendars/{staffId}", call)).calendars,
    onSuccess(calendars) {
      setAddress("");
      attempt.reset();
      queries.setQueryData(busyCalendarsQuery.queryKey, calendars);
      readCalendarAgain(queries);
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
  const error = use.error ?? attempt.error;
  const form = useTakeToFault(error);
  const fields = error instanceof ApiFailure ? error.fields : {};
  const isBusy = use.isPending || attempt.isPending;
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        attempt.reset();
        use.mutate();
      }}
    >
      <TextField
        label={replacesAnother ? words.addressOfAnother : words.address}
        hint={words.hint}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          attempt.reset();
          use.reset();
        }}
        error={fields.address}
      />
      {attempt.data && (
        <Notice tone="good">
          <p className="font-semibold">{words.found}</p>
          <BusyFindings findings={attempt.data} />
        </Notice>
      )}
      {error && !fields.address && (
        <Notice tone="late">
          <p>{failureText(error)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={use.isPending}>
          {words.use}
        </Button>
        <Button
          look="quiet"
          busy={attempt.isPending}
          onClick={() => {
            if (isBusy) return;
            use.reset();
            attempt.mutate();
          }}
        >
          {words.attempt}
        </Button>
      </div>
      <details className="text-small">
        <summary className="cursor-pointer font-semibold">{words.how}</summary>
        <ul className="grid gap-2 pt-2">
          {addressSteps.map(({ name, steps }) => (
            <li key={name}>
              <strong>{name}</strong>
              {steps}
            </li>
          ))}
        </ul>
      </details>
    </form>
  );
}
