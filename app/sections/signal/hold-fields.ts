const texts = "input:is([type=text], [type=tel], [type=email]), textarea";
const choices = "input:is([type=radio], [type=checkbox], [type=file]), select";

/**
 * Keeps what was entered into a form as it is, while it is being sent: what is typed meanwhile would be lost without a
 * word. Not disabled, so that it can be read, and goes along with what a tab remembers.
 */
export function holdFields(form: HTMLElement | null) {
  const typed = [...(form?.querySelectorAll<HTMLInputElement>(texts) ?? [])];
  const chosen = [...(form?.querySelectorAll<HTMLSelectElement>(choices) ?? [])].filter(
    (field) => !field.ariaDisabled,
  );
  const selected = new Map(chosen.map((field) => [field, field.selectedIndex]));
  const holding = new AbortController();

  function prevent(event: Event): void {
    const target = event.target as HTMLElement;
    if (!target.closest("input, select, button") || target.closest("[data-signal]")) return;
    if (event instanceof KeyboardEvent && event.key === "Tab") return;
    const isSelect = target instanceof HTMLSelectElement;
    if (event.type !== "click" && !isSelect) return;
    event.preventDefault();
    event.stopPropagation();
    // Some browsers let one choose all the same.
    if (event.type === "input" && isSelect) target.selectedIndex = selected.get(target) ?? 0;
  }

  for (const field of typed) field.readOnly = true;
  for (const field of chosen) field.ariaDisabled = "true";
  for (const type of ["click", "mousedown", "keydown", "input"])
    form?.addEventListener(type, prevent, { capture: true, signal: holding.signal });

  return {
    /** Whether there is anything that can be changed once it is released. */
    holdsFields: typed.length + chosen.length > 0,
    release(): void {
      holding.abort();
      for (const field of typed) field.readOnly = false;
      for (const field of chosen) field.ariaDisabled = null;
    },
  };
}
