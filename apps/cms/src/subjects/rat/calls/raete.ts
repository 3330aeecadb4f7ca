import type { Params } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { GremiumDoc, RatDoc } from '../../../payload-types.ts'
import { noon } from '../../../platform/time/days.ts'
import { alsoEndedBy, type Call } from '../../../wire/call/call.ts'
import { holdingOn } from '../../../wire/call/days.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { ApiError } from '../../../wire/errors.ts'
import { plainRead, published } from '../../../wire/read/index.ts'
import { dayAt, idOf, type Refs } from '../../../wire/serialise/index.ts'
import { anybody } from '../../../wire/session.ts'
import { tagOf } from '../../../wire/tags.ts'
import { readCommittees } from '../read/committees.ts'
import { eigenesRatsmitgliedOf, ratsmitgliedOf } from '../serialise/ratsmitglied.ts'

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

/**
 * The council member who asks (spec 7). Any other number is answered as if it were not there, so
 * that nobody learns which ones are (reliability T10).
 */
export const raeteId: Call<'raete/{id}'> = async ({ payload, id, sessions = anybody }) => {
  const nothing = new ApiError('not-found', { isPrivate: true })
  if (sessions.rat?.nummer !== id) throw nothing
  const { docs } = await payload.find({
    collection: 'raete',
    where: { and: [published, { nummer: { equals: id } }] },
    limit: 1,
    pagination: false,
    ...plainRead,
  })
  const [own] = docs
  if (own === undefined) throw nothing
  return { answer: eigenesRatsmitgliedOf(own), tags: [tagOf('raete', id)], isPrivate: true }
}
