import { collectErrors } from '@kurstadt/log'

/** What Payload throws, and logs, of an entry that is not there or not open to this account. */
const isMissing = (error: unknown) => error instanceof Error && error.message === 'not-found'

/** Next's name of what is thrown; its own ways of leading elsewhere begin with `NEXT_`. */
function digestOf(error: unknown): string {
  const isNamed = error instanceof Error && 'digest' in error
  return isNamed && typeof error.digest === 'string' ? error.digest : ''
}

/** To the page for what is not there, or to the list, which says so. */
function isLeadToMissing(digest: string): boolean {
  return (
    digest.startsWith('NEXT_HTTP_ERROR_FALLBACK;404') ||
    /^NEXT_REDIRECT;.*[?&]notFound=/.test(digest)
  )
}

/** What came of making a view. */
type Read<View> = { view: View } | { failure: Error }

/**
 * A view as Payload makes it, or why it cannot be shown. Payload logs what fails while it reads, and
 * then shows an empty page, or says of an entry that it is not there. `report` takes what it has not
 * logged itself.
 */
export async function readView<View>(
  make: () => Promise<View | undefined>,
  report: (error: unknown) => void,
): Promise<Read<View>> {
  const logged: Error[] = []
  const cause = () => logged.find((error) => !isMissing(error))
  const unknown = (error: unknown): Error => {
    report(error)
    return error instanceof Error ? error : new Error('a view failed', { cause: error })
  }
  try {
    const view = await collectErrors(logged, make)
    if (view !== undefined) return { view }
  } catch (error) {
    const digest = digestOf(error)
    const failure = isMissing(error) || isLeadToMissing(digest) ? cause() : undefined
    if (failure !== undefined) return { failure }
    if (digest.startsWith('NEXT_')) throw error
    return { failure: unknown(error) }
  }
  return { failure: cause() ?? unknown(new Error('a view of the back office is empty')) }
}
