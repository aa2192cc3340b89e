/**
 * Two rooflines at 6 in 12, the nearer one in the colour of the text. Decorative: the name stands
 * beside it.
 */
export function LogoMark({ className = "h-9" }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 56 32" className={`aspect-[7/4] shrink-0 ${className}`}>
      <path
        d="M20 12.5 36 4.5 56 14.5V8.5L36-1.5 20 6.5Z"
        transform="translate(0 2)"
        className="fill-copper-400"
      />
      <path
        fill="currentColor"
        d="M0 26 20 16 40 26V32.5L20 22.5 0 32.5Z"
        transform="translate(0 -1)"
      />
    </svg>
  );
}
