import { directoryPath } from '../../content/index.ts'

/** Leads to the town hall's directory, and afterwards to a page of the intranet. */
export const directoryAddress = (goal: string): string =>
  `${directoryPath}?${new URLSearchParams({ ziel: goal })}`
