import { standardOutput } from '@kurstadt/env'
import { pino } from 'pino'
import { env } from '../env.server.ts'

const log = pino({ level: env.LOG_LEVEL, name: 'render' }, standardOutput())

/** Writes what went wrong while a page was made to the log; never who asked for it. */
export function reportRenderError(error: unknown): void {
  log.error({ err: error instanceof Error ? error : new Error(String(error)) }, 'rendering failed')
}
