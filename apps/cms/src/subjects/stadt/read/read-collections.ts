import type { Abfuhrtermin, Sprache, Strasse } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { onDays } from '../../../wire/call/days.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { tagOf } from '../../../wire/tags.ts'
import { strasseOf } from '../serialise/abfall.ts'
import { leadOn, streetIndex } from '../strassensuche/index.ts'
import { dates } from './dates.ts'

/** More than any district has in two years. */
const mostDates = 2_000

type Asked = { sprache: Sprache; strasse: Pick<Strasse, 'bezirk'>; from: string; to: string }

/** What a date was made of, for those who keep it: when it was entered and changed last. */
export type Collection = Abfuhrtermin & { uid: string; created: string; modified: string }

/** The dates of a street on some days, in their order, and the tags of their changes. */
export async function readCollections(
  payload: Payload,
  { sprache, strasse, from, to }: Asked,
): Promise<{ termine: Collection[]; tags: string[] }> {
  const reading = dates(payload, sprache)
  const { answer, tags } = await listEntries({
    ...reading,
    serialise: (doc, refs): Collection => ({
      ...reading.serialise(doc, refs),
      uid: doc.id,
      created: doc.createdAt,
      modified: doc.updatedAt,
    }),
    params: {
      sprache,
      seite: 1,
      pro_seite: mostDates,
      order: [{ field: 'datum', descending: false }],
    },
    where: [{ bezirke: { equals: strasse.bezirk } }, ...onDays('datum', { from, to })],
    tieBreakers: ['abfallart.sortierung'],
  })
  return { termine: answer.data, tags }
}

/**
 * A street by its number; of one that has become part of another that other one (spec 2.6). Throws
 * `not-found` for a number that no street ever had.
 */
export async function readStreet(
  payload: Payload,
  { sprache, nummer }: { sprache: Sprache; nummer: number },
): Promise<{ strasse: Strasse; tags: string[] }> {
  const street = leadOn(await streetIndex(payload), nummer)
  const { answer, tags } = await oneEntry({
    payload,
    type: 'strassen',
    serialise: strasseOf,
    params: { sprache },
    id: street?.nummer ?? nummer,
  })
  return { strasse: answer, tags: ['strassen', tagOf('strassen', nummer), ...tags] }
}

/** Dates of the chosen kinds; of all where none is chosen, or none of those that are is left. */
export function chosenOf<Termin extends Pick<Abfuhrtermin, 'abfallart'>>(
  termine: readonly Termin[],
  { arten, known }: { arten: readonly number[]; known: readonly number[] },
): Termin[] {
  const wanted = arten.filter((art) => known.includes(art))
  return wanted.length === 0
    ? [...termine]
    : termine.filter(({ abfallart }) => wanted.includes(abfallart.id))
}
