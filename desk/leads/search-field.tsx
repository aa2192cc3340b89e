import { type RefObject, useEffect, useEffectEvent, useState } from "react";

const waitFor = 180;

/**
 * Searches words and numbers as they are typed; the address follows after a pause. Escape leaves
 * the field.
 */
export function SearchField({
  field,
  id,
  label,
  placeholder,
  value,
  onChange,
}: {
  field?: RefObject<HTMLInputElement | null>;
  id?: string;
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // The address changed some other way: by a tab, a saved view, or Back.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const settle = useEffectEvent((text: string) => {
    if (text === value) return;
    setShown(text);
    onChange(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), waitFor);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <input
      ref={field}
      id={id}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") settle(typed);
        if (event.key !== "Escape") return;
        // Chromium would also empty the field, and with it the search.
        event.preventDefault();
        event.currentTarget.blur();
      }}
      className="min-h-9 w-72 min-w-0 rounded-sm border border-edge bg-panel px-2.5 py-1.5 text-ink placeholder:text-soft max-md:flex-1 pointer-coarse:min-h-11"
    />
  );
}
