import type { FahrplanDoc } from '../../../payload-types.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import { fahrplanOn } from '../read/timetable-of.ts'

function timetables() {
  const heute = todayInBerlin()
  return {
    type: 'fahrplaene' as const,
    serialise: (doc: FahrplanDoc, refs: Refs) => fahrplanOn(doc, refs, heute),
  }
}

/** Timetables of the railway (spec 9). */
export const fahrplaene: Call<'fahrplaene'> = ({ payload, params }) =>
  listEntries({ ...timetables(), payload, params })

/** A timetable of the railway (spec 9). */
export const fahrplaeneId: Call<'fahrplaene/{id}'> = (input) =>
  oneEntry({ ...timetables(), ...input })
