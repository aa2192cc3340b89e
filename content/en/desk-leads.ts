/* Where the server still reads what is in `desk/`. */

export { mailNames } from "./desk/mails.ts";
export { leadSourceNames } from "./desk/terms.ts";
