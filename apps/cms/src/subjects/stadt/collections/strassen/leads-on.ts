import { APIError, type CollectionBeforeDeleteHook, type Payload } from 'payload'
import { todayInBerlin } from '../../../../platform/time/berlin.ts'

type Asked = {
  id?: number | string
  /** The whole street; a street that is only half written has no district yet. */
  data: { bezirk?: unknown }
  req: { payload: Payload }
}

/** More steps than streets are ever merged one after the other. */
const mostSteps = 20

const readStreet = (payload: Payload, id: string) =>
  payload.findByID({
    collection: 'strassen',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })

/** The street at the end of what a street leads to; null where it leads back to the first. */
async function endOf(payload: Payload, first: string, own: number | string | undefined) {
  let street = await readStreet(payload, first)
  for (let step = 0; step < mostSteps; step += 1) {
    if (street?.id === own && own !== undefined) return null
    const next: unknown = street?.gehoert_zu
    if (typeof next !== 'string') return street
    street = await readStreet(payload, next)
  }
  return null
}

/** True where a district has dates in this or the next year. */
async function hasDates(payload: Payload, bezirk: number): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'abfuhrtermine',
    overrideAccess: true,
    where: {
      and: [
        { bezirke: { equals: bezirk } },
        { datum: { greater_than_equal: `${todayInBerlin().slice(0, 4)}-01-01T00:00:00.000Z` } },
      ],
    },
  })
  return totalDocs > 0
}

/**
 * Refuses a street that leads back to itself, or to one without dates although it has some of its
 * own: whoever subscribed to its calendar would have an empty one.
 */
export async function leadsSomewhere(
  value: unknown,
  { data, id, req: { payload } }: Asked,
): Promise<string | true> {
  if (typeof value !== 'string') return true
  if (value === id) return 'Eine Straße kann nicht zu sich selbst gehören.'
  const end = await endOf(payload, value, id)
  if (end === null) return 'Diese Straße führt selbst wieder zu der, die Sie gerade ändern.'
  const own = typeof data.bezirk === 'number' ? data.bezirk : end.bezirk
  if (await hasDates(payload, end.bezirk)) return true
  return (await hasDates(payload, own))
    ? `Für „${end.name}“ (Bezirk ${end.bezirk}) ist kein Abfuhrtermin eingetragen: Abonnierte Kalender wären leer. Bitte tragen Sie zuerst die Termine ein.`
    : true
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
