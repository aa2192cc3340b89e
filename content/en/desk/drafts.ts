/* The words of drafts, by the component that shows them. */

export const draftMark = { kept: "Draft kept in this browser", discard: "Discard" };

export const draftStatus = {
  saved: "Saved.",
  saving: "Being saved …",
  kept: "Kept on this device, and saved by itself once there is a connection.",
  lost: "The storage of this device is full: a reload would lose what is not saved.",
  sending: "It is being sent.",
  takeBack: "Do not send it yet",
  notSent: (why: string) => `Not sent. ${why}`,
  seen: "All right",
  makeCorrection: "Make a correction of this",
};

export const withoutRevoked = {
  isNew:
    "What this was to correct was revoked, so there is nothing left to correct. It is a new one now: look at it once more before you send it.",
};

export const draftsLost = {
  lost: (count: number) =>
    `You have ${count === 1 ? "1 draft" : `${count} drafts`} in this browser. Signing out deletes ${count === 1 ? "it" : "them"}.`,
};
