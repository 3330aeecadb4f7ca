import {
  apiBasePath,
  type CallName,
  calls,
  documentPath,
  sessionHeaders,
  type Zugang,
} from '@kurstadt/contract'
import { z } from 'zod'
import { isRecord, rowsOf, type Values } from '../../platform/record.ts'
import type { Ask } from './ask.ts'
import { fetchSource, SourceError } from './fetch-source.ts'
import { changedFile, fileAt, type Herkunft, type SourceFile } from './source-file.ts'

/** Tokens of the source's protected areas; they are sent to the source and to nobody else. */
export type Tokens = Partial<Record<Exclude<Zugang, 'oeffentlich'>, string>>

/** Reads a server that honours the contract; nothing of it is trusted before it is parsed. */
export type Source = {
  /** A parsed answer; throws `SourceError` when it breaks the contract. */
  ask: Ask
  /** As `ask`, without any token: what everybody is answered. */
  askAsAnybody: Ask
  /** A file of council or intranet by its number. */
  document: (id: number) => Promise<Buffer>
  /** A file of the website that goes with the source; null when it is the one that is known. */
  file: (url: string, known: Herkunft | null) => Promise<SourceFile | null>
  /** Rows of lists that break the contract, and where; they were left out. */
  unusable: ReadonlySet<string>
  /** True where it was given a token. */
  has: (area: keyof Tokens) => boolean
}

function headersOf(tokens: Tokens): Record<string, string> {
  const { rat, intranet } = tokens
  return {
    ...(rat === undefined ? {} : { [sessionHeaders.rat]: rat }),
    ...(intranet === undefined ? {} : { [sessionHeaders.intranet]: intranet }),
  }
}

function placeOf(name: CallName, { id = 0, url = '' }: { id?: number; url?: string }): string {
  return name.replace('{id}', String(id)).replace('{url}', encodeURIComponent(url))
}

/** What breaks the contract, said in German. */
const german = z.locales.de().localeError

function issueText({ issues }: z.ZodError): string {
  const [issue] = issues
  const place = issue?.path.join('.') ?? ''
  return place === '' ? (issue?.message ?? '') : `${place}: ${issue?.message ?? ''}`
}

function jsonOf(place: string, body: Buffer): unknown {
  try {
    const json: unknown = JSON.parse(body.toString('utf8'))
    return json
  } catch {
    throw new SourceError(`${place}: Die Antwort der Quelle ist kein JSON.`)
  }
}

/** Numbers of the rows of a list that break the contract; null when something else does. */
function brokenRows({ issues }: z.ZodError): Set<number> | null {
  const rows = issues.map(({ path: [field, row] }) => (field === 'data' ? row : undefined))
  return rows.every((row) => typeof row === 'number') ? new Set(rows) : null
}

/** The list without the rows that break the contract, or null when that does not mend it. */
function withoutBroken(json: unknown, error: z.ZodError): Values | null {
  const broken = brokenRows(error)
  if (broken === null || !isRecord(json)) return null
  return { ...json, data: rowsOf(json.data).filter((_, index) => !broken.has(index)) }
}

/** What is wrong with each row that breaks the contract, in German and with its number. */
function brokenLines(json: unknown, error: z.ZodError): string[] {
  const rows = isRecord(json) ? rowsOf(json.data) : []
  return [...(brokenRows(error) ?? [])].map((row) => {
    const id = rows[row]?.id
    const number = typeof id === 'number' ? id : row + 1
    const issue = error.issues.find(({ path }) => path[1] === row)
    return `Eintrag ${number}: ${issue?.path.slice(2).join('.') ?? ''}: ${issue?.message ?? ''}`
  })
}

/** Reads answers by the contract; one row that breaks it costs that row and not its list. */
function reader(unusable: Set<string>) {
  return (name: CallName, place: string, json: unknown): unknown => {
    const schema: z.ZodType = calls[name].answer
    const parsed = schema.safeParse(json, { error: german })
    if (parsed.success) return parsed.data
    const rest = withoutBroken(json, parsed.error)
    const again = rest && schema.safeParse(rest, { error: german })
    if (!again?.success) throw new SourceError(`${place}: ${issueText(parsed.error)}`)
    for (const line of brokenLines(json, parsed.error)) unusable.add(`${place}, ${line}`)
    return again.data
  }
}

type Reading = { api: string; headers: Record<string, string>; read: ReturnType<typeof reader> }

function askerOf({ api, headers, read }: Reading): Ask {
  return async (name, { params = {}, ...rest } = {}) => {
    const place = placeOf(name, rest)
    const query = new URLSearchParams(params)
    const { status, body } = await fetchSource(`${api}${apiBasePath}/${place}?${query}`, headers)
    if (status === 404) return null
    if (status !== 200) throw new SourceError(`${place}: Die Quelle antwortet ${status}.`, status)
    return read(name, place, jsonOf(place, body))
  }
}

/** Opens the content API at `api`; its pictures and files lie at the website `media`. */
export function openSource(api: string, media: string, tokens: Tokens = {}): Source {
  const headers = headersOf(tokens)
  const unusable = new Set<string>()
  const read = reader(unusable)
  return {
    ask: askerOf({ api, headers, read }),
    askAsAnybody: askerOf({ api, headers: {}, read }),
    document: async (id) => {
      const place = `${apiBasePath}${documentPath.replace('{id}', String(id))}`
      return (await fileAt(api, place, headers)).body
    },
    file: (url, known) => changedFile(media, url, known),
    unusable,
    has: (area) => tokens[area] !== undefined,
  }
}
