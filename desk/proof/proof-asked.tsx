import { lazy, Suspense, useSyncExternalStore } from "react";
import { askedProof } from "./asked-proof.ts";

const ProofDialog = lazy(async () => {
  const loaded = await import("./proof-dialog.tsx");
  return { default: loaded.ProofDialog };
});

/** Asks somebody to confirm who they are when a call needs it. Its code is loaded then. */
export function ProofAsked() {
  const isAsked = useSyncExternalStore(askedProof.watch, askedProof.isAsked);
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog />
    </Suspense>
  );
}
