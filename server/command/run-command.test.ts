import { describe, expect, it, vi } from "vitest";
import { release } from "#server/release.ts";
import { type Command, WrongUsage } from "./command.ts";
import { runCommand } from "./run-command.ts";

async function run(words: string[], body: Command["run"] = async () => 0) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const spy = vi.fn(body);
  const greet: Command = { usage: "NAME [--loud]", summary: "Greets somebody.", run: spy };
  const code = await runCommand({ greet }, words, {
    environment: { HOST: "::1" },
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, printed: printed.join("\n"), complaints: complaints.join("\n"), spy };
}

describe("the command", () => {
  it("runs a subcommand with its arguments and the settings, and ends with its code", async () => {
    const { code, spy } = await run(["greet", "Ada", "--loud"], async () => 7);
    expect(code).toBe(7);
    expect(spy).toHaveBeenCalledExactlyOnceWith(
      ["Ada", "--loud"],
      expect.objectContaining({ settings: { HOST: "::1" } }),
    );
  });

  it.each([[["help"]], [["--help"]], [["-h"]]])("explains itself: %j", async (words) => {
    const { code, printed } = await run(words);
    expect(code).toBe(0);
    expect(printed).toContain("site greet NAME [--loud]\n      Greets somebody.");
  });

  it("says which release it is", async () => {
    expect(await run(["--version"])).toMatchObject({ code: 0, printed: release });
  });

  it("explains a subcommand without running it", async () => {
    const { code, printed, spy } = await run(["greet", "--help"]);
    expect([code, printed]).toEqual([0, "site greet NAME [--loud]\nGreets somebody."]);
    expect(spy).not.toHaveBeenCalled();
  });

  it.each([
    [[], "A command is missing."],
    [["gret"], "There is no command gret."],
    [["constructor"], "There is no command constructor."],
    [["--env-file"], "--env-file needs the name of a file."],
  ])("says what is wrong, and all it can do: %j", async (words, message) => {
    const { code, printed, complaints } = await run(words);
    expect([code, printed]).toEqual([2, ""]);
    expect(complaints.split("\n")[0]).toBe(message);
    expect(complaints).toContain("site greet NAME");
  });

  it("shows the usage of a subcommand that was used wrongly", async () => {
    const { code, complaints } = await run(["greet"], async () => {
      throw new WrongUsage("Name somebody.");
    });
    expect([code, complaints]).toEqual([2, "Name somebody.\nUsage: site greet NAME [--loud]"]);
  });

  it("says in one line what went wrong", async () => {
    const { code, complaints } = await run(["greet"], async () => {
      throw new Error("Nobody is there.");
    });
    expect([code, complaints]).toEqual([1, "Nobody is there."]);
  });

  it.each([[["--env-file", "/nowhere/x.env", "greet"]], [["greet", "--env-file=/nowhere/x.env"]]])(
    "reads the named file of settings, before or after the subcommand: %j",
    async (words) => {
      const { code, complaints, spy } = await run(words);
      expect(code).toBe(1);
      expect(complaints).toContain("--env-file cannot be read: /nowhere/x.env (ENOENT)");
      expect(spy).not.toHaveBeenCalled();
    },
  );
});
