import { oparlPath, oparlProblems } from '@kurstadt/contract'
import type { App } from './app-door.ts'
import { chooseEncoding, compress } from './encoding.ts'
import { given } from './given.ts'
import type { HeaderFields } from './headers.ts'
import { ShareUsedUpError } from './read-shares.ts'
import type { Reply } from './reply.ts'
import type { RequestHead } from './request-head.ts'
import { type Asked, type Route, reading } from './route-table.ts'
import type { SecurityHeaders } from './security-headers.ts'

const anywhere = /^\/oparl(?:\/.*)?$/
/** Whoever leaves the last part of the entrance away is shown it. */
const almost = new Set(['/oparl', '/oparl/', '/oparl/v1'])
/** What may follow the entrance. */
const below = /^[a-z\d/-]{0,80}$/

type OparlOptions = { content: Pick<App['content'], 'findFile'>; security: SecurityHeaders }

/** Scripts of any site may read it, and no search engine lists it. */
const shared = {
  'Content-Type': 'application/json; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Robots-Tag': 'noindex',
}

const failures = {
  'bad-request': { status: 400, message: 'Die Anfrage ist nicht zu verstehen.' },
  'not-found': { status: 404, message: 'Unter dieser Adresse gibt es nichts.' },
  unavailable: {
    status: 503,
    message: 'Die Daten sind gerade nicht verfügbar. Bitte versuchen Sie es später noch einmal.',
  },
  'too-many': {
    status: 429,
    message: 'Das waren sehr viele Anfragen. Bitte warten Sie einen Augenblick.',
  },
} as const

const problems: Readonly<Record<string, string>> = {
  [oparlProblems.zeitpunkt]:
    'Bitte geben Sie Zeitpunkte mit ihrem Abstand zur Weltzeit an: 2026-01-31T08:00:00+01:00.',
  [oparlProblems.seite]: 'Seiten sind ganze Zahlen ab 1.',
  [oparlProblems.anzahl]: 'Die Anzahl je Seite ist eine ganze Zahl ab 1.',
  [oparlProblems.kurz]: 'omit_internal ist true oder false.',
}

/** An error as OParl asks for it: what a person reads, and what helps whoever writes a client. */
function failed(
  code: keyof typeof failures,
  security: SecurityHeaders,
  { problem = '', extra = {} }: { problem?: string | undefined; extra?: HeaderFields } = {},
): Reply {
  const { status, message } = failures[code]
  const body = {
    type: 'https://schema.oparl.org/1.1/Error',
    message: problems[problem] ?? message,
    debug: problem === '' ? code : `${code}: ${problem}`,
  }
  const headers = { ...security.plain, ...shared, 'Cache-Control': 'no-store', ...extra }
  return { status, headers, body: JSON.stringify(body) }
}

type Question = { pfad: string; params: Readonly<Record<string, string>> }

/** Answers with an object or a page of a list; who has it already is told so. */
async function oparlReply(
  { pfad, params }: Question,
  head: RequestHead,
  { content, security }: OparlOptions,
): Promise<Reply> {
  const asked = { name: 'oparl.json', id: null, params: { ...params, pfad } } as const
  const file = await content.findFile(asked)
  if ('code' in file) {
    const extra: HeaderFields = file.code === 'unavailable' ? { 'Retry-After': '10' } : {}
    return failed(file.code, security, { problem: file.problem, extra })
  }
  const etag = `W/${file.etag}`
  const headers = {
    ...security.plain,
    ...shared,
    'Cache-Control': 'public, no-cache',
    Vary: 'Accept-Encoding',
    ETag: etag,
  }
  if (file.etag !== '' && head.ifNoneMatch.includes(file.etag))
    return { status: 304, headers, body: '' }
  const encoding = chooseEncoding(head.acceptEncoding)
  if (encoding === 'identity') return { status: 200, headers, body: file.body }
  const body = await compress(file.body, encoding)
  return { status: 200, headers: { ...headers, 'Content-Encoding': encoding }, body }
}

/** Answers an address below `/oparl/`; whatever is wrong with it is told in JSON. */
export async function answerOparl(
  { target, head, shareOf }: Pick<Asked, 'target' | 'head' | 'shareOf'>,
  options: OparlOptions,
): Promise<Reply> {
  const { security } = options
  if (almost.has(target.path)) {
    const headers = {
      ...security.plain,
      ...shared,
      Location: oparlPath,
      'Cache-Control': 'no-store',
    }
    return { status: 301, headers, body: '' }
  }
  const pfad = target.path.startsWith(oparlPath) ? target.path.slice(oparlPath.length) : null
  if (pfad === null || !below.test(pfad)) return failed('not-found', security)
  const question = { pfad, params: given(target.query) }
  try {
    return await shareOf('file').run(() => oparlReply(question, head, options))
  } catch (error) {
    if (!(error instanceof ShareUsedUpError)) throw error
    return failed('too-many', security, { extra: { 'Retry-After': String(error.retryAfter) } })
  }
}

/** What is public of the council, for programs of others: OParl 1.1 (decision 0088). */
export const oparlRoute = (options: OparlOptions): Route => ({
  name: 'oparl',
  methods: reading,
  pattern: anywhere,
  answer: (asked) => answerOparl(asked, options),
})
