import type { ApiError } from "#domain/api/api-error.ts";
import { askedProof } from "./asked-proof.ts";

type Send = (request: Request) => Promise<Response>;

/**
 * `send`, which asks for a proof of who calls when the server needs one, and then makes the same call again: whoever has
 * called waits meanwhile, and loses nothing.
 */
export function goingOn(send: Send): Send {
  return async (request) => {
    const again = request.clone();
    const answer = await send(request);
    if (!(await isProofNeeded(answer)) || !(await askedProof.ask())) return answer;
    return send(again);
  };
}

async function isProofNeeded(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  const body: Partial<ApiError> | null = await answer
    .clone()
    .json()
    .catch(() => null);
  return body?.code === "proof-needed";
}
