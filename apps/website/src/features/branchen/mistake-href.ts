import type { Brancheneintrag } from '@kurstadt/contract'
import type { DirectoryTexts } from './texts-de.ts'

/**
 * Where somebody tells us what is wrong with an entry: a mail that is begun already and names it;
 * the contact page while nobody's address is known.
 */
export function mistakeHref(
  { titel, id }: Pick<Brancheneintrag, 'titel' | 'id'>,
  email: string | null,
  words: DirectoryTexts,
): string {
  if (email === null) return words.fehlerSeite
  const subject = encodeURIComponent(words.betreff(titel, id))
  return `mailto:${email}?subject=${subject}&body=${encodeURIComponent(words.fehlerText)}`
}
