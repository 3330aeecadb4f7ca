import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { PortalmodulDoc, VeranstaltungDoc } from '../../../payload-types.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { readNamed, readRelated } from '../../../wire/read/index.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import { eachSound } from '../../../wire/sound/index.ts'
import { housesOf } from '../../gastgeber/index.ts'
import { eventOf, relatedToEvents } from '../../veranstaltungen/index.ts'
import { portalmodulOf } from '../serialise/portalmodul.ts'

async function relatedOf(payload: Payload, sprache: Sprache, docs: readonly PortalmodulDoc[]) {
  const blocks = docs.flatMap(({ inhalt }) => inhalt)
  const packages = blocks.flatMap((one) => (one.blockType === 'pauschalen' ? one.pauschale : []))
  const events = blocks.flatMap((one) =>
    one.blockType === 'eventteaser' ? one.veranstaltungen : [],
  )
  const [named, veranstaltungen] = await Promise.all([
    readNamed(payload, sprache, 'pauschalen', packages),
    readRelated(payload, sprache, 'veranstaltungen', events),
  ])
  // A broken package is missing in a module, as one that is gone; the module stays.
  const { entries: sound } = eachSound('pauschalen', [...named], ([id, doc]) => [
    { id, doc, houses: housesOf([doc]) },
  ])
  const pauschalen = new Map(sound.map(({ id, doc }) => [id, doc]))
  const houses = sound.flatMap((one) => one.houses)
  const [unterkuenfte, detailOnly] = await Promise.all([
    readNamed(payload, sprache, 'unterkuenfte', houses),
    relatedToEvents(payload, sprache, [...veranstaltungen.values()]),
  ])
  return { ...detailOnly, pauschalen, veranstaltungen, unterkuenfte }
}

/** How modules are read: with their packages and events, and what these refer to. */
function modules(payload: Payload, sprache: Sprache) {
  const events: Map<string, VeranstaltungDoc> = new Map()
  const written = (id: string, refs: Refs) => {
    const event = events.get(id)
    // A broken event is missing in a module, as one that is gone; the module stays.
    const { entries } = eachSound('veranstaltungen', event ? [event] : [], (one) => [
      eventOf(one, refs),
    ])
    return entries[0] ?? null
  }
  return {
    payload,
    type: 'portalmodule' as const,
    related: async (docs: readonly PortalmodulDoc[]) => {
      const related = await relatedOf(payload, sprache, docs)
      for (const [id, event] of related.veranstaltungen) events.set(id, event)
      return related
    },
    serialise: (doc: PortalmodulDoc, refs: Refs) => portalmodulOf(doc, refs, written),
  }
}

/** Modules of portal pages (spec 3). */
export const portalmodule: Call<'portalmodule'> = ({ payload, params }) =>
  listEntries({
    ...modules(payload, params.sprache),
    params,
    where: params.seite_id ? [{ 'seite.nummer': { equals: params.seite_id } }] : [],
  })

/** A module of a portal page (spec 3). */
export const portalmoduleId: Call<'portalmodule/{id}'> = (input) =>
  oneEntry({ ...modules(input.payload, input.params.sprache), ...input })
