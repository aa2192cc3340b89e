/** An e-mail address that may break after its `@`, and elsewhere only where a line cannot hold it. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.indexOf("@") + 1;
  return (
    <span className="wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
