import { useSearchParams } from "react-router";
import { auditFilters as words } from "#content/en/desk/staff.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectField } from "#ui/desk/field.tsx";
import type { AuditFilter } from "./staff-queries.ts";

/** Filters by person and by lead. They are kept in the address. */
export function AuditFilters({
  staff,
  filter,
}: {
  staff: readonly StaffMember[];
  filter: AuditFilter;
}) {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-56 max-w-full">
        <SelectField
          label={words.doneBy}
          value={filter.staffId}
          onChange={({ target }) => set("by", target.value)}
        >
          <option value="">{words.everyone}</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {filter.leadId && (
        <Button look="quiet" onClick={() => set("lead", "")}>
          {words.allLeads}
        </Button>
      )}
    </div>
  );
}
