import { useId } from "react";
import { roleWords, roleChoice as words } from "#content/en/desk/staff.ts";
import { type StaffRole, staffRoles } from "#domain/staff/staff.ts";

/** The roles, each with what it may do. */
export function RoleChoice({
  role,
  onChoose,
}: {
  role: StaffRole;
  onChoose: (role: StaffRole) => void;
}) {
  const name = useId();
  return (
    <fieldset className="grid">
      <legend className="pb-1 font-semibold">{words.legend}</legend>
      {staffRoles.map((value) => (
        <label
          key={value}
          className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-line px-2 py-2.5 last:border-b hover:bg-hover has-checked:bg-chosen"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === role}
            onChange={() => onChoose(value)}
            className="mt-0.5 size-4.5 accent-action"
          />
          <span>
            <span className="block font-semibold">{roleWords[value].name}</span>
            <span className="block text-small text-soft">{roleWords[value].may}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
