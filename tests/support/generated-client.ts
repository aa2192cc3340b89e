import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { generateSource } from "oazapfts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "./test-app.ts";

/** A function of the generated client. */
// biome-ignore lint/suspicious/noExplicitAny: its types are made with it
type Call = (input: object, options?: object) => Promise<{ status: number; data: any }>;

export type GeneratedClient = {
  /** What all calls have in common. */
  defaults: { baseUrl: string; fetch: typeof fetch; headers: Record<string, string> };
  /** Makes a call by its name in the document. */
  answered(operation: string, input?: object): ReturnType<Call>;
  /** Makes a call. @returns the body of an answer that says it is done. */
  done(operation: string, input?: object): Promise<Awaited<ReturnType<Call>>["data"]>;
};

/**
 * For a `describe`: makes a client of an OpenAPI document of ours, as integrators do, and tests that it compiles.
 * @param address The document's.
 * @returns that client, for each test.
 */
export function generatedClient(address: string): () => Promise<GeneratedClient> {
  let folder: string;
  let file: string;

  beforeAll(async () => {
    // Inside the project, where its packages are found.
    await mkdir(".generated", { recursive: true });
    folder = await mkdtemp(path.resolve(".generated/client-"));
    const server = await startTestApp("sqlite");
    const document = await (await fetch(server.url + address)).text();
    await server.close();
    const source = path.join(folder, "openapi.json");
    await writeFile(source, document);
    file = path.join(folder, "client.ts");
    await writeFile(file, await generateSource(source, { argumentStyle: "object" }));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("compiles", async () => {
    const options = ["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck"];
    const target = ["--target", "esnext", "--module", "nodenext"];
    const tsc = path.resolve("node_modules/.bin/tsc");
    await promisify(execFile)(tsc, [...options, ...target, file]);
  });

  return async () => {
    const module = await import(file);
    const answered: GeneratedClient["answered"] = (operation, input = {}) => {
      const call: Call = module[operation] ?? expect.fail(`The client has no ${operation}.`);
      return call(input);
    };
    return {
      defaults: module.defaults,
      answered,
      async done(operation, input) {
        const { status, data } = await answered(operation, input);
        expect([operation, status, data]).toEqual([operation, expect.toBeOneOf([200, 201]), data]);
        return data;
      },
    };
  };
}
