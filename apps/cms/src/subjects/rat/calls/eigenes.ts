import type { Payload } from 'payload'
import { instantInBerlin } from '../../../platform/time/berlin.ts'
import type { Call } from '../../../wire/call/call.ts'
import { ApiError } from '../../../wire/errors.ts'
import { plainRead, published } from '../../../wire/read/index.ts'
import { dayAt } from '../../../wire/serialise/index.ts'
import { anybody, type Sessions } from '../../../wire/session.ts'
import { tagOf } from '../../../wire/tags.ts'
import { ownTerms } from '../../anmeldung/index.ts'
import { readCardRefs } from '../read/card-refs.ts'
import { readLatestPapers, readMeetingCards } from '../read/cards.ts'
import { readReader } from '../read/reader.ts'
import { meetingCardOf, paperCardOf } from '../serialise/cards.ts'
import { gremiumRefOf } from '../serialise/gremium.ts'
import { eigenesRatsmitgliedOf } from '../serialise/ratsmitglied.ts'

/** The committees of the member who asks, in the editors' order. */
async function ownCommittees(payload: Payload, sessions: Sessions) {
  const [{ committees }, refs] = await Promise.all([
    readReader(payload, sessions),
    readCardRefs(payload),
  ])
  return [...refs.committees.values()]
    .filter(({ id }) => committees.includes(id))
    .map((one) => gremiumRefOf(one, refs.pages))
}

/**
 * The council member who asks (spec 7). Any other number is answered as if it were not there, so
 * that nobody learns which ones are (reliability T10).
 */
export const raeteId: Call<'raete/{id}'> = async ({ payload, id, sessions = anybody }) => {
  const nothing = new ApiError('not-found', { isPrivate: true })
  const { nummer, konto, sitzung } = sessions.rat ?? {}
  if (nummer !== id || konto === undefined || sitzung === undefined) throw nothing
  const { docs } = await payload.find({
    collection: 'raete',
    where: { and: [published, { nummer: { equals: id } }] },
    limit: 1,
    pagination: false,
    ...plainRead,
  })
  const [own] = docs
  if (own === undefined) throw nothing
  const beside = {
    gremien: await ownCommittees(payload, sessions),
    sitzung: await ownTerms(payload, konto, sitzung),
  }
  return { answer: eigenesRatsmitgliedOf(own, beside), tags: [tagOf('raete', id)], isPrivate: true }
}

/** What is shown of each kind. */
const most = { next: 10, last: 5, papers: 8 }

/** What a member has to do with: the meetings of their own committees, and the latest papers. */
export const ratsinfoEigenes: Call<'ratsinfo/eigenes'> = async ({
  payload,
  sessions = anybody,
}) => {
  const reader = await readReader(payload, sessions)
  const heute = dayAt(new Date())
  const from = instantInBerlin(`${heute}T00:00`)
  const next = { from, isOwn: true, isAscending: true, most: most.next }
  const [refs, coming, past, papers] = await Promise.all([
    readCardRefs(payload),
    readMeetingCards(payload, reader, next),
    readMeetingCards(payload, reader, { before: from, isOwn: true, most: most.last }),
    readLatestPapers(payload, reader, most.papers),
  ])
  const answer = {
    heute,
    naechste: coming.map((found) => meetingCardOf(found, refs)),
    letzte: past.map((found) => meetingCardOf(found, refs)),
    vorlagen: papers.map((found) => paperCardOf(found, refs)),
  }
  return { answer, tags: [], isPrivate: true }
}
