import type { Baugebiet } from '@kurstadt/contract'
import type { BuildingTexts } from './texts-de.ts'

/**
 * Where somebody asks for a plot, or about the whole area: a mail that is begun already and names
 * it; the contact page where the office has no address.
 */
export function enquiryHref(
  { ansprechpartner, titel }: Pick<Baugebiet, 'ansprechpartner' | 'titel'>,
  nummer: string | null,
  words: BuildingTexts,
): string {
  const email = ansprechpartner?.kontakt.email
  if (!email) return words.kontaktseite
  return `mailto:${email}?subject=${encodeURIComponent(words.betreff(titel, nummer))}`
}
