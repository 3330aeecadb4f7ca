/** Years that entries of the log are kept. */
export const keptYears = 2
