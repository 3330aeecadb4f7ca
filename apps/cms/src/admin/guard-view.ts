import { log } from '../platform/log/log.ts'
import { numberOfOfficeError } from '../platform/log/office-error.ts'
import type { FailedWords } from './failed-words.ts'
import { readView } from './read-view.ts'

/** What stands in place of a view that failed; without a number where it is not known, or not yet. */
export type Notice = FailedWords & { number: string | null }

const report = (error: unknown) => log.error({ err: error }, 'a view of the back office failed')

/** A view as Payload makes it, or what its editor is told instead. */
export async function guardView<View>(
  make: () => Promise<View | undefined>,
  words: FailedWords,
): Promise<{ view: View } | { notice: Notice }> {
  const read = await readView(make, report)
  if ('view' in read) return read
  return { notice: { ...words, number: numberOfOfficeError(read.failure) } }
}
