import type { Config } from "#server/config.ts";
import { release } from "#server/release.ts";
import { answerOf, readyzOf } from "#server/upgrade/readyz.ts";
import { type Finding, fault, ok, skip, warn } from "./finding.ts";

/** Whether the site on this machine is ready, and its mails go out. */
export async function checkRunningSite(config: Pick<Config, "host" | "port">): Promise<Finding> {
  const address = readyzOf(config);
  const answer = await answerOf(address);
  if (!answer) return skip(`none answers on this machine at ${address}`);
  if (!answer.release) return fault(`not ready: ${answer.fault}`);
  if (answer.release !== release) {
    return fault(`it is release ${answer.release}, and this is ${release}: restart`);
  }
  if (answer.status === "degraded") return warn("ready, but mails do not go out");
  return ok(`release ${release} is ready`);
}
