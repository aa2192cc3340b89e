import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { takeOver as words } from "#content/en/desk/duty.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { meQuery, useMe } from "#desk/shell/use-me.ts";
import { staffQuery } from "#desk/staff/staff-queries.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { dutyEndText } from "./duty-words.ts";

/** One press for each other person on duty: they are off duty, and the signed-in person is on. */
export function TakeOver() {
  const me = useMe();
  const { data: staff = [] } = useQuery(staffQuery);
  const queries = useQueryClient();
  const takeOver = useMutation({
    mutationFn: async (id: string) =>
      bodyOf(await deskClient.POST("/desk/staff/{id}/hand-over", { params: { path: { id } } })).me,
    onSuccess: (taken) => queries.setQueryData(meQuery.queryKey, taken),
    onSettled: () => queries.invalidateQueries(staffQuery),
  });
  const others = staff.filter(({ id, isOnDuty }) => isOnDuty && id !== me.id);
  if (others.length === 0 && takeOver.isIdle) return null;
  return (
    <div className="grid justify-items-start gap-2">
      {others.map((member) => (
        <Button
          key={member.id}
          look="quiet"
          busy={takeOver.isPending}
          onClick={() => takeOver.mutate(member.id)}
        >
          {words.button(member.name)}
          <span className="font-normal text-soft">{dutyEndText(member).toLowerCase()}</span>
        </Button>
      ))}
      {takeOver.isSuccess && (
        // The button that was pressed is gone.
        <p ref={focus} tabIndex={-1} role="status">
          {words.onDuty(dutyEndText(takeOver.data))}
        </p>
      )}
      {takeOver.error && (
        <Notice tone="late">
          <p>{failureText(takeOver.error)}</p>
        </Notice>
      )}
    </div>
  );
}

/** The same function for every render, so that it runs once. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
