import { rm } from "node:fs/promises";
import path from "node:path";
import { buildFolder, socialPicturesLeft } from "../run/build-stamp.ts";
import { picturedPages } from "./pictured-pages.ts";
import { makeSocialPictures } from "./social-pictures.ts";

/* `npm start` runs this beside the server after a build that has skipped these pictures. */

await makeSocialPictures(path.join(buildFolder, "client"), picturedPages());
await rm(socialPicturesLeft, { force: true });
