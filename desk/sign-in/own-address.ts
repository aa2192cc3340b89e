const doors = ["/desk/sign-in", "/desk/enter", "/desk/join"];

/**
 * Where to go after signing in: the page that `?to=` names if it belongs to the desk, else the
 * desk's first page. Links to other sites or back to a sign-in page are ignored, because anybody
 * can craft one.
 */
export function ownAddress(to: string | null): string {
  const first = "/desk";
  if (!to?.startsWith("/") || !URL.canParse(to, location.origin)) return first;
  const { origin, pathname, search, hash } = new URL(to, location.origin);
  const isOwn = origin === location.origin && (pathname === first || pathname.startsWith("/desk/"));
  return isOwn && !doors.includes(pathname) ? `${pathname}${search}${hash}` : first;
}
