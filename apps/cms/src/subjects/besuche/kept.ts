/** Years after which the sums of a day go: enough to compare a season with the last ones. */
export const keptYears = 3
