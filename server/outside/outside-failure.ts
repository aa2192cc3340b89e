import type { OutsideFault } from "#domain/outside/outside-fault.ts";

/** An address outside was not called, or has not answered. It names neither the address nor what was answered. */
export class OutsideFailure extends Error {
  readonly fault: OutsideFault;

  constructor(fault: OutsideFault) {
    super(`The address outside gives no answer (${fault}).`);
    this.name = "OutsideFailure";
    this.fault = fault;
  }
}

/** What an error of the system, of TLS or of HTTP says about a call. */
export function faultOf(error: unknown): OutsideFault {
  if (error instanceof OutsideFailure) return error.fault;
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (name === "AbortError" || name === "TimeoutError") return "timeout";
  if (typeof code !== "string") return "unreachable";
  if (/^(?:ENOTFOUND|EAI_|ENODATA)/.test(code)) return "unknown host";
  if (/CERT|UNABLE_TO_|SELF_SIGNED|INVALID_CA|ALTNAME|SIGNATURE/.test(code)) return "certificate";
  if (/^(?:HPE_|Z_|ERR_SSL|EPROTO)/.test(code)) return "garbled";
  return "unreachable";
}
