import { useQuery } from "@tanstack/react-query";
import { ChevronUp as Fold, Siren } from "lucide-react";
import { type ReactNode, useEffect, useReducer, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { emergencyBanner as words } from "#content/en/desk/emergencies.ts";
import { LeadClock } from "#desk/leads/lead-clock.tsx";
import { countsQuery } from "#desk/leads/lead-queries.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { useTopDialog } from "#ui/desk/top-dialog.ts";
import { showAlarmIcon } from "./tab-icon.ts";
import { putAside, useEmergencies } from "./use-emergencies.ts";
import { useEmergencyKey } from "./use-emergency-key.ts";

/**
 * Who waits with an emergency, on every page of the desk, until somebody else takes it or it is
 * answered. It lies over the page, so that no row moves away under a cursor, and inside a dialog
 * while one is open, because everything else is inert then. It is one line, which unfolds.
 */
export function EmergencyBanner() {
  useQuery(countsQuery);
  const { pathname } = useLocation();
  const [, forgetOld] = useReducer((count: number) => count + 1, 0);
  const emergencies = useEmergencies();
  const elsewhere = emergencies.filter(({ id }) => pathname !== addressOf({ id }));
  const isAlarm = emergencies.length > 0;
  useEffect(() => showAlarmIcon(isAlarm), [isAlarm]);
  const dialog = useTopDialog();
  const shown = elsewhere[0] && (
    <Emergency
      lead={elsewhere[0]}
      others={elsewhere.length - 1}
      isAboveDialog={dialog !== undefined}
      onLater={() => {
        putAside(elsewhere);
        forgetOld();
      }}
    />
  );
  const said = elsewhere.map(({ id }) => id).join();
  if (dialog) {
    return createPortal(
      <Announced key="dialog" said={said} className="inset-x-0 max-md:top-0 md:bottom-0">
        {shown}
      </Announced>,
      dialog,
    );
  }
  return (
    <Announced
      key="page"
      said={said}
      className="max-md:inset-x-0 max-md:bottom-(--foot) md:right-0 md:bottom-0 md:left-52"
    >
      {shown}
    </Announced>
  );
}

/** Interrupts screen readers for what is new, not for what was there before a dialog opened or closed. */
function Announced({
  said,
  className,
  children,
}: {
  said: string;
  className: string;
  children: ReactNode;
}) {
  const [before] = useState(said);
  const isOld = said !== "" && said === before;
  return (
    <div role="alert" aria-live={isOld ? "off" : undefined} className={`fixed z-20 ${className}`}>
      {children}
    </div>
  );
}

const addressOf = ({ id }: Pick<LeadRow, "id">) => `/desk/leads/${id}`;

function Emergency({
  lead,
  others,
  isAboveDialog,
  onLater,
}: {
  lead: LeadRow;
  others: number;
  isAboveDialog: boolean;
  onLater: () => void;
}) {
  const navigate = useNavigate();
  useEmergencyKey(() => {
    if (isAboveDialog) open(addressOf(lead), "_blank", "noopener");
    else navigate(addressOf(lead));
  });
  const [isUnfolded, setUnfolded] = useState(false);
  const where = lead.address && `, ${lead.address}`;
  const more = others > 0 ? words.more(others) : "";
  return (
    <div
      data-emergency
      className="flex min-h-(--alarm-line) flex-wrap items-center gap-x-3 gap-y-1 border-y-3 border-late bg-late-ground px-4 py-1 text-ink md:px-6"
    >
      <button
        type="button"
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
        className={`flex min-w-0 items-center gap-2 text-start ${isUnfolded ? "basis-full md:flex-1 md:basis-0" : "flex-1 basis-0"}`}
      >
        <Siren aria-hidden="true" className="size-5 shrink-0 text-late" />
        <strong className={`text-late ${isUnfolded ? "" : "@max-[60rem]/page:sr-only"}`}>
          {words.emergency}{" "}
        </strong>
        <span className={`min-w-0 font-semibold ${isUnfolded ? "wrap-anywhere" : "truncate"}`}>
          {/* On the narrowest screens there is room for the name alone. */}
          <span
            className={isUnfolded ? "" : "@max-[24rem]/page:sr-only"}
          >{`${lead.number}, `}</span>
          {`${lead.name}${where}${more}`}
        </span>
        {more && !isUnfolded && (
          <b aria-hidden="true" className="shrink-0 text-late">{`+${others}`}</b>
        )}
        <Fold aria-hidden="true" className={`size-4 shrink-0 ${isUnfolded ? "rotate-180" : ""}`} />
        <span className="sr-only">. </span>
      </button>
      {/* Otherwise each minute of it would announce the whole alert again. */}
      <span aria-live="off" className="contents">
        <span className={isUnfolded ? "contents" : "@max-[24rem]/page:hidden"}>
          <LeadClock lead={lead} withPromise={false} />
        </span>
        {/* Leaving the page would lose what was typed in the dialog. */}
        <ButtonLink
          look="main"
          to={addressOf(lead)}
          target={isAboveDialog ? "_blank" : undefined}
          title={words.openTitle(isAboveDialog ? words.keyAnywhere : words.key)}
          aria-keyshortcuts="Alt+O"
        >
          <span>
            {words.open}
            <span className="sr-only">{words.openWhat}</span>
            {isAboveDialog && (
              <span className={isUnfolded ? "" : "max-md:sr-only"}>{words.inNewTab}</span>
            )}
          </span>
        </ButtonLink>
        <Button
          look="quiet"
          title={words.laterTitle}
          className={isUnfolded ? "" : "max-md:hidden"}
          onClick={onLater}
        >
          {words.later}
        </Button>
      </span>
    </div>
  );
}
