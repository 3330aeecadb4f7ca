import { type BrettEintrag, calls } from '@kurstadt/contract'
import { prepareCall } from './call-path.server.ts'
import type { Reading } from './load-shell.server.ts'
import { ContentError } from './page.ts'

/** A notice that hangs today, 'missing' when it does not; null while nobody can tell. */
export async function readNotice(
  { answers, report }: Reading,
  id: number,
): Promise<BrettEintrag | 'missing' | null> {
  const name = 'schwarzes_brett/{id}'
  try {
    const outcome = await answers.read(calls[name].answer, prepareCall(name, id, { sprache: 'de' }))
    return outcome.kind === 'found' ? outcome.value : 'missing'
  } catch (error) {
    if (error instanceof ContentError && error.code === 'not-found') return 'missing'
    report('a notice cannot be had', { error })
    return null
  }
}
