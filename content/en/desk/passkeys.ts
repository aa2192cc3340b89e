/* The words of passkeys, by the component that shows them. */

export const addPasskey = {
  thisDevice: "This device",
  name: { label: "Name of the passkey", hint: "So you recognize it later." },
  submit: "Add a passkey",
};

export const passkeyItem = {
  added: "Added ",
  lastUsed: ", last used ",
  notUsed: ", not used yet",
  delete: "Delete",
  deleteTitle: (passkey: string) => `Delete the passkey ${passkey}?`,
  deleteSubmit: "Delete the passkey",
  deleteMeans:
    "Nobody can sign in with it now. The device may still offer it; remove it there, too. You can always sign in by email.",
};

export const passkeyCalls = {
  notUsed: "No passkey was used. You can try again, or use the email.",
  hasOne: "This device already has a passkey for the desk.",
  couldNotUse: "This browser could not use a passkey. Use the email instead.",
};
