import type { Abfuhrtermin, Sprache, Strasse } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { onlyOne } from '../../../wire/call/call.ts'
import { leadOn, type Street, streetIndex } from '../strassensuche/index.ts'
import { type Collection, readDistrictDates } from './district-dates.ts'

type Asked = { sprache: Sprache; strasse: Pick<Strasse, 'bezirk'>; from: string; to: string }

/** The dates of a street on some days, in their order, and the tags of their changes. */
export async function readCollections(
  payload: Payload,
  { strasse: { bezirk }, ...asked }: Asked,
): Promise<{ termine: Collection[]; tags: string[] }> {
  const termine = await readDistrictDates(payload, { ...asked, bezirk })
  return { termine, tags: ['abfuhrtermine', 'abfallarten'] }
}

/** A street as the index has it, on the wire. */
export const indexedStrasse = (
  { bezirk, hausnummern, name, nummer, ortsteil }: Street,
  sprache: Sprache,
): Strasse => ({ id: nummer, sprache, name, hausnummern, ortsteil, bezirk })

/**
 * A street by its number; of one that has become part of another that other one (spec 2.6). Throws
 * `not-found` for a number that no street ever had.
 */
export async function readStreet(
  payload: Payload,
  { sprache, nummer }: { sprache: Sprache; nummer: number },
): Promise<{ strasse: Strasse; tags: string[] }> {
  const street = leadOn(await streetIndex(payload), nummer)
  const strasse = onlyOne(street === null ? [] : [street], 'strassen', nummer)
  return { strasse: indexedStrasse(strasse, sprache), tags: ['strassen'] }
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
