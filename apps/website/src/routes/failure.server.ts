import { data } from 'react-router'
import { loadShell } from '../content/index.server.ts'
import {
  ContentError,
  type ContentErrorCode,
  noteShell,
  type RenderFacts,
  type Shell,
} from '../content/index.ts'
import { themeOfPath } from '../features/area/index.ts'
import { failureWords } from '../i18n/index.server.ts'
import { type FailureWords, spracheOfPath } from '../i18n/index.ts'

type FailureKind = ContentErrorCode | 'gone'

const statuses = { 'not-found': 404, gone: 410, 'bad-request': 400, unavailable: 503 } as const

/** What an error page is given: what it says, and what stands around it. */
export type Failure = { words: FailureWords; shell: Shell }

/**
 * An error page with its true status, in the language and the theme of the area that the path lies
 * in, with header and footer (spec 2.3, 2.4). To be thrown.
 */
export async function failure(kind: FailureKind, path: string, facts: RenderFacts) {
  const sprache = spracheOfPath(path)
  const shell = await loadShell({ sprache, theme: themeOfPath(path) })
  noteShell(facts, shell)
  const headers = kind === 'unavailable' ? { 'Retry-After': '30' } : undefined
  const body: Failure = { words: failureWords(kind, sprache, path), shell }
  return data(body, { status: statuses[kind], ...(headers && { headers }) })
}

/** The error as one of the content client's, or null when it is a mistake of ours. */
export const asContentError = (error: unknown): ContentError | null =>
  error instanceof ContentError ? error : null
