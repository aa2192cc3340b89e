import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import type { OutsideFault } from "#domain/outside/outside-fault.ts";
import { readBeginning, readBody } from "./answer-body.ts";
import { isInsideAddress } from "./inside-address.ts";
import { faultOf, OutsideFailure } from "./outside-failure.ts";
import { createNameResolver, type ResolveName } from "./resolve-name.ts";

export type OutsideCall = {
  /** As somebody typed it. */
  address: string;
  method?: "GET" | "POST";
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
  /** Milliseconds that all of it may take: names, redirects, the body. */
  within: number;
  /** Of the answer's body, as it came and decompressed. */
  mostBytes: number;
  /** Whether the status alone counts: of a longer body, its beginning is enough. */
  isCut?: boolean;
  /** Gives it up before its time. */
  signal?: AbortSignal;
};

export type OutsideAnswer =
  | { status: number; headers: IncomingMessage["headers"]; body: Buffer }
  | { fault: OutsideFault };

const mostRedirects = 3;

export type OutsideCalls = ReturnType<typeof createOutsideCalls>;

/**
 * Calls addresses that somebody typed at the desk. It reaches the public network alone: https, names resolved once, the
 * connection made to the very address that was looked at, each redirect looked at likewise. It sends neither cookies nor
 * credentials, keeps no connection, and gives up what is slow or large.
 */
export function createOutsideCalls({
  mayUseHttp = false,
  isInside = isInsideAddress,
  resolve = createNameResolver(),
}: {
  mayUseHttp?: boolean;
  isInside?: (address: string) => boolean;
  resolve?: ResolveName;
} = {}) {
  /** The addresses of a host, none of which is inside. @throws OutsideFailure, or what `resolve` throws. */
  async function reachable(host: string): Promise<LookupAddress[]> {
    const family = isIP(host);
    const addresses = family ? [{ address: host, family }] : await resolve(host);
    if (addresses.length === 0) throw new OutsideFailure("unknown host");
    // One of several would be enough to be led inside.
    if (addresses.some(({ address }) => isInside(address))) throw new OutsideFailure("inside");
    return addresses;
  }

  async function answerOf(
    call: OutsideCall,
    url: URL,
    signal: AbortSignal,
    redirects: number,
  ): Promise<OutsideAnswer> {
    const addresses = await inTime(reachable(hostOf(url)), signal);
    const answer = await send(call, url, addresses, signal);
    try {
      const { statusCode: status = 0, headers } = answer;
      const isRedirect = [301, 302, 303, 307, 308].includes(status) && headers.location;
      // What is posted is for this address alone.
      if (!isRedirect || call.method === "POST") {
        const read = call.isCut ? readBeginning : readBody;
        return { status, headers, body: await read(answer, call.mostBytes) };
      }
      if (redirects === mostRedirects) throw new OutsideFailure("too many redirects");
      const next = readAddress(headers.location ?? "", { mayUseHttp, base: url });
      answer.destroy();
      return await answerOf(call, next, signal, redirects + 1);
    } finally {
      answer.destroy();
    }
  }

  return {
    /** Calls an address. Every refusal and failure is a fault, never thrown. */
    async call(call: OutsideCall): Promise<OutsideAnswer> {
      const time = AbortSignal.timeout(call.within);
      const signal = call.signal ? AbortSignal.any([time, call.signal]) : time;
      try {
        const url = readAddress(call.address, { mayUseHttp });
        return await answerOf(call, url, signal, 0);
      } catch (error) {
        return { fault: signal.aborted ? "timeout" : faultOf(error) };
      }
    },

    /** Why an address would not be called now, without calling it; undefined: it would be. */
    async obstacle({
      address,
      within,
    }: Pick<OutsideCall, "address" | "within">): Promise<OutsideFault | undefined> {
      const signal = AbortSignal.timeout(within);
      try {
        await inTime(reachable(hostOf(readAddress(address, { mayUseHttp }))), signal);
        return undefined;
      } catch (error) {
        return signal.aborted ? "timeout" : faultOf(error);
      }
    },
  };
}

/** Calls without a guard, over http too: for whoever tries it within one network, and says so (`ADDRESSES_INSIDE`). */
export function createUnguardedCalls(): OutsideCalls {
  return createOutsideCalls({ mayUseHttp: true, isInside: () => false, resolve: systemsOwn });
}

/** @throws OutsideFailure when it is no address that may be called, whatever it leads to. */
function readAddress(text: string, { mayUseHttp, base }: { mayUseHttp: boolean; base?: URL }): URL {
  if (!URL.canParse(text, base?.href)) throw new OutsideFailure("no address");
  const url = new URL(text, base?.href);
  if (url.username || url.password) throw new OutsideFailure("no address");
  if (url.protocol === "https:") return url;
  if (url.protocol === "http:" && mayUseHttp) return url;
  throw new OutsideFailure("not https");
}

/** The host's name or IP address, without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}

function send(
  { method = "GET", headers, body }: OutsideCall,
  url: URL,
  addresses: LookupAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === "https:" ? https : http).request(url, {
    method,
    headers: { "user-agent": "site", accept: "*/*", "accept-encoding": "gzip", ...headers },
    // A connection that was kept could lead elsewhere than its name does now.
    agent: false,
    lookup: knownAddresses(addresses),
    signal,
  });
  request.on("response", resolve);
  request.on("error", reject);
  request.end(body);
  return promise;
}

/** Answers with what was looked at, whatever the name stands for meanwhile. */
function knownAddresses(addresses: LookupAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? "", first?.family);
  };
}

/** Names of one's own network may stand in a file of this machine alone, of which no name server knows. */
function systemsOwn(host: string): Promise<LookupAddress[]> {
  return lookup(host, { all: true });
}

/** A question to a name server is not interrupted, only left. */
async function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const fail = () => reject(new OutsideFailure("timeout"));
  signal.addEventListener("abort", fail, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", fail);
  }
}
