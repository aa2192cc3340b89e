import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "./read-settings.ts";

describe("the settings of a command", () => {
  let folder = "";
  let warnings: string[] = [];
  const warn = (line: string) => warnings.push(line);
  const write = async (text: string) => {
    const file = path.join(folder, "site.env");
    await writeFile(file, text);
    return file;
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "site-settings-"));
    warnings = [];
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("come from a file, and the environment wins", async () => {
    const file = await write('PORT=4000\nMAIL_FROM="Roofs <a@roofs.example>"\n');
    const settings = readSettings({ PORT: "5000" }, { file, warn });
    expect(settings).toEqual({ PORT: "5000", MAIL_FROM: "Roofs <a@roofs.example>" });
    expect(warnings).toEqual([]);
  });

  it("come from the first usual file that is there", async () => {
    const usual = [path.join(folder, "absent.env"), await write("PORT=4000\n")];
    expect(readSettings({}, { usual, warn })).toEqual({ PORT: "4000" });
    expect(readSettings({ PORT: "1" }, { usual: usual.slice(0, 1), warn })).toEqual({ PORT: "1" });
  });

  it("refuse a named file that is not there", () => {
    const file = path.join(folder, "absent.env");
    expect(() => readSettings({}, { file, warn })).toThrow(
      `--env-file cannot be read: ${file} (ENOENT)`,
    );
  });

  it("refuse every misspelled name of a file, and say what was meant", async () => {
    const file = await write(
      "SMTP_URI=smtp://secret\nMAIL_SENDER=a\nSITE_HOST=b\nEDITOR=vi\nTZ=UTC\n",
    );
    expect(() => readSettings({}, { file, warn })).toThrow(
      /^MAIL_SENDER is not a setting; did you mean MAIL_FROM\?; SMTP_URI is not a setting; did you mean SMTP_URL\?$/,
    );
  });

  it("refuse in the environment only what is a character off", () => {
    const usual: string[] = [];
    expect(() => readSettings({ SMTP_URI: "x" }, { usual, warn })).toThrow(
      "did you mean SMTP_URL?",
    );
    const others = { SITE_NAME: "x", POST: "x", MAIL: "/var/mail/x", LOGNAME: "x", HOSTNAME: "x" };
    expect(readSettings(others, { usual, warn })).toEqual(others);
  });

  it("name what is empty in a file and not in the environment", async () => {
    const file = await write("SMTP_URL=\nSITE_URL=\n");
    readSettings({ SITE_URL: "https://roofs.example" }, { file, warn });
    expect(warnings).toEqual(["Empty in the file of settings, as if absent: SMTP_URL"]);
  });
});
