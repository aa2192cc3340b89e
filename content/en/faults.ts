/** What visitors are told of a fault of ours, in an answer and by a page that failed. */
export const ourFault = "Something went wrong on our side.";
