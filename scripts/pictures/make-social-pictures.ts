import { realpath, rm } from "node:fs/promises";
import path from "node:path";
import { buildFolder } from "../run/build-folders.ts";
import { socialPicturesLeft } from "../run/build-stamp.ts";
import { picturedPages } from "./pictured-pages.ts";
import { makeSocialPictures } from "./social-pictures.ts";

/* `npm start` runs this beside the server after a build that has skipped these pictures. */

// Resolved once: another build may become the current one meanwhile.
const folder = await realpath(buildFolder);
await makeSocialPictures(path.join(folder, "client"), picturedPages());
await rm(path.join(folder, socialPicturesLeft), { force: true });
