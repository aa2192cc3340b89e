import { expect } from "vitest";
import type { ImportRow, WholeImport } from "#domain/import/import-contract.ts";
import type { ImportKind } from "#domain/import/import-field.ts";
import type { Visitor } from "../api-visitor.ts";
import type { TestApp } from "../test-app.ts";

/** An owner's calls for a file of another program, to their end. */
export function importing(server: TestApp, owner: Visitor) {
  const { importPasses } = server.app.services;

  async function done(method: string, path: string, body?: object): Promise<WholeImport> {
    const answer = await owner.send(method, `/api/desk/imports${path}`, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body.error}`);
    await importPasses.drained();
    return read(answer.body.import.id);
  }

  async function read(id: string): Promise<WholeImport> {
    return (await owner.send("GET", `/api/desk/imports/${id}`)).body.import;
  }

  return {
    read,
    done,

    async upload(file: string | Uint8Array, name = "customers.csv"): Promise<WholeImport> {
      const response = await fetch(
        `${server.url}/api/desk/imports?fileName=${encodeURIComponent(name)}`,
        {
          method: "POST",
          headers: {
            "content-type": "application/octet-stream",
            cookie: owner.cookie,
            "x-csrf-token": owner.csrfToken,
          },
          body: typeof file === "string" ? file : Buffer.from(file),
        },
      );
      const body = await response.json();
      if (response.status !== 201) throw new Error(`${response.status} ${body.error}`);
      return body.import;
    },

    /** Uploads and tries out. */
    async checked(file: string | Uint8Array, kind?: ImportKind): Promise<WholeImport> {
      const { id, mapping } = await this.upload(file);
      if (kind) await done("PATCH", `/${id}`, { kind, mapping });
      const after = await done("POST", `/${id}/check`);
      expect(after.state).toBe("checked");
      return after;
    },

    /** Uploads, tries out and imports. */
    async imported(file: string | Uint8Array, kind?: ImportKind): Promise<WholeImport> {
      const { id } = await this.checked(file, kind);
      return done("POST", `/${id}/run`);
    },

    async rows(id: string, query = ""): Promise<ImportRow[]> {
      return (await owner.send("GET", `/api/desk/imports/${id}/rows?${query}`)).body.rows;
    },

    async mend(id: string, number: number, change: object) {
      return owner.send("PATCH", `/api/desk/imports/${id}/rows/${number}`, change);
    },
  };
}
