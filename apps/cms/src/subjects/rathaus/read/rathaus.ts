import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { AmtDoc, MitarbeiterDoc } from '../../../payload-types.ts'
import { select } from '../../../platform/database/index.ts'
import { readNamed } from '../../../wire/read/refs.ts'
import type { Relation } from '../../../wire/read/related-query.ts'
import { idOf, type NamedDoc, type Related } from '../../../wire/serialise/index.ts'

type TownHall = Required<Pick<Related, 'aemter' | 'mitarbeiter'>>
/** Documents of the town hall that have been read already. */
type Known = { aemter?: readonly AmtDoc[]; mitarbeiter?: readonly MitarbeiterDoc[] }

function byId<Doc extends { id: string }>(docs: readonly Doc[]): ReadonlyMap<string, Doc> {
  return new Map(docs.map((doc) => [doc.id, doc]))
}

/** Relations to what is not there yet. */
function missing(relations: readonly Relation[], known: ReadonlyMap<string, unknown>): Relation[] {
  return relations.filter((one) => !known.has(idOf(one) ?? ''))
}

/** Public offices and staff that something else names, in two queries: whom to call and where to go. */
export async function readInCharge(
  payload: Payload,
  sprache: Sprache,
  relations: { amt: readonly Relation[]; mitarbeiter: readonly Relation[] },
): Promise<TownHall> {
  const [aemter, mitarbeiter] = await Promise.all([
    readNamed(payload, sprache, 'aemter', relations.amt),
    readNamed(payload, sprache, 'mitarbeiter', relations.mitarbeiter),
  ])
  return { aemter, mitarbeiter }
}

/**
 * What offices and staff name: the offices that people work in and those above others, those in
 * charge and those who stand in. Two queries at most, whatever their number; what is known is not
 * read again.
 */
export async function readTownHall(
  payload: Payload,
  sprache: Sprache,
  known: Known,
  further: readonly Relation[] = [],
): Promise<TownHall> {
  const { aemter = [], mitarbeiter = [] } = known
  const [offices, staff] = [byId(aemter), byId(mitarbeiter)]
  const above = aemter.map(({ uebergeordnet }) => uebergeordnet)
  const workplaces = mitarbeiter.flatMap((person) => person.aemter?.docs ?? [])
  const inCharge = aemter.map(({ leitung }) => leitung)
  const deputies = mitarbeiter.map(({ vertretung }) => vertretung)
  const [otherOffices, otherPeople] = await Promise.all([
    readNamed(payload, sprache, 'aemter', missing([...workplaces, ...above, ...further], offices)),
    readNamed(payload, sprache, 'mitarbeiter', missing([...inCharge, ...deputies], staff)),
  ])
  return {
    aemter: new Map<string, NamedDoc<'aemter'>>([...offices, ...otherOffices]),
    mitarbeiter: new Map<string, NamedDoc<'mitarbeiter'>>([...staff, ...otherPeople]),
  }
}

const row = z.object({ id: z.string() })

const contacts = {
  name: 'contact-persons',
  text: `select id from mitarbeiter where _status = 'published' and ansprechpartner`,
  row,
}

/** Ids of everybody who is shown as a contact person. */
export async function contactPersons(payload: Payload): Promise<string[]> {
  return (await select(payload, contacts, [])).map(({ id }) => id)
}

const staffOfOffice = {
  name: 'staff-of-office',
  text: `select r.mitarbeiter_id as id from aemter a join aemter_rels r on r.parent_id = a.id
    where a.nummer = $1 and a._status = 'published' and r.mitarbeiter_id is not null`,
  row,
}

/** Ids of those who work in a public office, by its number. */
export async function staffOf(payload: Payload, nummer: number): Promise<string[]> {
  return (await select(payload, staffOfOffice, [nummer])).map(({ id }) => id)
}

const nextChange = {
  name: 'next-change-of-alerts',
  text: `select min(t) as wechsel from hinweise,
      lateral (values (case when $2 then gueltig_von end), (gueltig_bis)) as moments (t)
    where _status = 'published' and t > $1`,
  row: z.object({ wechsel: z.coerce.date().nullable() }),
}

/** The next instant at which a public alert begins (where that is asked) or ends; null for none. */
export async function nextChangeOfAlerts(
  payload: Payload,
  now: Date,
  { countsBeginnings }: { countsBeginnings: boolean },
): Promise<string | null> {
  const [found] = await select(payload, nextChange, [now.toISOString(), countsBeginnings])
  return found?.wechsel?.toISOString() ?? null
}
