import { keepEarlyPresses } from "./early-presses.ts";
import { followEarlyScroll } from "./early-scroll.ts";
import { startScriptsLater } from "./late-scripts.ts";

/* The inline script at the end of a page. */

keepEarlyPresses(startScriptsLater());
followEarlyScroll();
