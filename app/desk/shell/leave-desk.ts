/**
 * After signing out: the door, as a document of its own. Nothing of who was here stays in the page's memory, and no
 * page that is still shown asks for what it may not see any more.
 */
export function leaveDesk(): void {
  location.assign("/desk/sign-in");
}
