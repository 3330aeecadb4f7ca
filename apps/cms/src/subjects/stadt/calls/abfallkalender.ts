import type { Abfallkalender, Params, Strasse, Strassentreffer } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { daysLater } from '../../../platform/time/days.ts'
import type { Call } from '../../../wire/call/call.ts'
import type { Collection } from '../read/district-dates.ts'
import { readKinds } from '../read/kinds.ts'
import { chosenOf, indexedStrasse, readCollections } from '../read/read-collections.ts'
import { leadOn, searchStreets, streetIndex } from '../strassensuche/index.ts'

type Asked = Params<'abfallkalender'>

/** Days ahead whose dates a calendar lists where no month is asked for. */
const listed = 92

/** The street that is meant, or those that may be. */
async function findStreet(payload: Payload, { sprache, q, strasse_id }: Asked) {
  const index = await streetIndex(payload)
  const known = strasse_id === undefined ? null : leadOn(index, strasse_id)
  if (known !== null) return { strasse: indexedStrasse(known, sprache), treffer: [] }
  const treffer = searchStreets(index, q).map(
    ({ frueher, street }): Strassentreffer => ({ ...indexedStrasse(street, sprache), frueher }),
  )
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
