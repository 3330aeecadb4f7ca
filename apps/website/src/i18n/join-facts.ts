/**
 * Facts side by side, `Sauna · WLAN`, without those that are not there. A line ends with the sign
 * between two of them and never begins with it.
 */
export const joinFacts = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00A0· ')
