import { useState } from "react";
import { useSearchParams } from "react-router";
import { staffPage as words } from "#content/en/desk/staff.ts";
import { NobodyOnDuty } from "#desk/duty/nobody-on-duty.tsx";
import { TakeOver } from "#desk/duty/take-over.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import { Button } from "#ui/desk/button.tsx";
import { Empty } from "#ui/desk/empty.tsx";
import { TabLinks } from "#ui/desk/tab-links.tsx";
import { AuditTrail } from "./audit-trail.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { StaffList } from "./staff-list.tsx";

/** Who is on duty, for everybody who answers leads; changing staff and the audit trail, for those who may. */
export function Component() {
  const [search] = useSearchParams();
  const [isInviting, setInviting] = useState(false);
  const mayChange = useMay("staff");
  const isTrail = mayChange && search.get("show") === "trail";
  if (!useMay("leads")) {
    return (
      <div className="p-4 md:p-6">
        <PageHeading title={words.title} />
        <Empty heading={words.forOffice.heading}>{words.forOffice.text}</Empty>
      </div>
    );
  }
  return (
    <div className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <PageHeading title={words.title}>
        {mayChange && !isTrail && <Button onClick={() => setInviting(true)}>{words.invite}</Button>}
      </PageHeading>
      {mayChange && (
        <TabLinks
          label={words.tabs.label}
          items={[
            { to: "/desk/staff", name: words.tabs.people, isShown: !isTrail },
            { to: "/desk/staff?show=trail", name: words.tabs.trail, isShown: isTrail },
          ]}
        />
      )}
      {isTrail ? (
        <AuditTrail />
      ) : (
        <>
          <div className="-mx-4 md:-mx-6">
            <NobodyOnDuty />
          </div>
          <TakeOver />
          <StaffList />
        </>
      )}
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </div>
  );
}
