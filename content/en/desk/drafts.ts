/* The words of drafts, by the component that shows them. */

export const draftMark = { kept: "Draft kept in this browser", discard: "Discard" };

export const draftsLost = {
  lost: (count: number) =>
    `You have ${count === 1 ? "1 draft" : `${count} drafts`} in this browser. Signing out deletes ${count === 1 ? "it" : "them"}.`,
};
