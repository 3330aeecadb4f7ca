/** Work that ends early when its signal aborts. */
type Work<Result> = (signal: AbortSignal) => Promise<Result>

/** Does two things at once; when one fails the other is ended, and then the failure is thrown. */
export async function sideBySide<One, Other>(
  outer: AbortSignal,
  one: Work<One>,
  other: Work<Other>,
): Promise<[One, Other]> {
  const failure = new AbortController()
  const signal = AbortSignal.any([outer, failure.signal])
  const watched = async <Result>(work: Work<Result>): Promise<Result> => {
    try {
      return await work(signal)
    } catch (error) {
      failure.abort(error)
      throw error
    }
  }
  const both = [watched(one), watched(other)] as const
  await Promise.allSettled(both)
  failure.signal.throwIfAborted()
  return Promise.all(both)
}
