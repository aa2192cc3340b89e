import {
  chownSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { faultFile, lease, pauseFile } from "./pause-file.ts";

/** What an upgrade has asked of the site. */
export type Pause = Readonly<{
  /** Whether no process of the site can have taken a write since. False once one has found the upgrade dead. */
  isUnbroken: () => boolean;
  /** Why the release could not start, once it has said so. */
  faultOf: (version: string) => string | undefined;
  /** To be called before each start: what a release has said at one tells nothing of the next. */
  forgetFault: () => void;
  /** Lets the site take writes again. */
  end: () => void;
}>;

/**
 * Asks the site to take no writes, until it is ended or the process that asks is.
 * @throws Error in one line when the data folder takes no file.
 */
export function askForPause(dataDir: string): Pause {
  const file = pauseFile(dataDir);
  const fault = faultFile(dataDir);
  rmSync(fault, { force: true });
  writeFileSync(file, "");
  // The site, too, removes it.
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
  const touching = setInterval(() => touch(file), lease / 10);
  return {
    isUnbroken: () => existsSync(file),
    faultOf: (version) => saidBy(version, fault),
    forgetFault: () => rmSync(fault, { force: true }),
    end() {
      clearInterval(touching);
      rmSync(file, { force: true });
      rmSync(fault, { force: true });
    },
  };
}

/** One that the site has removed is not made again. */
function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // `isUnbroken` says so.
  }
}

function saidBy(version: string, file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const [release, ...fault] = readFileSync(file, "utf8").split("\n");
  return release === version ? fault.join("\n") : undefined;
}
