import { type Entry, type Refusal, type Step, standingOf } from './entry-tree.ts'

/** What the buttons are called. */
export const stepWords: Record<Step, string> = {
  up: 'Nach oben',
  down: 'Nach unten',
  in: 'Einrücken',
  out: 'Ausrücken',
}

/** Why nothing can be moved at this moment. */
export const busyWords = {
  filling: 'Bitte einen Augenblick: Ein neuer Eintrag wird noch angelegt.',
  saving: 'Bitte einen Augenblick: Das Menü wird gerade gespeichert.',
} as const

/** Why the menu can be looked at only. */
export const fixedWords = {
  forbidden: 'Ihr Konto darf dieses Menü ansehen, aber nicht ändern.',
  locked: 'Gerade bearbeitet jemand anderes dieses Menü. Bis dahin können Sie es nur ansehen.',
} as const

/** How an entry is called. */
export function nameOf({ title }: Pick<Entry, 'title'>): string {
  return title === '' ? 'Eintrag ohne Titel' : `„${title}“`
}

/** Where an entry stands now, said after it was moved. */
export function placeInWords(entries: readonly Entry[], id: string): string {
  const standing = standingOf(entries, id)
  if (!standing) return ''
  const { entry, parent, siblings, level, position } = standing
  const above = parent ? ` unter ${nameOf(parent)}` : ''
  const count = siblings.length
  const place = count === 1 ? 'einziger Eintrag' : `Eintrag ${position} von ${count}`
  return `${nameOf(entry)} steht jetzt auf Ebene ${level}${above}, als ${place}.`
}

/** Why an entry was not moved. */
export function refusalInWords(entry: Entry, refusal: Refusal, levels: number): string {
  const words: Record<Refusal, string> = {
    unknown: 'Diesen Eintrag gibt es nicht mehr.',
    itself: `${nameOf(entry)} bleibt, wo es steht.`,
    first: `${nameOf(entry)} ist hier schon der erste Eintrag.`,
    last: `${nameOf(entry)} ist hier schon der letzte Eintrag.`,
    'nothing-before': `Einrücken geht hier nicht: Vor ${nameOf(entry)} steht kein Eintrag auf derselben Ebene.`,
    top: `${nameOf(entry)} steht schon auf der obersten Ebene.`,
    'too-deep': `Das geht nicht: Ein Menü hat höchstens ${levels} Ebenen.`,
  }
  return words[refusal]
}
