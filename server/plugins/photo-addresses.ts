import { pagePath, splitTarget } from "./request-target.ts";

/** Where a photo is sent by itself. */
export const photoCall = "/api/photos";

/** Where an owner sends a file of another program, which is as large as a photo. */
export const importCall = "/api/desk/imports";
/** Where a mail server posts what has come in, which may bring photos. */
export const mailCall = "/mails/incoming";

/** Pages whose forms take photos without scripts; `:id` is one part of a path. `deploy/nginx.conf` lets them through. */
export const photoPages = [
  "/contact-us",
  "/contact",
  "/emergency-contact",
  "/roof-assessment",
  "/appointments/:id",
] as const;

/** Whether a page's form takes photos without scripts. */
export function takesPhotos(url: string): boolean {
  const path = pathOf(url);
  return photoPages.some((page) => patternOf(page).test(path));
}

/** Whether it is the address of a call that takes as long as a photo does. */
export function isPhotoCall(url: string): boolean {
  return [photoCall, importCall, mailCall].includes(pathOf(url));
}

const pathOf = (url: string) => pagePath(splitTarget(url).path);

function patternOf(page: string): RegExp {
  return new RegExp(`^${page.replace(":id", "[^/]+")}$`);
}
