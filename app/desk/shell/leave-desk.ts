/**
 * After signing out, loads the sign-in page as a new document. This clears the page's memory, and
 * no page still on screen requests data that it may no longer see.
 */
export function leaveDesk(): void {
  location.assign("/desk/sign-in");
}
