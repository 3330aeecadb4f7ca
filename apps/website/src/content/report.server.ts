import type { Logger } from 'pino'

/**
 * Tells the log about a problem; the same topic at most once per minute (F01). An `error` among the
 * details is handed over as it is: the log keeps its message, its places and its causes.
 */
export type Report = (topic: string, details: Readonly<Record<string, unknown>>) => void

const minute = 60_000
const keptTopics = 1000

/** Makes a reporter; what is held back is counted and said with the next line of its topic. */
export function createReport(log: Logger, now: () => number): Report {
  const topics = new Map<string, { at: number; heldBack: number }>()
  return (topic, details) => {
    const last = topics.get(topic)
    if (last && now() - last.at < minute) {
      last.heldBack += 1
      return
    }
    if (topics.size >= keptTopics) topics.clear()
    topics.set(topic, { at: now(), heldBack: 0 })
    log.warn({ ...details, heldBack: last?.heldBack ?? 0 }, topic)
  }
}

/** Waits for something optional: its failure is reported and becomes null (conventions, rule 10). */
export async function orNull<Result>(
  report: Report,
  topic: string,
  promise: Promise<Result>,
): Promise<Result | null> {
  try {
    return await promise
  } catch (error) {
    report(`${topic} could not be had`, { error })
    return null
  }
}
