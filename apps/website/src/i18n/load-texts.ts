import type { Sprache } from '@kurstadt/contract'
import type { Texts } from './de.ts'

const imports = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
} satisfies Record<Sprache, () => Promise<Texts>>

const known = new Map<Sprache, Texts | Promise<Texts>>()

async function fetchTexts(sprache: Sprache): Promise<Texts> {
  try {
    const texts = await imports[sprache]()
    known.set(sprache, texts)
    return texts
  } catch (error) {
    known.delete(sprache)
    throw error
  }
}

/** Words in a language, or their promise: a visitor's browser gets one language, not both. */
export function textsIn(sprache: Sprache): Texts | Promise<Texts> {
  const texts = known.get(sprache)
  if (texts) return texts
  const fetched = fetchTexts(sprache)
  known.set(sprache, fetched)
  return fetched
}

/** Fetches the words of a language, so that views render at once. */
export async function loadTexts(...sprachen: readonly Sprache[]): Promise<void> {
  await Promise.all(sprachen.map(async (sprache) => textsIn(sprache)))
}
