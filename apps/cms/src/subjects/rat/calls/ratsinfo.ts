import { instantInBerlin } from '../../../platform/time/berlin.ts'
import type { Call } from '../../../wire/call/call.ts'
import { dayAt } from '../../../wire/serialise/index.ts'
import { anybody } from '../../../wire/session.ts'
import { readCardRefs, watched } from '../read/card-refs.ts'
import { readLatestPapers, readMeetingCards, readMeetingYears } from '../read/cards.ts'
import { countSeats, readFactions } from '../read/overview.ts'
import { readReader } from '../read/reader.ts'
import { meetingCardOf, paperCardOf } from '../serialise/cards.ts'
import { gremiumRefOf } from '../serialise/gremium.ts'

/** What is shown of each kind at a glance. */
const most = { next: 5, last: 3, papers: 5 }

/** The council at a glance, for whoever asks. */
export const ratsinfo: Call<'ratsinfo'> = async ({ payload, sessions = anybody }) => {
  const reader = await readReader(payload, sessions)
  const heute = dayAt(new Date())
  const from = instantInBerlin(`${heute}T00:00`)
  const next = { from, isAscending: true, most: most.next }
  const [refs, coming, past, papers, seats, fraktionen] = await Promise.all([
    readCardRefs(payload),
    readMeetingCards(payload, reader, next),
    readMeetingCards(payload, reader, { before: from, most: most.last }),
    readLatestPapers(payload, reader, most.papers),
    countSeats(payload),
    readFactions(payload),
  ])
  const answer = {
    heute,
    naechste: coming.map((found) => meetingCardOf(found, refs)),
    letzte: past.map((found) => meetingCardOf(found, refs)),
    vorlagen: papers.map((found) => paperCardOf(found, refs)),
    gremien: [...refs.committees.values()].map((found) => ({
      ...gremiumRefOf(found, refs.pages),
      mitglieder: seats.get(found.id) ?? 0,
    })),
    fraktionen,
  }
  return { answer, tags: [...watched] }
}

const monthLater = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** The end of a month or year; none where it lies behind the last day that can be written. */
const endAt = (day: string) => (day.length > 10 ? {} : { before: instantInBerlin(`${day}T00:00`) })

/** From when until when, as instants: a month, a year, or this year and all that is to come. */
function periodOf(
  { jahr, monat }: { jahr?: number | undefined; monat?: string | undefined },
  heute: string,
) {
  const at = (day: string) => instantInBerlin(`${day}T00:00`)
  if (monat) return { from: at(`${monat}-01`), ...endAt(`${monthLater(monat)}-01`) }
  if (jahr) return { from: at(`${jahr}-01-01`), ...endAt(`${jahr + 1}-01-01`) }
  return { from: at(`${heute.slice(0, 4)}-01-01`) }
}

/** Meetings of a year or a month, of all committees or one. */
export const sitzungsliste: Call<'sitzungsliste'> = async ({
  payload,
  params,
  sessions = anybody,
}) => {
  const reader = await readReader(payload, sessions)
  const heute = dayAt(new Date())
  const { gremium_id: gremium, monat = null } = params
  const [refs, found, jahre] = await Promise.all([
    readCardRefs(payload),
    readMeetingCards(payload, reader, { ...periodOf(params, heute), gremium }),
    readMeetingYears(payload, reader),
  ])
  const data = found.map((one) => meetingCardOf(one, refs))
  const answer = {
    data,
    anzahl: data.length,
    seite: 1,
    pro_seite: Math.max(1, data.length),
    heute,
    jahr: params.jahr ?? Number((monat ?? heute).slice(0, 4)),
    monat,
    jahre,
    gremien: [...refs.committees.values()].map((one) => gremiumRefOf(one, refs.pages)),
  }
  return { answer, tags: [...watched] }
}
