import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { BekanntmachungDoc } from '../../../payload-types.ts'
import { daysLater } from '../../../platform/time/days.ts'
import type { Call } from '../../../wire/call/call.ts'
import { holdingOn, inYear, onDays } from '../../../wire/call/days.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { readRefs, readRelated } from '../../../wire/read/refs.ts'
import { dayAt, type Refs } from '../../../wire/serialise/index.ts'
import { areUnchanged, lookThrough, readLogged } from '../nachweis/index.ts'
import { readCorrections, readYears } from '../read/bekanntmachungen.ts'
import { readTownHall } from '../read/rathaus.ts'
import { type Beside, bekanntmachungOf, bekanntmachungRefOf } from '../serialise/bekanntmachung.ts'

/** A notice tells nobody of itself before its first day. */
const hasBegun = (today: string) => onDays('datum_von', { to: today })

function periodOf(zeitraum: Params<'bekanntmachungen'>['zeitraum'], today: string): Where[] {
  if (zeitraum === 'archiv') return onDays('datum_bis', { to: daysLater(today, -1) })
  if (zeitraum === 'alle') return []
  return holdingOn('datum_von', 'datum_bis', { from: today })
}

function whereOf(params: Params<'bekanntmachungen'>, today: string): Where[] {
  const { zeitraum, art, jahr, amt_id } = params
  return [
    ...hasBegun(today),
    ...periodOf(zeitraum, today),
    ...(art ? [{ art: { equals: art } }] : []),
    ...(amt_id ? [{ 'amt.nummer': { equals: amt_id } }] : []),
    ...(jahr ? inYear('datum_von', jahr) : []),
  ]
}

/** What stands beside notices, filled while they are read. */
type Filled = { -readonly [Name in keyof Beside]: Beside[Name] }

function notices(payload: Payload, sprache: Sprache) {
  const heute = dayAt(new Date())
  const beside: Filled = { heute, nachweise: new Map(), berichtigungen: new Map() }
  const related = async (docs: readonly BekanntmachungDoc[]) => {
    const ids = docs.map(({ id }) => id)
    const [berichtigungen, nachweise, townHall] = await Promise.all([
      readCorrections(payload, ids),
      readLogged(payload, ids),
      readTownHall(
        payload,
        sprache,
        {},
        docs.map(({ amt }) => amt),
      ),
    ])
    Object.assign(beside, { berichtigungen, nachweise })
    const others = [
      ...docs.map(({ berichtigt }) => berichtigt),
      ...[...berichtigungen.values()].flat(),
    ]
    const named = await readRelated(payload, sprache, 'bekanntmachungen', others, hasBegun(heute))
    return { ...townHall, bekanntmachungen: named }
  }
  return {
    payload,
    type: 'bekanntmachungen' as const,
    // A correction that comes later says nothing of itself in the answer about the old one.
    watches: ['aemter', 'bekanntmachungen'] as const,
    related,
    serialise: (doc: BekanntmachungDoc, refs: Refs) => bekanntmachungOf(doc, refs, beside),
  }
}

/** Public notices, the newest first unless asked otherwise. */
export const bekanntmachungen: Call<'bekanntmachungen'> = async ({ payload, params }) => {
  const today = dayAt(new Date())
  const [{ answer, tags }, jahre] = await Promise.all([
    listEntries({
      ...notices(payload, params.sprache),
      params,
      where: whereOf(params, today),
    }),
    readYears(payload, params, today),
  ])
  return { answer: { ...answer, jahre }, tags }
}

/** A public notice from its first day on, held against the log; an editor's preview shows it before. */
export const bekanntmachungenId: Call<'bekanntmachungen/{id}'> = async (input) => {
  const { payload } = input
  const shared = notices(payload, input.params.sprache)
  const seen: string[] = []
  const { answer, tags } = await oneEntry({
    ...input,
    ...shared,
    related: (docs) => {
      seen.push(...docs.map(({ id }) => id))
      return shared.related(docs)
    },
    where: input.isPreview ? [] : hasBegun(dayAt(new Date())),
  })
  const [id = ''] = seen
  const unchanged = answer.nachweis === null ? null : await areUnchanged(payload, [id])
  return { answer: { ...answer, unveraendert: unchanged?.get(id) ?? null }, tags }
}

/** The log, looked through anew for whoever asks: no store keeps what was found. */
export const bekanntmachungspruefung: Call<'bekanntmachungspruefung'> = async (input) => {
  const { payload, params } = input
  const { hits, ...log } = await lookThrough(payload, params.pruefsumme)
  const ids = hits.map(({ entry }) => entry.id)
  const docs = await readRelated(payload, params.sprache, 'bekanntmachungen', ids)
  const related = { bekanntmachungen: docs }
  const refs = await readRefs({
    payload,
    sprache: params.sprache,
    type: 'bekanntmachungen',
    docs: [],
    related,
  })
  const treffer = hits.flatMap(({ entry, titel, unveraendert, was }) => {
    const bekanntmachung = bekanntmachungRefOf(entry.id, refs)
    if (bekanntmachung === null) return []
    const { nr } = entry
    const bekanntgemacht_am = docs.get(entry.id)?.bekanntgemacht_am ?? entry.zeitpunkt
    const name = titel ?? bekanntmachung.titel
    return [{ was, titel: name, nr, bekanntgemacht_am, unveraendert, bekanntmachung }]
  })
  return { answer: { ...log, treffer }, tags: ['bekanntmachungen'], isPrivate: true }
}
