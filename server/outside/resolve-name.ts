import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { OutsideFailure } from "./outside-failure.ts";

/** Milliseconds that a name server has, and how often it is asked: twice after that long, then it is left. */
const usual = { timeout: 2_000, tries: 2 };

/** What a name stands for, in both families. @throws OutsideFailure */
export type ResolveName = (host: string) => Promise<LookupAddress[]>;

/**
 * Asks name servers over the network, not the system (`dns.lookup`): the system's questions cannot be given up, and a few
 * that hang keep those of mails and of the database waiting, which share four threads with them.
 * @param asked With servers of its own, for tests.
 */
export function createNameResolver(
  asked: { timeout: number; tries: number; servers?: readonly string[] } = usual,
): ResolveName {
  return async (host) => {
    // No name server is asked for these (RFC 6761, section 6.3).
    if (/(?:^|\.)localhost\.?$/i.test(host)) return [{ address: "127.0.0.1", family: 4 }];
    const { timeout, tries, servers } = asked;
    // A new one knows the servers that this machine has now.
    const resolver = new Resolver({ timeout, tries });
    if (servers) resolver.setServers(servers);
    const [four, six] = await Promise.allSettled([
      resolver.resolve4(host),
      resolver.resolve6(host),
    ]);
    const addresses = [...found(four, 4), ...found(six, 6)];
    if (addresses.length > 0) return addresses;
    const isSilent = [four, six].some((one) => codeOf(one) === "ETIMEOUT");
    throw new OutsideFailure(isSilent ? "timeout" : "unknown host");
  };
}

function found(result: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  if (result.status === "rejected") return [];
  return result.value.map((address) => ({ address, family }));
}

function codeOf(result: PromiseSettledResult<string[]>): unknown {
  return result.status === "rejected" ? (result.reason as { code?: unknown }).code : undefined;
}
