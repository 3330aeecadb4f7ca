/** States of a document (spec 6), with the words of the back office. */
export const staende = {
  entwurf: 'Entwurf',
  pruefung: 'Zur Prüfung',
  veroeffentlicht: 'Veröffentlicht',
  archiviert: 'Archiviert',
} as const

/** One of them. */
export type Stand = keyof typeof staende

function isStand(value: unknown): value is Stand {
  return typeof value === 'string' && value in staende
}

/** A state as lists say it; `isBehind` is the draft of an entry that visitors see as it was before. */
export function standInWords(stand: unknown, isBehind: boolean): string {
  if (!isStand(stand)) return ''
  if (!isBehind || stand === 'veroeffentlicht') return staende[stand]
  return `${staende.veroeffentlicht}, ${stand === 'pruefung' ? 'Entwurf zur Prüfung' : 'mit neuerem Entwurf'}`
}

/** A save as far as the state depends on it. */
type Asked = {
  /** The save makes the document public, or leaves it so. */
  isPublished: boolean
  asked: unknown
  before: unknown
  mayPublish: boolean
}

/**
 * State after a save. Publishing decides by itself; a draft is what the editor says, but it never
 * calls itself published, and only who may publish puts things into the archive.
 */
export function nextStand({ isPublished, asked, before, mayPublish }: Asked): Stand {
  if (isPublished) return 'veroeffentlicht'
  if (!isStand(asked) || asked === 'veroeffentlicht') return 'entwurf'
  const goesToArchive = asked === 'archiviert' && before !== 'archiviert'
  if (goesToArchive && !mayPublish) return before === 'pruefung' ? 'pruefung' : 'entwurf'
  return asked
}
