import { type Abfallkalender, calls, type Sprache } from '@kurstadt/contract'
import { prepareCall } from './call-path.server.ts'
import type { Reading } from './load-shell.server.ts'
import { ContentError } from './page.ts'

/** The waste calendar of a street by its number, or of none; null while it cannot be had. */
export async function readWasteCalendar(
  { answers }: Reading,
  strasse: number | null,
  sprache: Sprache,
): Promise<Abfallkalender | null> {
  const call = prepareCall('abfallkalender', null, {
    sprache,
    ...(strasse === null ? {} : { strasse_id: strasse }),
  })
  try {
    const outcome = await answers.read(calls.abfallkalender.answer, call)
    return outcome.kind === 'missing' ? null : outcome.value
  } catch (error) {
    if (error instanceof ContentError) return null
    throw error
  }
}
