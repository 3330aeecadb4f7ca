/** The two instants at which the product publishes and takes back by itself. */
export type Termine = { veroeffentlichen_am: Date | null; zurueckziehen_am: Date | null }

/** A wrong instant, at its field. */
export type TerminError = { path: keyof Termine; message: string }

type Save = {
  asked: Termine
  before: Termine
  isPublished: boolean
  mayPublish: boolean
  isRestoring: boolean
  /** The save puts the document into the archive, or leaves it there. */
  isArchived: boolean
  /** The save publishes the English texts alone, below a German draft that stays one. */
  isEnglishAlone: boolean
  now: Date
}

/** Reads an instant of a form or of the database. */
export function instantOf(value: unknown): Date | null {
  if (!(value instanceof Date || (typeof value === 'string' && value !== ''))) return null
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? null : instant
}

const none: Termine = { veroeffentlichen_am: null, zurueckziehen_am: null }

/**
 * Instants after a save. A restored version brings none of its own back to life, and nothing happens
 * by itself to what lies in the archive. What an author saves has to be looked at again before it is
 * published by itself. Publishing is the end of the first instant.
 */
export function nextTermine({
  asked,
  before,
  isPublished,
  mayPublish,
  isRestoring,
  isArchived,
}: Save): Termine {
  if (isRestoring || isArchived) return none
  if (!mayPublish) return { ...before, veroeffentlichen_am: null }
  return isPublished ? { ...asked, veroeffentlichen_am: null } : asked
}

function isNew(asked: Date | null, before: Date | null): asked is Date {
  return asked !== null && asked.getTime() !== before?.getTime()
}

/** Whether somebody has just typed an instant that is over; one that was kept may pass. */
export function isNewAndPast(asked: unknown, before: unknown, now = new Date()): boolean {
  const instant = instantOf(asked)
  return isNew(instant, instantOf(before)) && instant <= now
}

/** When the German draft goes out is decided in German, and English does not wait for it. */
function beginProblem(save: Save): string | null {
  const { isPublished, isEnglishAlone, now } = save
  const [from, before] = [save.asked.veroeffentlichen_am, save.before.veroeffentlichen_am]
  if (isEnglishAlone)
    return from?.getTime() === before?.getTime()
      ? null
      : '„Veröffentlichen am“ gilt für den deutschen Entwurf. Bitte ändern Sie den Zeitpunkt in der deutschen Fassung.'
  if (isPublished && from !== null && from > now)
    return 'Dieser Eintrag soll erst später online gehen. Speichern Sie ihn als Entwurf, dann geschieht das von selbst. Oder leeren Sie „Veröffentlichen am“, um ihn jetzt zu veröffentlichen.'
  if (!isPublished && isNew(from, before) && from <= now)
    return '„Veröffentlichen am“ liegt in der Vergangenheit.'
  return null
}

/** What an editor is told about instants that make no sense; empty when they do. */
export function terminErrors(save: Save): TerminError[] {
  const { asked, before, isPublished, mayPublish, isRestoring, isArchived, now } = save
  if (isRestoring || isArchived || !mayPublish) return []
  const { veroeffentlichen_am: from, zurueckziehen_am: to } = asked
  const errors: TerminError[] = []
  const add = (path: keyof Termine, message: string) => errors.push({ path, message })
  const problem = beginProblem(save)
  if (problem !== null) add('veroeffentlichen_am', problem)
  if (to !== null && to <= now && (isPublished || isNew(to, before.zurueckziehen_am)))
    add('zurueckziehen_am', '„Zurückziehen am“ liegt in der Vergangenheit.')
  if (from !== null && to !== null && to <= from)
    add('zurueckziehen_am', '„Zurückziehen am“ muss nach „Veröffentlichen am“ liegen.')
  return errors
}
