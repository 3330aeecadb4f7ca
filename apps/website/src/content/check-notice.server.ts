import { type Bekanntmachungspruefung, calls } from '@kurstadt/contract'
import { prepareCall } from './call-path.server.ts'
import type { Reading } from './load-shell.server.ts'
import { ContentError } from './page.ts'

/** Looks through the log of public notices anew, and for what has a SHA-256; 'away' when it cannot be had. */
export async function readNoticeLog(
  { answers }: Reading,
  hash: string | null,
): Promise<Bekanntmachungspruefung | 'away'> {
  const asked: Record<string, string> = hash === null ? {} : { pruefsumme: hash }
  const call = prepareCall('bekanntmachungspruefung', null, { ...asked, sprache: 'de' })
  try {
    const outcome = await answers.read(calls.bekanntmachungspruefung.answer, call)
    return outcome.kind === 'missing' ? 'away' : outcome.value
  } catch (error) {
    if (error instanceof ContentError) return 'away'
    throw error
  }
}
