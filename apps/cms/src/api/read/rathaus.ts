import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { AmtDoc, MitarbeiterDoc } from '../../payload-types.ts'
import type { Related } from '../serialise/index.ts'
import { type Relation, readRelated } from './refs.ts'
import { select } from './sql.ts'

type TownHall = Required<Pick<Related, 'aemter' | 'mitarbeiter'>>

/** An office that is only named: its texts and pictures are not asked for. */
function named(office: AmtDoc): AmtDoc {
  return { ...office, text: null, zustaendigkeiten: null, bild: null }
}

/** Somebody who is only named. */
function standIn(person: MitarbeiterDoc): MitarbeiterDoc {
  return { ...person, zustaendigkeiten: null, bild: null }
}

/**
 * What staff are shown with: the offices they work in, those who stand in for them, and further
 * offices and people that are named. Two queries whatever their number.
 */
export async function readTownHall(
  payload: Payload,
  sprache: Sprache,
  staff: readonly MitarbeiterDoc[],
  further: { aemter?: readonly Relation[]; mitarbeiter?: readonly Relation[] } = {},
): Promise<TownHall> {
  const own = new Map(staff.map((person) => [person.id, person]))
  const offices = staff.flatMap(({ aemter }) => aemter?.docs ?? [])
  const others = [...staff.map(({ vertretung }) => vertretung), ...(further.mitarbeiter ?? [])]
  const [aemter, people] = await Promise.all([
    readRelated(payload, sprache, 'aemter', [...offices, ...(further.aemter ?? [])]),
    readRelated(payload, sprache, 'mitarbeiter', others),
  ])
  return {
    aemter: new Map([...aemter].map(([id, office]) => [id, named(office)])),
    mitarbeiter: new Map([...[...people].map(([id, one]) => [id, standIn(one)] as const), ...own]),
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
