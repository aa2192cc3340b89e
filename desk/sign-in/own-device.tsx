import { ownDevice as words } from "#content/en/desk/sign-in.ts";

/** Whether nobody else uses this browser: then it stays signed in, and keeps the address. */
export function OwnDevice({
  checked,
  onChange,
}: {
  checked: boolean;
  onChange: (isOwnDevice: boolean) => void;
}) {
  return (
    <label className="flex items-start gap-2.5 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-1 size-4.5 shrink-0 accent-action"
      />
      <span>
        {words.label}
        <span className="block text-small text-soft">{words.means}</span>
      </span>
    </label>
  );
}
