const alarm =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#c2261d"/><path d="M14 7h4l-.6 12h-2.8zM14 22h4v4h-4z" fill="#fff"/></svg>',
  );

let usual: { link: HTMLLinkElement; href: string }[] = [];

/** Shows in the browser's tab that an emergency waits, or the usual icon again. */
export function showAlarmIcon(isAlarm: boolean): void {
  for (const { link, href } of usual) link.href = href;
  usual = [];
  if (!isAlarm) return;
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=icon]")];
  usual = links.map((link) => ({ link, href: link.href }));
  for (const link of links) link.href = alarm;
}
