import { browserClient } from "./browser-client.ts";

/**
 * A stamp that says when a form was first used, to be sent along with it. Empty when the answer
 * holds none, as that of another server than ours may.
 * @throws when the call fails.
 */
export async function fetchFormStamp(): Promise<string> {
  const { data } = await browserClient().GET("/auth/form-stamp");
  return data?.stamp ?? "";
}
