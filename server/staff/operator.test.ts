import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WrongUsage } from "#server/command/command.ts";
import { inviteCommand } from "#server/command/invite.ts";
import { tellFirstOwner } from "#server/first-owner.ts";
import { signIn } from "#tests/support/desk.ts";
import { openBrowser } from "#tests/support/desk-browser.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const day = 24 * 3_600_000;

describe.each(engines)("whoever runs the site on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;

  beforeEach(async () => {
    storage = await createStorage(engine);
    const { env, ...others } = storage.forApp;
    const mailbox = "Front Office <office@roofer.example>";
    server = await startTestApp(engine, { ...others, env: { ...env, OFFICE_EMAIL: mailbox } });
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  /** The file with the first owner's link. */
  const file = () => path.join(storage.dataDir, "first-owner.txt");

  /** What startup prints. */
  async function printed(): Promise<string[]> {
    const write = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
    await tellFirstOwner(server.app, storage.dataDir);
    const lines = write.mock.calls.map(([line]) => String(line));
    write.mockRestore();
    return lines;
  }

  /** What startup writes into the file. */
  async function link(): Promise<string> {
    expect(await printed()).toHaveLength(1);
    return readFile(file(), "utf8");
  }

  const tokenIn = (text: string) => {
    const [, token = ""] = /http:\/\/site\.test\/desk\/join#([\w-]{43})\n$/.exec(text) ?? [];
    return token;
  };
  const accept = async (token: string) =>
    (await openBrowser(server)).send("POST", "/api/desk/invitation", { token });

  it("sees one line at the first start, without the link, which is in a file for this user alone", async () => {
    const [line = "", ...others] = await printed();
    expect(others).toEqual([]);
    expect(line).toMatch(/^The desk has no staff yet\. [^\n]+\n$/);
    expect(line).toContain(file());
    expect(line).not.toContain(tokenIn(await readFile(file(), "utf8")));
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  });

  it("becomes the owner by that link, once, after which the file goes", async () => {
    const line = await link();
    const { status, body } = await accept(tokenIn(line));
    expect(status).toBe(200);
    expect(body.me).toMatchObject({ name: "Owner", email: "office@roofer.example", role: "owner" });
    expect((await accept(tokenIn(line))).status).toBe(400);
    expect(await printed()).toEqual([]);
    await expect(stat(file())).rejects.toThrow("ENOENT");
  });

  it("gets a running server without a link where the database cannot store one", async () => {
    const connection = await storage.open();
    await connection.database.schema.dropTable("sign_ins").execute();
    await connection.close();
    const told = vi.spyOn(server.app.log, "error");
    expect(await printed()).toEqual([]);
    expect(told).toHaveBeenCalledOnce();
  });

  it("sees another at the next start, which replaces the one before", async () => {
    const first = await link();
    const second = await link();
    expect((await accept(tokenIn(first))).status).toBe(400);
    expect((await accept(tokenIn(second))).status).toBe(200);
  });

  it("has a day to use it", async () => {
    const line = await link();
    server.clock.now = new Date(server.clock.now.getTime() + day);
    expect((await accept(tokenIn(line))).status).toBe(400);
    expect(await printed()).toHaveLength(1);
  });

  it("finds the link useless once somebody else works here", async () => {
    const line = await link();
    await signIn(server, "office");
    expect((await accept(tokenIn(line))).status).toBe(400);
    expect(await printed()).toEqual([]);
  });

  it("brings back somebody deactivated, with the requested name and role", async () => {
    const owner = await signIn(server, "owner");
    const { id } = await signIn(server, "office", "Bob");
    await owner.send("PATCH", `/api/desk/staff/${id}`, { isActive: false });
    const robert = { name: "Robert", email: "bob@office.example", role: "owner" } as const;
    const token = await server.app.services.operator.invite(robert);
    expect((await accept(token)).body.me).toMatchObject({ ...robert, id, isActive: true });
  });

  describe("by `site invite`", () => {
    const run = async (...words: string[]) => {
      const lines: string[] = [];
      const code = await inviteCommand.run(words, {
        settings: {
          SITE_URL: "http://site.test",
          DATA_DIR: storage.dataDir,
          DATABASE_URL: storage.databaseUrl,
        },
        print: (line) => lines.push(line),
      });
      return { code, lines };
    };

    it("prints a link beside a running server, and mails nothing", async () => {
      // The command uses the real clock.
      server.clock.now = new Date();
      const { lines, code } = await run("ada@example.com", "--role", "owner", "--name", "Ada B");
      expect(code).toBe(0);
      const [line = "", ...others] = lines;
      expect(others).toEqual([]);
      expect(line).toMatch(/^http:\/\/site\.test\/desk\/join#[\w-]{43}$/);
      const { body } = await accept(tokenIn(`${line}\n`));
      expect(body.me).toMatchObject({ name: "Ada B", email: "ada@example.com", role: "owner" });
      await server.app.services.outbox.drained();
      expect(server.mails).toEqual([]);
    });

    it.each([
      ["without an address", ["--role", "owner"]],
      ["without a role", ["ada@example.com"]],
      ["with a role that there is not", ["ada@example.com", "--role", "admin"]],
      ["with what is no address", ["ada", "--role", "owner"]],
      ["with something more", ["ada@example.com", "bob@example.com", "--role", "owner"]],
    ])("is told how it is used %s", async (_how, words) => {
      await expect(run(...words)).rejects.toThrow(WrongUsage);
    });
  });
});
