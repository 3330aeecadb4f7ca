import type { Call, Calls } from '../../../wire/call/call.ts'
import { parkingTag, readParking } from '../read/records.ts'

/** Records of the guidance system, of car parks that have one (spec 3, 7). */
const parkleitsystem: Call<'parkleitsystem'> = async ({ payload }) => {
  const { saetze } = await readParking(payload)
  return { answer: saetze, tags: [parkingTag] }
}

/** Calls of this subject (spec 7). */
export const calls = { parkleitsystem } satisfies Partial<Calls>
