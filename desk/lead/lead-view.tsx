import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { leadView as words } from "#content/en/desk/lead.ts";
import { unreachableText } from "#content/en/desk/several-rooms.ts";
import { conflictOf } from "#desk/conflict-of.ts";
import { failureText } from "#desk/failure-text.ts";
import { KeysDialog } from "#desk/keys/keys-dialog.tsx";
import { countsQuery } from "#desk/leads/lead-queries.ts";
import { useRelease } from "#desk/leads/use-release.ts";
import { useTakeLead } from "#desk/leads/use-take-lead.ts";
import { TheirPage } from "#desk/my-roof/their-page.tsx";
import { PossiblySame } from "#desk/person/possibly-same.tsx";
import { useMay, useMe } from "#desk/shell/use-me.ts";
import { closedStates } from "#domain/lead/lead.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { AnswerOthers } from "./answer-others.tsx";
import { LeadAppointment } from "./lead-appointment.tsx";
import { LeadAsked } from "./lead-asked.tsx";
import { ContactActions, LeadPerson } from "./lead-contacts.tsx";
import { LeadEstimates } from "./lead-estimates.tsx";
import { focusState, LeadHead } from "./lead-head.tsx";
import { LeadPhotos } from "./lead-photos.tsx";
import { LeadProject } from "./lead-project.tsx";
import { LeadReports } from "./lead-reports.tsx";
import { LeadRoof } from "./lead-roof.tsx";
import { LeadStateForm } from "./lead-state-form.tsx";
import { LeadTimeline } from "./lead-timeline.tsx";
import { LeadVisit } from "./lead-visit.tsx";
import { MissedVisit } from "./missed-visit.tsx";
import { NextFollowUp } from "./next-follow-up.tsx";
import { OtherLeads } from "./other-leads.tsx";
import { PausedTexts } from "./paused-texts.tsx";
import { SeenMove } from "./seen-move.tsx";
import { suspicionText } from "./suspicion-text.ts";
import { UndeliveredNotice } from "./undelivered-notice.tsx";
import { UntoldAppointments } from "./untold-appointments.tsx";
import { useLeadChange } from "./use-lead-change.ts";
import { useLeadPageKeys } from "./use-lead-page-keys.ts";
import { usePresence } from "./use-presence.ts";
import { useWriting } from "./use-writing.ts";
import { WritePanel } from "./write-panel.tsx";

/**
 * A lead on one page: what was asked and what happened; beside it the person, the state and free
 * times.
 */
export function LeadView({ lead, isComplete }: { lead: Lead; isComplete: boolean }) {
  const me = useMe();
  const mayLead = useMay("leads");
  const { data } = useQuery({ ...countsQuery, enabled: mayLead });
  const present = usePresence(lead.id);
  const writing = useWriting(lead.id);
  const changing = useLeadChange(lead);
  const take = useTakeLead();
  const release = useRelease();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  // The person, the request and the write panel are painted in a frame of their own, before the
  // rest of the page.
  const isRestDrawn = useDeferredValue(true, false);
  const taken = conflictOf(take.error)?.lead;
  const mine = () => mayLead && lead.assignee?.id !== me.id && take.mutate(lead);
  useLeadPageKeys(lead, {
    take: mine,
    write: writing.write,
    help: () => setIsHelpOpen(true),
  });
  return (
    <div className="px-4 pt-3 max-md:pb-16 md:px-6">
      <LeadHead lead={lead} waiting={data?.counts.waiting} present={present} onTake={mine} />
      {take.error && (
        <div className="mt-3">
          <Notice tone={taken ? "soon" : "late"}>
            <p>
              {taken
                ? words.quicker(taken.assignee?.name ?? words.somebodyElse)
                : words.notTaken(failureText(take.error))}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                look="quiet"
                onClick={() => {
                  take.reset();
                  if (taken) changing.change({ assigneeId: me.id }, taken.version);
                  else mine();
                }}
              >
                {taken ? words.makeMine : words.tryAgain}
              </Button>
              <Button look="plain" onClick={() => take.reset()}>
                {taken ? words.leave : words.close}
              </Button>
            </div>
          </Notice>
        </div>
      )}
      {lead.suspected && lead.state !== "spam" && mayLead && (
        <div className="mt-3">
          <Notice tone="soon">
            <p>{suspicionText(lead)}</p>
            <Button
              look="quiet"
              busy={release.isPending}
              onClick={() => release.mutate(lead, { onSuccess: focusState })}
            >
              {lead.kind === "appointment" ? words.isReal : words.release}
            </Button>
            {release.error && <p>{failureText(release.error)}</p>}
          </Notice>
        </div>
      )}
      {lead.isUnreachable && !closedStates.some((state) => state === lead.state) && (
        <p className="mt-3 font-semibold text-soon">{unreachableText(phoneOf(lead).shown)}</p>
      )}
      {isComplete && <PausedTexts lead={lead} />}
      {mayLead && <UndeliveredNotice lead={lead} />}
      {mayLead && isComplete && <UntoldAppointments lead={lead} />}
      {mayLead && <MissedVisit lead={lead} write={writing.write} />}
      {mayLead && isComplete && <SeenMove lead={lead} />}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <ContactActions lead={lead} write={writing.write} isWaiting={!lead.answeredAt} />
          <LeadAsked lead={lead} isComplete={isComplete} />
          <LeadPhotos lead={lead} />
          {isRestDrawn && <LeadRoof lead={lead} />}
          {isRestDrawn && <LeadReports leadId={lead.id} />}
          {isRestDrawn && <LeadEstimates leadId={lead.id} />}
          {isRestDrawn && <LeadProject lead={lead} />}
          <WritePanel lead={lead} writing={writing} />
          <NextFollowUp lead={lead} changing={changing} place="call" />
          {mayLead && isComplete && <AnswerOthers lead={lead} />}
        </div>
        {isRestDrawn && (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:row-span-2 lg:border-s lg:border-line lg:ps-6">
              <LeadPerson lead={lead} />
              {mayLead ? <LeadAppointment lead={lead} /> : <LeadVisit lead={lead} />}
              <LeadStateForm lead={lead} changing={changing} />
              <TheirPage leadId={lead.id} />
              {lead.personId && <PossiblySame id={lead.personId} others={lead.possiblySame} />}
              <OtherLeads leads={lead.others} personId={lead.personId} />
            </div>
            <LeadTimeline lead={lead} />
          </>
        )}
      </div>
      <KeysDialog open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </div>
  );
}
