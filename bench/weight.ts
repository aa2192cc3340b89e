import { weighPages, weightTable } from "#tests/support/page-weight.ts";
import { buildFolder } from "../scripts/run/build-folders.ts";

/* `npm run bench -- weight [folder]`: what every prerendered page costs before anybody scrolls. */

const [folder = buildFolder] = process.argv.slice(2);
process.stdout.write(`${weightTable(await weighPages(folder))}\n`);
