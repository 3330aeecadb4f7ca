import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** Refuses a street that has become a part of itself. */
export function standsForItself(value: unknown, { id }: { id?: number | string }): string | true {
  return value === undefined || value === null || value !== id
    ? true
    : 'Eine Straße kann nicht zu sich selbst gehören.'
}

/** Refuses to delete a street: calendars on many telephones and reminders ask for its number. */
export const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw new APIError(
    'Eine Straße wird nicht gelöscht: Kalender und Erinnerungen hängen an ihr. Benennen Sie sie um, oder tragen Sie unter „Gehört jetzt zu“ die Straße ein, zu der sie gehört.',
    409,
    null,
    true,
  )
}
