import type { Params } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { Call } from '../../../wire/call/call.ts'
import { onDays } from '../../../wire/call/days.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { tagOf } from '../../../wire/tags.ts'
import { dates } from '../read/dates.ts'
import { leadOn, streetIndex } from '../strassensuche/index.ts'

type Filters = Params<'abfuhrtermine'>

/** District of a street, or of the one it has become a part of; 0, which none has, for a street that is not there. */
async function bezirkOf(payload: Payload, strasse: number): Promise<number> {
  return leadOn(await streetIndex(payload), strasse)?.bezirk ?? 0
}

function whereOf({ abfallart_id, datum_von, datum_bis }: Filters): Where[] {
  return [
    ...(abfallart_id ? [{ 'abfallart.nummer': { equals: abfallart_id } }] : []),
    ...onDays('datum', { from: datum_von, to: datum_bis }),
  ]
}

/** Waste collection dates, for a street, a district or both (spec 2.6). */
export const abfuhrtermine: Call<'abfuhrtermine'> = async ({ payload, params }) => {
  const { strasse_id, bezirk } = params
  const asked = [
    ...(bezirk === undefined ? [] : [bezirk]),
    ...(strasse_id === undefined ? [] : [await bezirkOf(payload, strasse_id)]),
  ]
  const { answer, tags } = await listEntries({
    ...dates(payload, params.sprache),
    params,
    where: [...whereOf(params), ...asked.map((one) => ({ bezirke: { equals: one } }))],
    tieBreakers: ['abfallart.sortierung'],
  })
  const street = strasse_id === undefined ? [] : ['strassen', tagOf('strassen', strasse_id)]
  return { answer, tags: [...tags, ...street] }
}

/** A waste collection date (spec 2.6). */
export const abfuhrtermineId: Call<'abfuhrtermine/{id}'> = ({ payload, params, id }) =>
  oneEntry({ ...dates(payload, params.sprache), params, id })
