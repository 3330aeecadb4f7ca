import { loadShell } from '../content/index.server.ts'
import {
  ContentError,
  type ContentErrorCode,
  emptyShell,
  type RenderFacts,
  setShellFacts,
} from '../content/index.ts'
import { themeOfPath } from '../features/area/index.ts'
import { failureWords } from '../i18n/index.server.ts'
import { spracheOfPath } from '../i18n/index.ts'
import { FailedPage } from './failed-page.tsx'
import { reportUnavailable } from './report.server.ts'
import { Failed, type Shown } from './route.ts'

type FailureKind = ContentErrorCode | 'gone'

const statuses = { 'not-found': 404, gone: 410, 'bad-request': 400, unavailable: 503 } as const

/**
 * An error page with its true status, in the language and the theme of the area that the path lies
 * in, with header and footer (spec 2.3, 2.4). Where content cannot be had it has the number of that
 * error. When to ask again is for the server to say. To be thrown.
 */
export async function failure(
  reason: FailureKind | ContentError,
  path: string,
  facts: RenderFacts,
) {
  const kind = reason instanceof ContentError ? reason.code : reason
  const sprache = spracheOfPath(path)
  const theme = themeOfPath(path)
  const shell = await loadShell({ sprache, theme })
  setShellFacts(facts, shell)
  const words = failureWords(kind, sprache, path)
  const isOurs = reason instanceof ContentError && kind === 'unavailable'
  const number = isOurs ? reportUnavailable(reason) : null
  return new Failed({
    theme,
    status: statuses[kind],
    headers: numbered(number),
    view: <FailedPage theme={theme} shell={shell} words={words} number={number} />,
  })
}

/** Says the number beside the page, for whoever answers in its place. */
const numbered = (number: string | null): Record<string, string> =>
  number === null ? {} : { 'X-Error-Number': number }

/** The error page of a mistake of ours with its number, or of a request that nobody takes; it asks nobody. */
export function mistake(path: string, status: number, number: string | null = null): Shown {
  const theme = themeOfPath(path)
  const shell = emptyShell(spracheOfPath(path))
  return {
    theme,
    status,
    view: <FailedPage theme={theme} shell={shell} words={null} number={number} />,
  }
}

/** The error as one of the content client's, or null when it is a mistake of ours. */
export const asContentError = (error: unknown): ContentError | null =>
  error instanceof ContentError ? error : null
