import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { release } from "#server/release.ts";
import { startSmtpInbox } from "#tests/support/smtp-inbox.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";
import { checkClock } from "./clock.ts";
import { checkDataFolder } from "./data-folder.ts";
import { checkDatabase } from "./database.ts";
import { checkBounceNames, checkMailNames, type Names } from "./mail-names.ts";
import { checkMail, checkMailServer, explainCertificate } from "./mail-server.ts";
import { checkPublicAddress } from "./public-address.ts";
import { checkRunningSite } from "./running-site.ts";

describe.each(engines)("the check of a database on %s", (engine) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await createStorage(engine, "none");
  });
  afterEach(() => storage.drop());

  it("finds that there is none", async () => {
    expect(await checkDatabase(storage)).toMatchObject({
      state: "FAULT",
      text: expect.stringContaining("There is no"),
    });
  });

  it("counts its leads", async () => {
    await (await storage.open()).close();
    expect(await checkDatabase(storage)).toEqual({
      state: "ok",
      text: expect.stringMatching(/^(SQLite|PostgreSQL), \d+ migrations, 0 leads$/),
    });
  });

  it("says that the next start migrates it", async () => {
    const connection = await storage.open();
    await connection.database
      .withTables<{ kysely_migration: { name: string } }>()
      .deleteFrom("kysely_migration")
      .where("name", ">", "0010")
      .execute();
    await connection.close();
    const { state, text } = await checkDatabase(storage);
    expect(state).toBe("ok");
    expect(text).toMatch(/\d more at the next start$/);
  });

  it("says that this release is too old for it", async () => {
    const connection = await storage.open();
    await connection.database
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto("kysely_migration")
      .values({ name: "9999-later", timestamp: "2030-01-01" })
      .execute();
    await connection.close();
    expect(await checkDatabase(storage)).toMatchObject({
      state: "FAULT",
      text: expect.stringContaining("changed by a later release (migration 9999-later)"),
    });
  });

  it("finds this machine's clock to be the database's", async () => {
    expect((await checkClock(storage)).state).not.toBe("FAULT");
  });
});

describe("the check of the data folder", () => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await createStorage("sqlite");
  });
  afterEach(() => storage.drop());

  it("says what is free there", async () => {
    const { state, text } = await checkDataFolder(storage);
    expect(state).not.toBe("FAULT");
    expect(text).toMatch(/\d\.\d GB free/);
  });

  it("does not create it", async () => {
    const dataDir = path.join(storage.dataDir, "absent");
    expect(await checkDataFolder({ dataDir })).toMatchObject({
      state: "FAULT",
      text: expect.stringContaining("cannot be written (ENOENT)"),
    });
    expect(await checkDataFolder({ dataDir: "/proc/nope" })).toMatchObject({ state: "FAULT" });
  });

  it("finds a damaged database", async () => {
    await mkdir(storage.dataDir, { recursive: true });
    await writeFile(path.join(storage.dataDir, "site.db"), "no database at all, but some text");
    expect((await checkDatabase(storage)).state).toBe("FAULT");
  });
});

describe("the check of the mail server", () => {
  it("logs in and sends a mail", async () => {
    const inbox = await startSmtpInbox({ login: () => true });
    const smtpUrl = `smtp://roof:secret@127.0.0.1:${inbox.port}`;
    expect(await checkMailServer({ smtpUrl })).toMatchObject({ state: "ok" });
    const site = { smtpUrl, mailFrom: "Roofs <a@roofs.example>", siteUrl: "https://roofs.example" };
    expect(await checkMail(site, "ada@example.com")).toMatchObject({ state: "ok" });
    expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([["ada@example.com"]]);
    await inbox.close();
  });

  it("says what to do when the login is refused, without the password or what the server said", async () => {
    const inbox = await startSmtpInbox({ login: () => false });
    const smtpUrl = `smtp://roof:secret@127.0.0.1:${inbox.port}`;
    expect(await checkMailServer({ smtpUrl })).toEqual({
      state: "FAULT",
      text: "it refused the login (535): check user and password in SMTP_URL",
    });
    await inbox.close();
  });

  it.each([
    ["CERT_HAS_EXPIRED", {}, "has expired: whoever runs it has to renew it"],
    ["CERT_NOT_YET_VALID", {}, "look at this machine's clock"],
    [
      "ERR_TLS_CERT_ALTNAME_INVALID",
      { subjectaltname: "DNS:mail.example.com" },
      "for another name (mail.example.com): correct the host",
    ],
    ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", {}, "in NODE_EXTRA_CA_CERTS"],
  ])("says of a certificate with %s what to do", (code, cert, words) => {
    const cause = Object.assign(new Error("of the test"), { code, cert });
    expect(explainCertificate(cause)).toContain(words);
    expect(explainCertificate(new Error("certificate", { cause }))).toContain(words);
  });

  it("says that its certificate has expired, and how to do without in one's own network", async () => {
    const inbox = await startSmtpInbox({ selfSigned: true });
    const smtpUrl = `smtp://${inbox.untrustedHost}:${inbox.port}`;
    const { state, text } = await checkMailServer({ smtpUrl });
    expect(state).toBe("FAULT");
    expect(text).toContain("its certificate has expired");
    expect(text).toContain("?ignoreTLS=true");
    expect((await checkMailServer({ smtpUrl: `${smtpUrl}?ignoreTLS=true` })).state).toBe("ok");
    await inbox.close();
  });

  it("says that nobody listens there", async () => {
    expect(await checkMailServer({ smtpUrl: "smtp://127.0.0.1:1" })).toMatchObject({
      state: "FAULT",
      text: expect.stringContaining("check host and port"),
    });
  });

  it("says that the recipient is refused", async () => {
    const inbox = await startSmtpInbox({ refuse: "ada@example.com" });
    const site = { mailFrom: "a@roofs.example", siteUrl: "https://roofs.example" };
    const smtpUrl = `smtp://127.0.0.1:${inbox.port}`;
    expect(await checkMail({ ...site, smtpUrl }, "ada@example.com")).toMatchObject({
      state: "FAULT",
      text: "it refused the recipient (550)",
    });
    await inbox.close();
  });

  it("is left out without one", async () => {
    expect(await checkMailServer({ smtpUrl: undefined })).toMatchObject({ state: "skip" });
  });
});

describe("the check of the mail domain", () => {
  const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
  const names = (answers: { spf?: string[]; dmarc?: string; mx?: boolean }): Names => ({
    resolveTxt: (async (name: string) =>
      name.startsWith("_dmarc.")
        ? answers.dmarc
          ? [[answers.dmarc]]
          : failing("ENOTFOUND")
        : (answers.spf ?? []).map((text) => [text])) as Names["resolveTxt"],
    resolveMx: async () => (answers.mx ? [{ exchange: "mx.example", priority: 1 }] : []),
  });
  const mailFrom = "Roofs <a@roofs.example>";

  it("is content with MX, SPF and DMARC", async () => {
    const all = names({ spf: ["other", "v=spf1 -all"], dmarc: "v=DMARC1; p=none", mx: true });
    expect(await checkMailNames({ mailFrom }, all)).toMatchObject({
      state: "ok",
      text: expect.stringContaining("roofs.example has MX, SPF and DMARC"),
    });
  });

  it("names each that is missing", async () => {
    const { state, text } = await checkMailNames({ mailFrom }, names({}));
    expect(state).toBe("warn");
    for (const word of ["no MX", "no SPF", "no DMARC"]) expect(text).toContain(word);
    const twice = names({ spf: ["v=spf1 a -all", "v=spf1 mx -all"], mx: true });
    expect((await checkMailNames({ mailFrom }, twice)).text).toContain("two SPF records");
  });

  it("says nothing about it when no name server answers", async () => {
    const away: Names = {
      resolveTxt: () => failing("ETIMEOUT"),
      resolveMx: () => failing("ETIMEOUT"),
    };
    expect(await checkMailNames({ mailFrom }, away)).toMatchObject({ state: "skip" });
  });
});

describe("the check of where mails come back to", () => {
  const siteUrl = "https://www.roofs.example";
  const incomingMail = { bounceAddress: "bounces@mail.roofs.example", secret: "a".repeat(16) };
  const names = (hasThem: boolean): Names => ({
    resolveTxt: async () => (hasThem ? [["v=spf1 mx -all"]] : []),
    resolveMx: async () => (hasThem ? [{ exchange: "mx.roofs.example", priority: 1 }] : []),
  });

  it("says where the mail server has to post them, and what its domain lacks", async () => {
    expect(await checkBounceNames({ incomingMail, siteUrl }, names(true))).toEqual({
      state: "ok",
      text: "mail.roofs.example has MX and SPF; its mail server has to post to https://www.roofs.example/mails/incoming",
    });
    const { state, text } = await checkBounceNames({ incomingMail, siteUrl }, names(false));
    expect([state, text]).toEqual(["warn", expect.stringMatching(/no MX.*no SPF/)]);
  });

  it("is skipped without an address for them", async () => {
    const finding = await checkBounceNames({ incomingMail: undefined, siteUrl });
    expect(finding.state).toBe("skip");
  });
});

describe("the check of the public address", () => {
  const servers: Server[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
  async function listen(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const answering = (status: number, body: object, headers = {}): RequestListener => {
    return (_request, response) => {
      response.writeHead(status, headers).end(JSON.stringify(body));
    };
  };

  it.each([
    [200, { success: true, status: "ok", release }, "warn", "without TLS"],
    [200, { success: true, status: "ok", release: "0.0.1" }, "FAULT", "release 0.0.1"],
    [200, { hello: "world" }, "FAULT", "not with this site"],
    [502, {}, "FAULT", "the proxy does not reach the site (502)"],
    [503, { success: false, error: "This process is stopping." }, "FAULT", "is stopping."],
  ])("understands %i %j", async (status, body, state, words) => {
    const found = await checkPublicAddress(await listen(answering(status, body)));
    expect(found).toEqual({ state, text: expect.stringContaining(words) });
  });

  it("asks nothing that the proxies' files close to the public", async () => {
    const closed = ["deploy/Caddyfile", "deploy/nginx.conf"].map((file) => {
      const [, address] = /(\/readyz)/.exec(readFileSync(file, "utf8")) ?? [];
      return address;
    });
    expect(closed).toEqual(["/readyz", "/readyz"]);
    const server = await startTestApp("sqlite");
    const asked: string[] = [];
    const proxy: RequestListener = async ({ url = "" }, response) => {
      asked.push(url);
      if (url.startsWith("/readyz")) return void response.writeHead(404).end();
      const answer = await fetch(server.url + url);
      response.writeHead(answer.status).end(await answer.text());
    };
    expect((await checkPublicAddress(await listen(proxy))).text).toContain(`release ${release}`);
    expect(asked).toEqual(["/healthz"]);
    await server.close();
  });

  it.each([
    [200, { status: "ready", release }, "ok", "is ready"],
    [200, { status: "degraded", release }, "warn", "mails do not go out"],
    [200, { status: "ready", release: "0.0.1" }, "FAULT", "release 0.0.1"],
    [503, { error: "The database is away." }, "FAULT", "The database is away."],
  ])(
    "understands the site on this machine, when it says %i %j",
    async (status, body, state, words) => {
      const { port } = new URL(await listen(answering(status, body)));
      const found = await checkRunningSite({ host: "0.0.0.0", port: Number(port) });
      expect(found).toEqual({ state, text: expect.stringContaining(words) });
      expect((await checkRunningSite({ host: "0.0.0.0", port: 1 })).state).toBe("skip");
    },
  );

  it("asks the site at the address at which it listens", async () => {
    const { port } = new URL(await listen(answering(200, { status: "ready", release })));
    const elsewhere = { host: "127.0.0.2", port: Number(port) };
    expect(await checkRunningSite(elsewhere)).toEqual({
      state: "skip",
      text: `none answers on this machine at http://127.0.0.2:${port}/readyz`,
    });
  });

  it("names the address that it leads on to", async () => {
    const url = await listen(answering(301, {}, { location: "https://www.roofs.example/readyz" }));
    expect((await checkPublicAddress(url)).text).toContain("leads on to https://www.roofs.example");
  });

  it("says that nobody answers, or not in time", async () => {
    expect((await checkPublicAddress("http://127.0.0.1:1")).text).toContain("does not answer");
    const silent = createTcpServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as AddressInfo;
    const found = await checkPublicAddress(`http://127.0.0.1:${port}`, 100);
    expect(found.text).toContain("no answer in time");
    silent.close();
  });
});
