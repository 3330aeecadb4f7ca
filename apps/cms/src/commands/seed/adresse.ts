import type { AdresseContent, Text } from '../../../../../content/shape.ts'

/** An address in one language; a building that nobody translated stays empty in English. */
export function adresseIn(
  sprache: keyof Text,
  adresse: AdresseContent,
): Omit<AdresseContent, 'gebaeude'> & { gebaeude: string | null } {
  return { ...adresse, gebaeude: adresse.gebaeude?.[sprache] ?? null }
}
