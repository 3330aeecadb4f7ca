import { directoryPath } from '../../content/index.ts'

/** Address within the intranet: its home, a category, a text, a file (spec 2.1). */
export const intranetPath = (...parts: readonly (string | number)[]): string =>
  `/de/intranet/${parts.map((part) => `${part}/`).join('')}`

/** Leads to the town hall's directory, and afterwards to a page of the intranet. */
export const directoryAddress = (goal: string): string =>
  `${directoryPath}?${new URLSearchParams({ ziel: goal })}`
