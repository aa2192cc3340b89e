import { type FontFiles, loadFonts } from "./font-loading.ts";
import { keyFragmentEntries } from "./fragment-entries.ts";
import { rememberScroll } from "./scroll-memory.ts";

/* The inline script in a page's head. The font files' addresses are attributes of its element. */

keyFragmentEntries();
rememberScroll();
loadFonts(document.currentScript?.dataset as FontFiles);
