import { createLog, describeError, reportError } from '@kurstadt/log'
import type { ContentError } from '../content/index.ts'
import { env } from '../env.server.ts'

const log = createLog({ level: env.LOG_LEVEL, name: 'render' })

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/**
 * Writes what went wrong while a page was made to the log, never who asked for it, and answers the
 * number under which the administrator finds it.
 */
export function reportRenderError(error: unknown): string {
  const err = asError(error)
  log.error({ err }, 'rendering failed')
  return describeError('website', err, '').fehlernummer
}

/** The same of content that cannot be had: the content client has written a line of it already. */
export function reportUnavailable(error: ContentError): string {
  reportError(error, 'a page cannot be shown')
  return describeError('website', error, '').fehlernummer
}
