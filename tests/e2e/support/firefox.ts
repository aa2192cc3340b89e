#!/usr/bin/env node
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";
import { findFirefox } from "../../../scripts/run/ensure-browser.ts";

/*
 * The system's Firefox for Playwright, driven over WebDriver BiDi. Playwright sends commands that an extended-support
 * release does not know and gives up when one is refused; those that no test depends on are answered here.
 */

const answeredHere = new Set(["emulation.setMediaFeaturesOverride"]);

const announcement = /^WebDriver BiDi listening on (ws:\/\/\S+)$/;

const browser = spawn(findFirefox() ?? "firefox", process.argv.slice(2), {
  stdio: ["inherit", "inherit", "pipe"],
});
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  process.on(signal, () => browser.kill(signal));
}
browser.on("exit", (code) => process.exit(code ?? 1));

for await (const line of createInterface({ input: browser.stderr })) {
  const [, address] = announcement.exec(line) ?? [];
  process.stderr.write(`${address ? await relayTo(address) : line}\n`);
}

/** Whether this tells of a navigation that a page began and the test prevented: Firefox never tells its end. */
function opensAnotherProgram(text: string): boolean {
  const { method, params } = JSON.parse(text) as { method?: string; params?: { url?: string } };
  return method === "browsingContext.navigationStarted" && /^(tel|sms):/.test(params?.url ?? "");
}

/** Relays between Playwright and the browser; returns the line that tells Playwright where to connect. */
async function relayTo(address: string): Promise<string> {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (client, request) => {
    const upstream = new WebSocket(address + request.url);
    const early: string[] = [];
    client.on("message", (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text) as { id: number; method: string };
      if (answeredHere.has(method)) {
        client.send(JSON.stringify({ type: "success", id, result: {} }));
      } else if (upstream.readyState === WebSocket.OPEN) upstream.send(text);
      else early.push(text);
    });
    upstream.on("open", () => {
      for (const text of early) upstream.send(text);
    });
    upstream.on("message", (data) => {
      const text = String(data);
      if (!opensAnotherProgram(text)) client.send(text);
    });
    upstream.on("close", () => client.close());
    client.on("close", () => upstream.close());
  });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  return `WebDriver BiDi listening on ws://127.0.0.1:${port}`;
}
