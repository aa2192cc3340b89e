import { createHmac } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the stand-in does with the next texts: accepts them, answers with a status, never answers, or hangs up. */
export type ProviderMood = "accepts" | "hangs" | "hangs up" | number;

/** A local stand-in for Twilio: takes texts, and posts what people text, signed as Twilio signs. */
export type StandInProvider = {
  url: string;
  mood: ProviderMood;
  /** Body of its answers with a status, beside that. */
  fault: object;
  /** What was texted, oldest first. */
  texts: { to: string; from: string; body: string; login: string }[];
  /** Where it is to report what becomes of each, in the same order. */
  reportTo: string[];
  /** What it calls its last text. */
  lastId(): string;
  /** Settings of a site that texts visitors through it. */
  env: Record<string, string>;
  /** Form fields of a text from somebody. */
  incoming(from: string, body: string, more?: Record<string, string>): Record<string, string>;
  /** Resolves when a text that hangs has come in; its connection is then cut. */
  cutHanging(): Promise<void>;
  close(): void;
};

const token = "secret token";
const ownNumber = "+17035550100";

export async function startTextProvider(): Promise<StandInProvider> {
  const hanging = Promise.withResolvers<ServerResponse>();
  let arrived = 0;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const fields = new URLSearchParams(body);
      const [to, from, text] = ["To", "From", "Body"].map((name) => fields.get(name) ?? "");
      const login = Buffer.from(
        (request.headers.authorization ?? "").slice(6),
        "base64",
      ).toString();
      provider.reportTo.push(fields.get("StatusCallback") ?? "");
      provider.texts.push({ to: to ?? "", from: from ?? "", body: text ?? "", login });
      if (provider.mood === "hangs") hanging.resolve(response);
      else if (provider.mood === "hangs up") request.socket.destroy();
      else if (provider.mood === "accepts") {
        answer(response, 201, { sid: `SM${provider.texts.length}`, status: "queued" });
      } else answer(response, provider.mood, provider.fault);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const provider: StandInProvider = {
    url,
    mood: "accepts",
    fault: {},
    texts: [],
    reportTo: [],
    lastId: () => `SM${provider.texts.length}`,
    env: {
      ALERT_SMS_URL: `${url}/{sid}/Messages.json`,
      ALERT_SMS_ACCOUNT: "AC17",
      ALERT_SMS_TOKEN: token,
      ALERT_SMS_FROM: ownNumber,
      VISITOR_TEXTS: "on",
    },
    incoming(from, body, more) {
      arrived += 1;
      const ids = { MessageSid: `SMin${arrived}`, AccountSid: "AC17", NumMedia: "0" };
      return { ...ids, From: from, To: ownNumber, Body: body, ...more };
    },
    async cutHanging() {
      (await hanging.promise).destroy();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return provider;
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** The signature that Twilio gives a form post: https://www.twilio.com/docs/usage/security */
export function signatureOf(url: string, fields: Record<string, string>, key = token): string {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + fields[name], url);
  return createHmac("sha1", key).update(signed).digest("base64");
}

/** Posts a text to a site as the provider does, by default with the right signature. */
export async function postIncoming(
  { url }: { url: string },
  fields: Record<string, string>,
  { signature, siteUrl }: { siteUrl: string; signature?: string | null },
): Promise<{ status: number; body: string; type: string }> {
  const right = signatureOf(`${siteUrl}/texts/incoming`, fields);
  const sent = signature === undefined ? right : signature;
  const response = await fetch(`${url}/texts/incoming`, {
    method: "POST",
    headers: sent === null ? {} : { "x-twilio-signature": sent },
    body: new URLSearchParams(fields),
  });
  return {
    status: response.status,
    body: await response.text(),
    type: response.headers.get("content-type") ?? "",
  };
}

/** Reports to a site what has become of a text, as the provider does. @returns the answer's status. */
export async function postReport(
  { url }: { url: string },
  address: string,
  fields: Record<string, string>,
  signature = signatureOf(address, fields),
): Promise<number> {
  const { pathname, search } = new URL(address);
  const response = await fetch(`${url}${pathname}${search}`, {
    method: "POST",
    headers: { "x-twilio-signature": signature },
    body: new URLSearchParams(fields),
  });
  return response.status;
}
