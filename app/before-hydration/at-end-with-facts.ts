import "./at-end.ts";
import { askForFacts } from "./set-facts.ts";

/* The same while an owner has set a fact. The address of what is set is an attribute of the script's element. */

window.setFacts = askForFacts(document.currentScript?.dataset.facts as string);
