/** Address within the intranet: its home, a category, a text, a file (spec 2.1). */
export const intranetPath = (...parts: readonly (string | number)[]): string =>
  `/de/intranet/${parts.map((part) => `${part}/`).join('')}`
