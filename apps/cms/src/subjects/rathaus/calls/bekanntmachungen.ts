import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { BekanntmachungDoc } from '../../../payload-types.ts'
import type { Call } from '../../../wire/call/call.ts'
import { onDays } from '../../../wire/call/days.ts'
import { listFound, oneEntry } from '../../../wire/call/entries.ts'
import { readRefs, readRelated } from '../../../wire/read/refs.ts'
import { dayAt, type Refs } from '../../../wire/serialise/index.ts'
import { areUnchanged, lookThrough, readLogged } from '../nachweis/index.ts'
import { readCorrections } from '../read/bekanntmachungen.ts'
import { findNotices } from '../read/find-notices.ts'
import { readTownHall } from '../read/rathaus.ts'
import { type Beside, bekanntmachungOf, bekanntmachungRefOf } from '../serialise/bekanntmachung.ts'

/** A notice tells nobody of itself before its first day. */
const hasBegun = (today: string) => onDays('datum_von', { to: today })

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
  const { jahre, ...found } = await findNotices(payload, params, dayAt(new Date()))
  const { answer, tags } = await listFound({
    ...notices(payload, params.sprache),
    params,
    found,
  })
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
