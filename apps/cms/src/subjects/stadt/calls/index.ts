import type { Calls } from '../../../wire/call/call.ts'
import { abfallarten, abfallartenId } from './abfallarten.ts'
import { abfallkalender } from './abfallkalender.ts'
import { abfuhrtermine, abfuhrtermineId } from './abfuhrtermine.ts'
import { baugebiete, baugebieteId } from './baugebiete.ts'
import { strassen, strassenId } from './strassen.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  baugebiete,
  'baugebiete/{id}': baugebieteId,
  abfallarten,
  'abfallarten/{id}': abfallartenId,
  strassen,
  'strassen/{id}': strassenId,
  abfallkalender,
  abfuhrtermine,
  'abfuhrtermine/{id}': abfuhrtermineId,
} satisfies Partial<Calls>
