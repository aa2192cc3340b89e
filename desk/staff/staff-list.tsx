import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { staffList as words } from "#content/en/desk/staff.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { Told } from "#ui/desk/told.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { StaffItem } from "./staff-item.tsx";
import { staffQuery } from "./staff-queries.ts";

/** All staff; former members come last. */
export function StaffList() {
  const { data: staff, error, refetch } = useQuery(staffQuery);
  const [changed, setChanged] = useState<{ id: string; isActive: boolean }>();
  if (!staff) {
    return error ? <Failed error={error} onRetry={refetch} /> : <Waiting label={words.loading} />;
  }
  const active = staff.filter(({ isActive }) => isActive);
  const left = staff.filter(({ isActive }) => !isActive);
  const items = (members: typeof staff) => (
    <ul className="grid">
      {members.map((member) => (
        <StaffItem
          key={member.id}
          member={member}
          onActivity={(isActive) => setChanged({ id: member.id, isActive })}
        />
      ))}
    </ul>
  );
  // Once the list shows it, since the dialog that asked keeps the focus until then.
  const moved = staff.find(
    ({ id, isActive }) => id === changed?.id && isActive === changed.isActive,
  );
  return (
    <div className="grid gap-8">
      {moved && (
        <Told key={`${moved.id} ${moved.isActive}`}>
          {words.is(moved.name, moved.isActive ? words.active : words.deactivated)}
        </Told>
      )}
      {items(active)}
      {left.length > 0 && (
        <section aria-labelledby="left">
          <h2 id="left" className="border-b border-line pb-2 text-heading">
            {words.heading}
          </h2>
          {items(left)}
        </section>
      )}
    </div>
  );
}
