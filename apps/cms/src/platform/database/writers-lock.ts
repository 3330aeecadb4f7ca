/** Any fixed number: every writer of the content takes this advisory lock first. */
export const writersLock = 7_402_026
