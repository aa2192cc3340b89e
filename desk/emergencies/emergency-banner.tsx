import { useQuery } from "@tanstack/react-query";
import { Siren } from "lucide-react";
import { useEffect, useReducer } from "react";
import { useLocation, useNavigate } from "react-router";
import { useDeskKeys } from "#desk/keys/use-desk-keys.ts";
import { LeadClock } from "#desk/leads/lead-clock.tsx";
import { countsQuery } from "#desk/leads/lead-queries.ts";
import { Button, ButtonLink } from "#desk/ui/button.tsx";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { showAlarmIcon } from "./tab-icon.ts";
import { putAside, useEmergencies } from "./use-emergencies.ts";

/**
 * Who waits with an emergency, on every page of the desk, until somebody else takes it or it is
 * answered. It lies over the page, so that no row moves away under a cursor.
 */
export function EmergencyBanner() {
  useQuery(countsQuery);
  const { pathname } = useLocation();
  const [, forgetOld] = useReducer((count: number) => count + 1, 0);
  const emergencies = useEmergencies();
  const elsewhere = emergencies.filter(({ id }) => pathname !== addressOf({ id }));
  const isAlarm = emergencies.length > 0;
  useEffect(() => showAlarmIcon(isAlarm), [isAlarm]);
  return (
    <div
      role="alert"
      className="z-20 max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] md:fixed md:right-0 md:bottom-0 md:left-52"
    >
      {elsewhere[0] && (
        <Emergency
          lead={elsewhere[0]}
          others={elsewhere.length - 1}
          onLater={() => {
            putAside(elsewhere);
            forgetOld();
          }}
        />
      )}
    </div>
  );
}

const addressOf = ({ id }: Pick<LeadRow, "id">) => `/desk/leads/${id}`;

function Emergency({
  lead,
  others,
  onLater,
}: {
  lead: LeadRow;
  others: number;
  onLater: () => void;
}) {
  const navigate = useNavigate();
  useDeskKeys({ o: () => navigate(addressOf(lead)) });
  return (
    <div
      data-emergency
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-y-3 border-late bg-late-ground px-4 py-2.5 text-ink shadow-float md:px-6"
    >
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-2">
        <Siren aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-late" />
        <span className="min-w-0 wrap-anywhere">
          <strong className="text-late">Emergency:</strong>{" "}
          <strong>
            {lead.number}, {lead.name}
          </strong>
          {lead.address && `, ${lead.address}`}
          {others > 0 && (
            <span className="text-soft">
              {" "}
              and {others} more {others === 1 ? "emergency" : "emergencies"}
            </span>
          )}
        </span>
      </p>
      {/* Otherwise each minute of it would announce the whole alert again. */}
      <span aria-live="off" className="contents">
        <LeadClock lead={lead} withPromise={false} />
      </span>
      <span className="flex gap-2">
        <ButtonLink look="main" to={addressOf(lead)} title="Open the emergency (o)">
          Open
          <span className="sr-only"> the emergency</span>
        </ButtonLink>
        <Button look="quiet" title="Hide it for five minutes" onClick={onLater}>
          Later
        </Button>
      </span>
    </div>
  );
}
