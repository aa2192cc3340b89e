/**
 * What visitors are told when the fault is ours, in answers of the server and on a page that
 * failed.
 */
export const ourFault = "Something went wrong on our side.";
