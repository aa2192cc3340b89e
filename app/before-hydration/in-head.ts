import { type FontFiles, loadFonts } from "./font-loading.ts";
import { keyFragmentEntries } from "./fragment-entries.ts";
import { rememberLeaving } from "./leaving.ts";

/* The inline script in a page's head. The font files' addresses are attributes of its element. */

keyFragmentEntries();
rememberLeaving();
loadFonts(document.currentScript?.dataset as FontFiles);
