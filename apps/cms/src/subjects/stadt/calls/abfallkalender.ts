import type { Abfallkalender, Params, Strasse, Strassentreffer } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { daysLater } from '../../../platform/time/days.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listEntries } from '../../../wire/call/entries.ts'
import { readKinds } from '../read/kinds.ts'
import { type Collection, chosenOf, readCollections, readStreet } from '../read/read-collections.ts'
import { strasseOf } from '../serialise/abfall.ts'
import { leadOn, searchStreets, streetIndex } from '../strassensuche/index.ts'

type Asked = Params<'abfallkalender'>

/** Days ahead whose dates a calendar lists where no month is asked for. */
const listed = 92

/** What a search has found, as it goes out, best first. */
async function readHits(
  payload: Payload,
  sprache: Asked['sprache'],
  found: ReturnType<typeof searchStreets>,
): Promise<Strassentreffer[]> {
  const { answer } = await listEntries({
    payload,
    type: 'strassen',
    params: { sprache, seite: 1, pro_seite: found.length, order: [] },
    serialise: strasseOf,
    where: [{ nummer: { in: found.map(({ street }) => street.nummer) } }],
  })
  const read = new Map(answer.data.map((strasse) => [strasse.id, strasse]))
  return found.flatMap(({ street, frueher }) => {
    const strasse = read.get(street.nummer)
    return strasse ? [{ ...strasse, frueher }] : []
  })
}

/** The street that is meant, or those that may be. */
async function findStreet(payload: Payload, { sprache, q, strasse_id }: Asked) {
  const index = await streetIndex(payload)
  if (strasse_id !== undefined && leadOn(index, strasse_id) !== null) {
    const { strasse } = await readStreet(payload, { sprache, nummer: strasse_id })
    return { strasse, treffer: [] }
  }
  const found = searchStreets(index, q)
  const treffer = found.length === 0 ? [] : await readHits(payload, sprache, found)
  const [only, ...others] = treffer
  if (only === undefined || others.length > 0) return { strasse: null, treffer }
  const { frueher, ...strasse } = only
  return { strasse, treffer: frueher === null ? [] : treffer }
}

/** The wire form of a date, without what only files need of it. */
const onWire = ({ uid: _, created: _c, modified: _m, ...termin }: Collection) => termin

function firstOfEach(termine: readonly Collection[]): Collection[] {
  const seen = new Set<number>()
  return termine.filter(({ abfallart }) => {
    if (seen.has(abfallart.id)) return false
    seen.add(abfallart.id)
    return true
  })
}

async function calendarOf(payload: Payload, asked: Asked, strasse: Strasse, known: number[]) {
  const heute = todayInBerlin()
  const { sprache, arten, monat } = asked
  const year = Number(heute.slice(0, 4))
  const first = [monat === undefined ? heute : `${monat}-01`, heute].toSorted()[0] ?? heute
  const period = { from: first, to: `${year + 1}-12-31` }
  const { termine, tags } = await readCollections(payload, { sprache, strasse, ...period })
  const chosen = chosenOf(termine, { arten, known })
  const coming = chosen.filter(({ datum }) => datum >= heute)
  const until = daysLater(heute, listed)
  const shown =
    monat === undefined
      ? coming.filter(({ datum }) => datum <= until)
      : chosen.filter(({ datum }) => datum.startsWith(monat))
  return {
    naechste: firstOfEach(coming).map(onWire),
    termine: shown.map(onWire),
    abgeholt: [...new Set(termine.map(({ abfallart }) => abfallart.id))],
    bis: termine.at(-1)?.datum ?? null,
    tags,
  }
}

/** The waste calendar of a street (spec 2.6). */
export const abfallkalender: Call<'abfallkalender'> = async ({ payload, params }) => {
  const { sprache, monat = null } = params
  const [{ strasse, treffer }, kinds] = await Promise.all([
    findStreet(payload, params),
    readKinds(payload, sprache),
  ])
  const nothing = { abgeholt: [], naechste: [], termine: [], bis: null, tags: [] }
  const known = kinds.arten.map(({ id }) => id)
  const { tags, ...calendar } =
    strasse === null ? nothing : await calendarOf(payload, params, strasse, known)
  const answer: Abfallkalender = {
    sprache,
    heute: todayInBerlin(),
    treffer,
    strasse,
    arten: kinds.arten,
    monat,
    ...calendar,
  }
  return { answer, tags: ['strassen', 'abfuhrtermine', ...kinds.tags, ...tags] }
}
