/** People neither see this field nor come to it; programs fill it in and so give themselves away. */
export function Trap() {
  return (
    <label aria-hidden="true" className="sr-only">
      Website
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
