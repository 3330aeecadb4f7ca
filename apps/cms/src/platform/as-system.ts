/** How the product itself reads and writes, in the name of nobody and whole as it is stored. */
export const asSystem = { depth: 0, overrideAccess: true } as const

/** The same, in German. */
export const asSystemInGerman = { ...asSystem, locale: 'de' } as const
