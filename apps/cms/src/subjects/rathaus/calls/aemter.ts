import { type Amt, calls, type List, type Params, type Sprache } from '@kurstadt/contract'
import { matchesAll, placeWords, searchForm } from '@kurstadt/contract/search-form'
import type { Payload, Where } from 'payload'
import type { AmtDoc } from '../../../payload-types.ts'
import { type Call, listOf } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { published, readNamed, readRelated } from '../../../wire/read/index.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import { contactPersons, readTownHall } from '../read/rathaus.ts'
import { amtOf, type OfficeOptions } from '../serialise/amt.ts'
import type { StaffDoc } from '../serialise/mitarbeiter.ts'

/** The staff of a single office stand in the order that the list has unless asked otherwise. */
const preset: Params<'aemter'> = calls.aemter.params.parse({})

/** What an office says beside its name, where it is and who works there. */
const detailOnly = [
  'text',
  'zustaendigkeiten',
  'bild',
  'kontakt',
  'koordinaten',
  'barrierefrei',
  'oeffnungszeiten',
  'oeffnungszeitenStrukturiert',
  'uebergeordnet',
  'leitung',
  'seo',
] as const

/** How offices are read of which only names are asked for: of a thousand people not every field. */
function briefOffices(payload: Payload, sprache: Sprache, order: OfficeOptions['order']) {
  const staff: Map<string, StaffDoc> = new Map()
  return {
    payload,
    type: 'aemter' as const,
    watches: ['aemter', 'mitarbeiter'] as const,
    omit: detailOnly,
    related: async (docs: readonly AmtDoc[]) => {
      const named = docs.flatMap(({ mitarbeiter }) => mitarbeiter ?? [])
      const people = await readNamed(payload, sprache, 'mitarbeiter', named)
      for (const [id, person] of people) staff.set(id, person)
      return { mitarbeiter: people }
    },
    serialise: (doc: AmtDoc, refs: Refs) => amtOf(doc, refs, { order, contactsOnly: false, staff }),
  }
}

/** Whether there are more offices than are to be told in full. */
async function areMany(
  payload: Payload,
  { ansprechpartner, ausfuehrlich_bis: most }: Params<'aemter'>,
  where: Where[],
): Promise<boolean> {
  if (most === undefined || ansprechpartner === true) return false
  const and = [published, ...where]
  const { totalDocs } = await payload.count({ collection: 'aemter', where: { and } })
  return totalDocs > most
}

/** How offices are read: with their staff, sorted by the fields of `order` that are about staff. */
function offices(payload: Payload, sprache: Sprache, options: Omit<OfficeOptions, 'staff'>) {
  const staff: Map<string, StaffDoc> = new Map()
  return {
    payload,
    type: 'aemter' as const,
    watches: ['aemter', 'mitarbeiter'] as const,
    related: async (docs: readonly AmtDoc[]) => {
      const named = docs.flatMap(({ mitarbeiter }) => mitarbeiter ?? [])
      const people = await readRelated(payload, sprache, 'mitarbeiter', named)
      for (const [id, person] of people) staff.set(id, person)
      return readTownHall(payload, sprache, { aemter: docs, mitarbeiter: [...people.values()] })
    },
    serialise: (doc: AmtDoc, refs: Refs) => amtOf(doc, refs, { ...options, staff }),
  }
}

async function whereOf(payload: Payload, params: Params<'aemter'>): Promise<Where[]> {
  const { uebergeordnet_id, ansprechpartner } = params
  return [
    ...(uebergeordnet_id ? [{ 'uebergeordnet.nummer': { equals: uebergeordnet_id } }] : []),
    ...(ansprechpartner ? [{ mitarbeiter: { in: await contactPersons(payload) } }] : []),
  ]
}

/** What an office is looked for by: its name, its rooms, its building, and those who work there. */
function searchTextOf({ titel, zimmer, adresse, mitarbeiter }: Amt): string {
  const people = mitarbeiter.flatMap((person) => [
    person.vorname,
    person.nachname,
    person.funktion,
    person.zimmer,
  ])
  return searchForm([titel, zimmer, adresse.gebaeude, ...people].join(' '))
}

/** Of all offices the asked page of those that all of the words are about. */
function searched(
  { data }: List<Amt>,
  words: readonly string[],
  { seite, pro_seite }: Params<'aemter'>,
): List<Amt> {
  const found = data.filter((one) => matchesAll(searchTextOf(one), words))
  const first = (seite - 1) * pro_seite
  const paging = { seite, pro_seite }
  return listOf(found.slice(first, first + pro_seite), { totalDocs: found.length }, paging)
}

/** Offices with their staff; `mitarbeiter.…` in `order` sorts the staff of each (spec 7). */
export const aemter: Call<'aemter'> = async ({ payload, params }) => {
  const order = params.order.filter(({ field }) => !field.startsWith('mitarbeiter.'))
  const contactsOnly = params.ansprechpartner === true
  const words = placeWords(params.q)
  const isSearch = params.q !== ''
  const everything = isSearch ? { seite: 1, pro_seite: 9999 } : {}
  const where = await whereOf(payload, params)
  const isBrief = !isSearch && (await areMany(payload, params, where))
  const reading = isBrief
    ? briefOffices(payload, params.sprache, params.order)
    : offices(payload, params.sprache, { order: params.order, contactsOnly })
  const { answer, tags } = await listEntries({
    ...reading,
    params: { ...params, ...everything, order },
    where,
  })
  if (!isSearch) return { answer, tags }
  const none = { ...answer, data: words.length === 0 ? [] : answer.data }
  return { answer: searched(none, words, params), tags, isPrivate: true }
}

/** An office with its staff (spec 3). */
export const aemterId: Call<'aemter/{id}'> = (input) =>
  oneEntry({
    ...input,
    ...offices(input.payload, input.params.sprache, { order: preset.order, contactsOnly: false }),
  })
