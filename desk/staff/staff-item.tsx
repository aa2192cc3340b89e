import { useState } from "react";
import { roleWords, staffItem as words } from "#content/en/desk/staff.ts";
import { BusyCalendarDialog } from "#desk/busy-calendar/busy-calendar-dialog.tsx";
import { failureText } from "#desk/failure-text.ts";
import { useMay, useMe } from "#desk/shell/use-me.ts";
import { mayDo } from "#domain/staff/staff.ts";
import type { ListedMember } from "#domain/staff/staff-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { DeactivateDialog } from "./deactivate-dialog.tsx";
import { DutyPlanDialog } from "./duty-plan-dialog.tsx";
import { InspectionPlanDialog } from "./inspection-plan-dialog.tsx";
import { StaffDuty } from "./staff-duty.tsx";
import { useChangeStaff } from "./use-change-staff.ts";
import { useInviteAgain } from "./use-invite.ts";

/**
 * A staff member: role, duty, and the available actions. `onActivity`: who was deactivated or activated moves to another
 * list, and takes what was pressed along.
 */
export function StaffItem({
  member,
  onActivity,
}: {
  member: ListedMember;
  onActivity: (isActive: boolean) => void;
}) {
  const isMe = useMe().id === member.id;
  const [dialog, setDialog] = useState<"change" | "plan" | "inspections" | "busy" | "deactivate">();
  const mayChange = useMay("staff");
  const mayLead = useMay("leads");
  const activate = useChangeStaff(member, () => onActivity(true));
  const again = useInviteAgain(member.id);
  const close = () => setDialog(undefined);
  const { name, email, role, isActive } = member;
  const isPlanned = isActive && mayDo(role, "leads");
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-b border-line py-3 lg:grid-cols-[minmax(0,1fr)_5rem_9rem_27rem] xl:grid-cols-[minmax(0,1fr)_5rem_9rem_33rem]">
      <div className="min-w-0 max-lg:col-span-full">
        <p className="font-semibold">
          {name}
          {isMe && <span className="font-normal text-soft">{words.you}</span>}
        </p>
        <p className="text-small break-words text-soft">{email}</p>
        {isActive && member.phone && (
          <p className="text-small text-soft">{words.phone(member.phone)}</p>
        )}
        {isActive && member.inspectionPlan && <p className="text-small">{words.inspects}</p>}
        {isActive && !member.hasJoined && (
          <p className="text-small font-semibold text-soon">{words.invited}</p>
        )}
      </div>
      <p>{roleWords[role].name}</p>
      <div>{isPlanned && <StaffDuty member={member} />}</div>
      <div className="-mx-3 flex flex-wrap max-lg:col-span-full lg:mx-0 lg:justify-end">
        {isPlanned && (
          <Button look="plain" onClick={() => setDialog("plan")}>
            {words.dutyPlan}
            <span className="sr-only">{words.dutyPlanOf(name)}</span>
          </Button>
        )}
        {isActive && mayLead && (
          <Button look="plain" onClick={() => setDialog("inspections")}>
            {words.inspections}
            <span className="sr-only">{words.inspectionsOf(name)}</span>
          </Button>
        )}
        {isActive && mayChange && member.inspectionPlan && (
          <Button look="plain" onClick={() => setDialog("busy")}>
            {words.busyCalendar}
            <span className="sr-only">{words.busyCalendarOf(name)}</span>
          </Button>
        )}
        {!mayChange ? null : isActive ? (
          <>
            <Button look="plain" onClick={() => setDialog("change")}>
              {words.change}
              <span className="sr-only"> {name}</span>
            </Button>
            {!isMe && (
              <>
                <Button look="plain" busy={again.isPending} onClick={() => again.mutate()}>
                  {member.hasJoined ? words.inviteAgain : words.sendAgain}
                  <span className="sr-only"> {name}</span>
                </Button>
                <Button look="plain" onClick={() => setDialog("deactivate")}>
                  {words.deactivate}
                  <span className="sr-only"> {name}</span>
                </Button>
              </>
            )}
          </>
        ) : (
          <Button
            look="plain"
            busy={activate.isPending}
            onClick={() => activate.mutate({ isActive: true })}
          >
            {words.activate}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {(activate.error || again.error) && (
        <div className="col-span-full">
          <Notice tone="late">
            <p>{failureText(activate.error ?? again.error)}</p>
          </Notice>
        </div>
      )}
      {again.isSuccess && (
        <div className="col-span-full">
          <Notice tone="good">
            <p>{words.invitedAgain(email)}</p>
          </Notice>
        </div>
      )}
      <DutyPlanDialog member={member} open={dialog === "plan"} onClose={close} />
      <InspectionPlanDialog member={member} open={dialog === "inspections"} onClose={close} />
      <BusyCalendarDialog member={member} open={dialog === "busy"} onClose={close} />
      <ChangeDialog member={member} open={dialog === "change"} onClose={close} />
      <DeactivateDialog
        member={member}
        open={dialog === "deactivate"}
        onClose={close}
        onDone={() => onActivity(false)}
      />
    </li>
  );
}
