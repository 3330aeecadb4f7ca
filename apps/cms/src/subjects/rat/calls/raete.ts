import type { Params } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { GremiumDoc, RatDoc } from '../../../payload-types.ts'
import { noon } from '../../../platform/time/days.ts'
import { alsoEndedBy, type Call } from '../../../wire/call/call.ts'
import { holdingOn } from '../../../wire/call/days.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { dayAt, idOf, type Refs } from '../../../wire/serialise/index.ts'
import { readCommittees } from '../read/committees.ts'
import { ratsmitgliedOf } from '../serialise/ratsmitglied.ts'

function seatOn(today: string): Where {
  return { and: holdingOn('seit', 'bis', { from: today, to: today }) }
}

function over(today: string): Where {
  return { or: [{ bis: { less_than: noon(today) } }, { seit: { greater_than: noon(today) } }] }
}

function whereOf(
  filters: Params<'raete'>,
  committees: readonly GremiumDoc[],
  today: string,
): Where[] {
  const { aktiv, fraktion, gremium_id } = filters
  const asked = committees.find(({ nummer }) => nummer === gremium_id)
  const members = (asked?.mitglieder ?? []).flatMap(({ rat }) => idOf(rat) ?? [])
  return [
    ...(fraktion === undefined ? [] : [{ fraktion: { equals: fraktion } }]),
    ...(gremium_id === undefined ? [] : [{ id: { in: members } }]),
    ...(aktiv === undefined ? [] : [aktiv ? seatOn(today) : over(today)]),
  ]
}

/** How members are read: with their committees, those of before too. */
function members(payload: Payload, gremien: ReadonlyMap<string, GremiumDoc>) {
  const today = dayAt(new Date())
  return {
    payload,
    type: 'raete' as const,
    leadsTo: ['raete', 'gremien'] as const,
    related: async () => ({ gremien }),
    serialise: (doc: RatDoc, refs: Refs) => ratsmitgliedOf(doc, refs, today),
  }
}

/** Council members as everybody may know them, with their committees. */
export const raete: Call<'raete'> = async ({ payload, params }) => {
  const gremien = await readCommittees(payload)
  const where = whereOf(params, [...gremien.values()], dayAt(new Date()))
  return alsoEndedBy(await listEntries({ ...members(payload, gremien), params, where }), 'gremien')
}

/** A council member as everybody may know them, also when the term is over. */
export const ratsmitgliederId: Call<'ratsmitglieder/{id}'> = async ({
  payload,
  params,
  id,
  isPreview = false,
}) => {
  const gremien = await readCommittees(payload)
  const found = await oneEntry({ ...members(payload, gremien), params, id, isPreview })
  return alsoEndedBy(found, 'gremien')
}
