import { useQuery } from "@tanstack/react-query";
import { Keyboard, PhoneIncoming } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, Navigate } from "react-router";
import { leadsPage as labels } from "#content/en/desk/leads.ts";
import { listNames } from "#content/en/desk/terms.ts";
import { BurstCard } from "#desk/bursts/burst-card.tsx";
import { NobodyOnDuty } from "#desk/duty/nobody-on-duty.tsx";
import { KeysDialog } from "#desk/keys/keys-dialog.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import { SilenceLines } from "#desk/silence/silence-lines.tsx";
import { type LeadListName, leadLists } from "#domain/lead/lead-list.ts";
import { Button } from "#ui/desk/button.tsx";
import { TabLinks } from "#ui/desk/tab-links.tsx";
import { CountedFilters, withoutCounted } from "./counted-filters.tsx";
import { FiguresStrip } from "./figures-strip.tsx";
import { rememberList } from "./lead-cursor.ts";
import { LeadList } from "./lead-list.tsx";
import { countsQuery } from "./lead-queries.ts";
import { ListFilters } from "./list-filters.tsx";
import { NewCallDialog } from "./new-call-dialog.tsx";
import { SavedViews } from "./saved-views.tsx";
import { SoundSwitch } from "./sound-switch.tsx";
import { leadAddressText, useLeadAddress } from "./use-lead-address.ts";

/**
 * The center of the desk: who is waiting and who is overdue. Inspectors have no list, only their
 * day.
 */
export function LeadsPage() {
  return useMay("leads") ? <Leads /> : <Navigate replace to="/desk/day" />;
}

function Leads() {
  const { address, change } = useLeadAddress();
  const { data } = useQuery(countsQuery);
  const maySeeNumbers = useMay("numbers");
  const [dialog, setDialog] = useState<"keys" | "call">();
  useEffect(() => rememberList(address), [address]);
  const { waiting, newBookings, followUp, notTold, spam } = data?.counts ?? {};
  const counts: Partial<Record<LeadListName, number | undefined>> = {
    ...{ waiting, spam },
    "new-bookings": newBookings,
    "follow-up": followUp,
    "not-told": notTold,
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-4 md:px-6 md:pt-5">
        <div className="max-md:w-full max-md:px-4">
          <PageHeading title={labels.title} waiting={waiting}>
            <div className="flex items-center gap-1">
              <Button onClick={() => setDialog("call")}>
                <PhoneIncoming aria-hidden="true" className="size-4" />
                {labels.newCall}
              </Button>
              <SoundSwitch />
              <button
                type="button"
                aria-label={labels.keys}
                title={labels.keysTitle}
                onClick={() => setDialog("keys")}
                className="grid size-9 place-items-center rounded-sm text-soft hover:bg-hover hover:text-ink pointer-coarse:hidden"
              >
                <Keyboard aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
              </button>
            </div>
          </PageHeading>
        </div>
        <div className="max-md:w-full">
          <FiguresStrip />
          {maySeeNumbers && (
            <p className="pt-1 text-end text-small max-md:px-4">
              <Link to="/desk/numbers" className="text-link underline underline-offset-2">
                {labels.numbers}
              </Link>
            </p>
          )}
        </div>
      </div>
      <div className="pt-2 md:px-6">
        <TabLinks
          label={labels.lists}
          items={leadLists.map((list) => ({
            to: `/desk/leads${list === "waiting" ? "" : `?list=${list}`}`,
            name: listNames[list],
            isShown: address.list === list,
            count: counts[list],
          }))}
        />
      </div>
      <NobodyOnDuty />
      <SilenceLines />
      <BurstCard />
      <ListFilters address={address} change={change} />
      <CountedFilters address={address} onClear={() => change(withoutCounted)} />
      <SavedViews query={leadAddressText(address)} />
      <LeadList address={address} onHelp={() => setDialog("keys")} />
      <KeysDialog open={dialog === "keys"} onClose={() => setDialog(undefined)} />
      <NewCallDialog open={dialog === "call"} onClose={() => setDialog(undefined)} />
    </>
  );
}
