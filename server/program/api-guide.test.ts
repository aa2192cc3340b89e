import { execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import vm from "node:vm";
import getPort from "get-port";
import { generateSource } from "oazapfts";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { scopeWords } from "#content/en/desk/connections.ts";
import { leadKinds, leadStates } from "#domain/lead/lead.ts";
import { tokenScopes } from "#domain/token/access-token.ts";
import { webhookKinds } from "#domain/webhook/webhook.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { connectProgram, type TestProgram } from "#tests/support/programs.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { person } from "#tests/support/visitors.ts";

const run = promisify(execFile);

/*
 * What docs/api.md has to be copied is run as it stands there, by what stands in for the programs of others.
 */
describe("the guide to the calls of programs", () => {
  let guide: string;
  let server: TestApp;
  let owner: Visitor & { id: string };
  let program: TestProgram;

  beforeEach(async () => {
    guide = await readFile("docs/api.md", "utf8");
    server = await startTestApp("sqlite", { env: { ADDRESSES_INSIDE: "on" } });
    owner = await signIn(server, "owner");
    program = await connectProgram(server, owner, tokenScopes);
  });
  afterEach(() => server.close());

  /** The code of a kind, in order, without its indentation. */
  function codeOf(kind: string): string[] {
    const found = guide.matchAll(new RegExp(`^( *)\`\`\`${kind}\\n([\\s\\S]*?)^ *\`\`\``, "gm"));
    return Array.from(found, ([, indent = "", code = ""]) =>
      code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    );
  }

  it("has examples that work in a terminal, one after the other", async () => {
    await writeAsVisitor(server, owner);
    const separator = "\necho; echo ----\n";
    const day = /^DAY=.*$/m;
    const all = codeOf("sh").join(separator);
    expect(all).toMatch(day);
    // The next Monday by the real clock may be a holiday.
    const script = `set -euo pipefail\n${all.replace(day, "DAY=2026-06-03")}`.replaceAll(
      /^curl/gm,
      "echo; curl",
    );
    const env = { ...process.env, SITE: server.url, TOKEN: program.token };
    const { stdout } = await run("bash", ["-c", script], { env });
    const answers = stdout.split("\n").filter((line) => line.startsWith("{"));
    expect(answers.length).toBeGreaterThan(8);
    for (const answer of answers) expect(JSON.parse(answer)).toMatchObject({ success: true });
    const { body } = await program.send("GET", "/leads/newest?limit=1");
    expect(body.leads).toMatchObject([{ source: "angi", state: "scheduled" }]);
  });

  it("has a script for Google Sheets that adds, changes and deletes rows", async () => {
    const [script = ""] = codeOf("js").filter((code) => code.includes("syncLeads"));
    const folder = await mkdtemp(path.join(tmpdir(), "sheet-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const state = path.join(folder, "state.json");
    const file = path.join(folder, "script.mjs");
    await writeFile(file, `${standIns}\n${script}\nsyncLeads();\nkeep();`);
    await writeFile(
      state,
      JSON.stringify({ rows: [], properties: { SITE: server.url, TOKEN: program.token } }),
    );
    // Apart from this process, since it waits for its answers, as Google's does.
    const sync = async (): Promise<string[][]> => {
      await run(process.execPath, [file, state]);
      return shownRows(await readFile(state, "utf8"));
    };
    const first = await writeAsVisitor(server, owner, person(1));
    const second = await writeAsVisitor(server, owner, { ...person(2), message: "=1+1" });
    const rows = await sync();
    expect(rows.map(([id, number]) => [id, number])).toEqual([
      ["id", "number"],
      [first.id, 1],
      [second.id, 2],
    ]);
    expect(rows[2]?.[8]).toBe("'=1+1");
    await program.send("POST", `/leads/${first.id}/calls`, { outcome: "reached" });
    const erase = `/api/desk/people/${second.personId}/erase`;
    expect((await owner.send("POST", erase, { confirm: "2" })).status).toBe(200);
    const later = await sync();
    expect(later.map(([id, , , stands]) => [id, stands])).toEqual([
      ["id", "state"],
      [first.id, "contacted"],
    ]);
    expect(await sync()).toEqual(later);
  });

  it("has nodes for n8n that give on what is new, and remember where they were", async () => {
    const [place = "", leads = ""] = codeOf("js").filter((code) => code.includes("$getWorkflow"));
    const memory: Record<string, string> = {};
    const node = (code: string, given: object) =>
      vm.runInNewContext(`(() => {${code}})()`, {
        $getWorkflowStaticData: () => memory,
        $input: { first: () => ({ json: given }) },
      }) as { json: Record<string, string> }[];
    const look = async () => {
      const [query] = node(place, {});
      const answer = await program.send("GET", `/leads?${new URLSearchParams(query?.json)}`);
      const given = { statusCode: answer.status, body: answer.body };
      return node(leads, given).map(({ json }) => json.number);
    };
    await writeAsVisitor(server, owner, person(1));
    expect(await look()).toEqual([1]);
    expect(await look()).toEqual([]);
    await writeAsVisitor(server, owner, person(2));
    expect(await look()).toEqual([2]);
    server.clock.now = new Date(server.clock.now.getTime() + 100 * 86_400_000);
    await server.app.services.operations.deleteOldRows();
    program = await connectProgram(server, await signIn(server, "owner", "Later"), tokenScopes);
    await expect(look()).rejects.toThrow(/^410: /);
    expect(await look()).toEqual([1, 2]);
  });

  it("has a script for Google Sheets that takes what a webhook posts", async () => {
    const scripts = codeOf("js").filter((code) => code.includes("SpreadsheetApp"));
    expect(scripts).toHaveLength(2);
    const folder = await mkdtemp(path.join(tmpdir(), "sheet-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const state = path.join(folder, "state.json");
    const file = path.join(folder, "script.mjs");
    const posted = "const posted = JSON.parse(readFileSync(process.argv[3], 'utf8'));";
    await writeFile(
      file,
      `${standIns}\n${scripts.join("\n")}\n${posted}\ndoPost(posted);\nkeep();`,
    );
    await writeFile(state, JSON.stringify({ rows: [], properties: { KEY: "4711" } }));
    const post = async (payload: object, key = "4711"): Promise<string[][]> => {
      const request = path.join(folder, "request.json");
      const postData = { contents: JSON.stringify(payload) };
      await writeFile(request, JSON.stringify({ parameter: { key }, postData }));
      await run(process.execPath, [file, state, request]);
      return shownRows(await readFile(state, "utf8"));
    };
    const lead = await writeAsVisitor(server, owner, person(1));
    const read = async () => (await program.send("GET", `/leads/${lead.id}`)).body.lead;
    const told = async () => ({
      type: "lead.changed",
      data: { leadId: lead.id, lead: await read() },
    });
    expect((await post(await told())).map(([id]) => id)).toEqual(["id", lead.id]);
    await program.send("POST", `/leads/${lead.id}/calls`, { outcome: "reached" });
    expect((await post(await told())).map(([, , , stands]) => stands)).toEqual([
      ...["state", "contacted"],
    ]);
    expect(await post({ type: "test", data: { text: "A test." } })).toHaveLength(2);
    await expect(post(await told(), "guessed")).rejects.toThrow("not from the site");
    expect(await post({ type: "lead.gone", data: { leadId: lead.id } })).toHaveLength(1);
  });

  it("has a receiver that takes what the site posts, and nothing else", async () => {
    const [receiver = ""] = codeOf("js").filter((code) => code.includes('from "standardwebhooks"'));
    const [own = ""] = codeOf("js").filter((code) => code.includes("isFromSite"));
    const port = await getPort();
    // What is checked is not older than five minutes, by the real clock.
    server.clock.now = new Date();
    const there = await signIn(server, "owner");
    const kinds = ["arrived"];
    const address = `http://127.0.0.1:${port}/`;
    const { secret } = await there.post("/api/desk/webhooks", { name: "Mine", address, kinds });
    const child = spawn(process.execPath, ["--input-type=module", "--eval", receiver], {
      env: { ...process.env, SECRET: secret, PORT: String(port) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      const lines: string[] = [];
      createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
      const forged = (headers: Record<string, string>) =>
        fetch(address, { method: "POST", body: "{}", headers }).then(({ status }) => status);
      await expect.poll(() => forged({}).catch(() => 0)).toBe(401);
      const lead = await writeAsVisitor(server, there);
      await server.app.services.webhookSender.drained();
      await expect.poll(() => lines).toEqual([`lead.arrived ${lead.id}`]);
      const folder = await mkdtemp(path.join(tmpdir(), "check-"));
      onTestFinished(() => rm(folder, { recursive: true }));
      await writeFile(path.join(folder, "check.mjs"), own);
      const { isFromSite } = await import(pathToFileURL(path.join(folder, "check.mjs")).href);
      const at = new Date();
      const headers = {
        "webhook-id": "an-id",
        "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
        "webhook-signature": `v1,AAAA ${new Webhook(secret).sign("an-id", at, "{}")}`,
      };
      expect(isFromSite("{}", headers, secret)).toBe(true);
      expect(isFromSite("{ }", headers, secret)).toBe(false);
      expect(isFromSite("{}", { ...headers, "webhook-timestamp": "1" }, secret)).toBe(false);
      expect(await forged({ ...headers, "webhook-signature": "v1,AAAA" })).toBe(401);
    } finally {
      child.kill();
    }
  });

  it("quotes what is posted, to the last field", async () => {
    const [quoted = ""] = codeOf("json");
    const given = await receive(async (address) => {
      const kinds = ["call"];
      await owner.post("/api/desk/webhooks", { name: "Mine", address, kinds });
      const [, stored = ""] = /-d '(\{"name": "Ada[\s\S]*?\})'/.exec(guide) ?? [];
      const { lead } = (await program.send("POST", "/leads", JSON.parse(stored))).body;
      const time = { date: "2026-06-08", timeSlot: "9:00 AM" };
      await program.send("POST", `/leads/${lead.id}/appointments`, time);
      const called = { outcome: "reached", note: "Will be at home." };
      await program.send("POST", `/leads/${lead.id}/calls`, called);
      await server.app.services.webhookSender.drained();
    });
    expect(withoutMoments(JSON.parse(given))).toEqual(withoutMoments(JSON.parse(quoted)));
  });

  it("has a client that lists leads, and compiles", async () => {
    const [own = ""] = codeOf("ts");
    await mkdir(".generated", { recursive: true });
    // Inside the project, where its packages are found.
    const folder = await mkdtemp(path.resolve(".generated/guide-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const document = path.join(folder, "openapi.json");
    await writeFile(document, await (await fetch(`${server.url}/api/v1/openapi.json`)).text());
    await writeFile(path.join(folder, "client.ts"), await generateSource(document));
    const file = path.join(folder, "own.ts");
    await writeFile(file, `${own}\nexport {};\n`);
    const options = "--ignoreConfig --noEmit --strict --skipLibCheck --allowImportingTsExtensions";
    const language = "--target esnext --module nodenext --types node";
    await run(path.resolve("node_modules/.bin/tsc"), [
      ...`${options} ${language}`.split(" "),
      file,
    ]);
    await writeAsVisitor(server, owner, person(1));
    const env = { ...process.env, SITE: server.url, TOKEN: program.token };
    const { stdout } = await run(process.execPath, [file], { env });
    expect(stdout).toBe(`1 ${person(1).name} new\n`);
  });

  it("names every type that is posted, and no other", () => {
    const [chapter = ""] = /## Webhooks[\s\S]*?```json/.exec(guide) ?? [];
    const named = Array.from(chapter.matchAll(/`(lead\.[\w-]+)`/g), ([, type]) => type);
    expect(named.toSorted()).toEqual(webhookKinds.map((kind) => `lead.${kind}`).toSorted());
  });

  it("names every scope as the desk does and no other, and the addresses that Zapier asks", async () => {
    const named = Array.from(
      guide.matchAll(/^\| `(\w+:\w+)` \| (.+?) \|/gm),
      ([, scope = "", name]) => [scope, name],
    );
    expect(Object.fromEntries(named)).toEqual(
      Object.fromEntries(tokenScopes.map((scope) => [scope, scopeWords[scope].name])),
    );
    const [, kinds = ""] = /^\| `kind` \| (.+) \|$/m.exec(guide) ?? [];
    expect(namesIn(kinds)).toEqual(leadKinds);
    const [, states = ""] = /^\| `state` \| (.+) \|$/m.exec(guide) ?? [];
    expect(namesIn(states)).toEqual(leadStates);
    const [poll = ""] = /\/leads\/newest\?limit=50/.exec(guide) ?? [];
    const { status, body } = await program.send("GET", poll);
    expect([status, body.leads]).toEqual([200, []]);
  });
});

/** Takes what is posted to an address of its own. @returns the one body that is posted meanwhile. */
async function receive(work: (address: string) => Promise<void>): Promise<string> {
  const posted: string[] = [];
  const receiver = createServer(async (request, response) => {
    posted.push(await text(request));
    response.writeHead(204).end();
  });
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  try {
    const { port } = receiver.address() as AddressInfo;
    await work(`http://127.0.0.1:${port}/`);
  } finally {
    receiver.close();
  }
  expect(posted).toHaveLength(1);
  return posted[0] ?? "";
}

function namesIn(words: string): string[] {
  return Array.from(words.matchAll(/`([\w-]+)`/g), ([, name = ""]) => name).filter((name) =>
    [...leadKinds, ...leadStates].some((known) => known === name),
  );
}

/** Ids and moments, which are others each time, as what they are, and people without their names. */
function withoutMoments(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, one) => {
    if (typeof one !== "string") return one;
    if (/^[\w-]{24,}$/.test(one)) return "an id";
    if (key === "timestamp" || /(At|By|^at)$/.test(key)) return "a moment";
    return one === "Test owner" || one === "Una Owner" ? "an owner" : one;
  });
}

/** Rows with their ids as a sheet shows them, which begin with a quotation mark where an id would be a formula. */
function shownRows(state: string): string[][] {
  const { rows } = JSON.parse(state) as { rows: string[][] };
  return rows.map(([id = "", ...cells]) => [id.replace(/^'/, ""), ...cells]);
}

/** What Google's services do that the script uses, on a file in place of a sheet; curl waits for answers as theirs does. */
const standIns = `
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
const state = JSON.parse(readFileSync(process.argv[2], "utf8"));
const keep = () => writeFileSync(process.argv[2], JSON.stringify(state));
const sheet = {
  getLastRow: () => state.rows.length,
  clear: () => state.rows.splice(0),
  appendRow: (row) => state.rows.push(row),
  deleteRow: (place) => state.rows.splice(place - 1, 1),
  getRange: (row, column, rows, columns) => ({
    getValues: () => state.rows.slice(row - 1, row - 1 + rows).map((one) =>
      one.slice(column - 1, column - 1 + columns).map((cell) => String(cell).replace(/^'/, ""))),
    setValues: (values) => state.rows.splice(row - 1, rows, ...values),
  }),
};
const SpreadsheetApp = { getActiveSpreadsheet: () => ({ getSheetByName: () => sheet, insertSheet: () => sheet }) };
const LockService = { getScriptLock: () => ({ tryLock: () => true, waitLock() {}, releaseLock() {} }) };
const PropertiesService = {
  getScriptProperties: () => ({
    getProperty: (name) => state.properties[name] ?? null,
    setProperty: (name, value) => { state.properties[name] = value; },
    deleteProperty: (name) => { delete state.properties[name]; },
  }),
};
const HtmlService = { createHtmlOutput: (html) => html };
const UrlFetchApp = {
  fetch(url, { headers }) {
    const given = Object.entries(headers).flatMap(([name, value]) => ["-H", name + ": " + value]);
    const text = execFileSync("curl", ["-sS", "-w", "\\n%{http_code}", url, ...given], { encoding: "utf8" });
    const end = text.lastIndexOf("\\n");
    return { getResponseCode: () => Number(text.slice(end + 1)), getContentText: () => text.slice(0, end) };
  },
};
`;
