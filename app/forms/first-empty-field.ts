/** The first required field in a part of the page that has no entry yet. */
export function firstEmptyField(part: ParentNode): HTMLInputElement | undefined {
  return [...part.querySelectorAll<HTMLInputElement>('[aria-required="true"]')].find(
    (field) => field.value.trim() === "",
  );
}
