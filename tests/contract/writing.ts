/** How the tests write: as the product itself, one document at a time. */
export const local = { depth: 0, overrideAccess: true } as const
/** … in German. */
export const german = { ...local, locale: 'de' } as const
/** … in English. */
export const english = { ...local, locale: 'en' } as const
/** Makes a document public. */
export const published = { _status: 'published' } as const

/** The wire number that a saved document has. */
export function numberOf(doc: object): number {
  return 'nummer' in doc && typeof doc.nummer === 'number' ? doc.nummer : 0
}
