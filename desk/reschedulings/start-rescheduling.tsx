import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { startRescheduling as words } from "#content/en/desk/reschedulings.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#ui/desk/button.tsx";
import { storeRescheduling } from "./rescheduling-queries.ts";

/** Leads to new times for whoever has an appointment in a closure: what somebody has begun is continued. */
export function StartRescheduling({ closureId }: { closureId: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: async () => {
      const params = { path: { id: closureId } };
      return bodyOf(await deskClient.POST("/desk/closures/{id}/rescheduling", { params }))
        .rescheduling;
    },
    onSuccess: (rescheduling) => {
      storeRescheduling(queries, rescheduling);
      navigate(`/desk/reschedulings/${rescheduling.id}`);
    },
  });
  return (
    <>
      <Button busy={start.isPending} onClick={() => start.mutate()}>
        {words.find}
      </Button>
      {start.error && (
        <p role="alert" className="text-small font-semibold text-late">
          {failureText(start.error)}
        </p>
      )}
    </>
  );
}
