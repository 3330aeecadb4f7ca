import { type Abfallkalender, calls, type Sprache } from '@kurstadt/contract'
import { prepareCall, understood } from './call-path.server.ts'
import type { Reading } from './load-shell.server.ts'
import { ContentError } from './page.ts'

/** A street by its number, or what somebody typed of its name. */
export type AskedStreet = { sprache: Sprache; strasse_id?: string; q?: string }

/** The waste calendar of a street, or the streets that may be meant; null while it cannot be had. */
export async function readWasteCalendar(
  { answers }: Reading,
  { sprache, ...asked }: AskedStreet,
): Promise<Abfallkalender | null> {
  const { params } = understood('abfallkalender', asked)
  const call = prepareCall('abfallkalender', null, { ...params, sprache })
  try {
    const outcome = await answers.read(calls.abfallkalender.answer, call)
    return outcome.kind === 'missing' ? null : outcome.value
  } catch (error) {
    if (error instanceof ContentError) return null
    throw error
  }
}
