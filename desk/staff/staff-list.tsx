import { useQuery } from "@tanstack/react-query";
import { Failed } from "#desk/ui/failed.tsx";
import { Waiting } from "#desk/ui/waiting.tsx";
import { StaffItem } from "./staff-item.tsx";
import { staffQuery } from "./staff-queries.ts";

/** All staff; former members come last. */
export function StaffList() {
  const { data: staff, error, refetch } = useQuery(staffQuery);
  if (!staff) {
    return error ? <Failed error={error} onRetry={refetch} /> : <Waiting label="Loading staff" />;
  }
  const active = staff.filter(({ isActive }) => isActive);
  const left = staff.filter(({ isActive }) => !isActive);
  return (
    <div className="grid gap-8">
      <ul className="grid">
        {active.map((member) => (
          <StaffItem key={member.id} member={member} />
        ))}
      </ul>
      {left.length > 0 && (
        <section aria-labelledby="left">
          <h2 id="left" className="border-b border-line pb-2 text-heading">
            Deactivated
          </h2>
          <ul className="grid">
            {left.map((member) => (
              <StaffItem key={member.id} member={member} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
