import { pagePath, splitTarget } from "./request-target.ts";

/** Where a photo is sent by itself. */
export const photoCall = "/api/photos";

/** Where an owner sends a file of another program, which is as large as a photo. */
export const importCall = "/api/desk/imports";
/** Where staff send a photo of a roof; `:lead` and `:photo` are one part of a path each. */
export const roofPhotoCall = "/api/desk/leads/:lead/roof-photos/:photo";
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
  const path = pathOf(url);
  return [photoCall, importCall, mailCall].includes(path) || patternOf(roofPhotoCall).test(path);
}

const pathOf = (url: string) => pagePath(splitTarget(url).path);

function patternOf(page: string): RegExp {
  return new RegExp(`^${page.replaceAll(/:\w+/g, "[^/]+")}$`);
}
