/**
 * Two rooflines at 6 in 12, cut plumb at the eaves; the nearer one has the colour of the text.
 * Decorative: the name stands beside it.
 */
export function LogoMark({ className = "h-9" }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 56 32" className={`aspect-[7/4] shrink-0 ${className}`}>
      <path d="M16 10.5 36 .5 56 10.5V17L36 7 16 17Z" className="fill-copper-400" />
      <path d="M0 25 20 15 40 25V31.5L20 21.5 0 31.5Z" fill="currentColor" />
    </svg>
  );
}
