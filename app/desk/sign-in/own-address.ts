const doors = ["/desk/sign-in", "/desk/enter", "/desk/join"];

/**
 * Where to go after signing in: what `?to=` asks for when that is a page of the desk, else the desk's first
 * page. Whatever leads elsewhere, or back to a door, is left alone: anybody can write a link.
 */
export function ownAddress(to: string | null): string {
  const first = "/desk";
  if (!to?.startsWith("/") || !URL.canParse(to, location.origin)) return first;
  const { origin, pathname, search, hash } = new URL(to, location.origin);
  const isOwn = origin === location.origin && (pathname === first || pathname.startsWith("/desk/"));
  return isOwn && !doors.includes(pathname) ? `${pathname}${search}${hash}` : first;
}
