/** People neither see this field nor reach it; bots fill it in and give themselves away. */
export function Trap() {
  return (
    <div aria-hidden="true" className="sr-only print:hidden">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
