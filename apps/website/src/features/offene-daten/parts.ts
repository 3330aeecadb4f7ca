import { meisteZeilen } from '@kurstadt/contract/offene-daten'

/** How many files a dataset is spread over. */
export const partsOf = (anzahl: number | null): number =>
  Math.max(1, Math.ceil((anzahl ?? 0) / meisteZeilen))
