import { searchForm } from '@kurstadt/contract/search-form'

/** A kind of waste of the town. */
export type Kind = { id: string; titel: string }

/** Words by which districts call the same kind, as `searchForm` writes them, without spaces. */
const families: readonly (readonly string[])[] = [
  ['restmull', 'restabfall', 'hausmull', 'grauetonne', 'schwarzetonne'],
  ['bio', 'braunetonne'],
  ['papier', 'blauetonne', 'pappe', 'kartonage'],
  ['gelbersack', 'gelbesacke', 'gelbetonne', 'wertstofftonne', 'leichtverpackung', 'lvp'],
  ['grunschnitt', 'grungut', 'gartenabfall', 'baumschnitt', 'astwerk'],
  ['schadstoff', 'problemstoff', 'sondermull', 'giftmobil'],
  ['sperrmull', 'sperrgut'],
  ['weihnachtsbaum', 'christbaum', 'tannenbaum'],
]

const keyOf = (text: string) => searchForm(text).replace(/[^\p{L}]/gu, '')
const familyOf = (key: string) =>
  families.findIndex((words) => words.some((word) => key.includes(word)))

function kindOf(text: string, kinds: readonly Kind[]): Kind | null {
  const key = keyOf(text)
  const same = kinds.find(({ titel }) => keyOf(titel) === key)
  if (same !== undefined || key === '') return same ?? null
  const family = familyOf(key)
  const related = kinds.filter(({ titel }) => family >= 0 && familyOf(keyOf(titel)) === family)
  return related.length === 1 ? (related[0] ?? null) : null
}

/**
 * The kinds that a file means by a word of its own: «Restabfall, 14-täglich», «Bio- und Papiertonne»;
 * none where it is not certain.
 */
export function kindsOf(text: string, kinds: readonly Kind[]): Kind[] {
  const whole = kinds.find(({ titel }) => keyOf(titel) === keyOf(text))
  if (whole !== undefined) return [whole]
  const parts = text.split(/[,;/+&]|\bund\b/).map((part) => kindOf(part, kinds))
  const found = new Set(parts.filter((kind) => kind !== null))
  if (found.size > 0) return [...found]
  const one = kindOf(text, kinds)
  return one === null ? [] : [one]
}
