import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { inTransaction, requestMemory, sql } from '../../platform/database/index.ts'
import { appendChange } from './append-change.ts'
import { readChanged } from './changed-doc.ts'

/** Public paths of a page by language. */
type Paths = Map<string, string>
/** A page or everything below it that goes from one path to another in one language. */
type Move = { id: string; sprache: string; from: string; to: string }

const seen = requestMemory<Map<string, Paths>>('publicPaths')

async function publicPaths(req: PayloadRequest, id: string): Promise<Paths> {
  const rows = await inTransaction(
    req,
    sql`select l._locale as sprache, l.pfad from seiten s
        join seiten_locales l on l._parent_id = s.id
        where s.id = ${id} and s._status = 'published' and l.pfad is not null`,
  )
  return new Map(rows.map(({ sprache, pfad }) => [String(sprache), String(pfad)]))
}

/** What lies below a moved page has to be free to go along. */
async function refuseTaken(req: PayloadRequest, { id, sprache, from, to }: Move): Promise<void> {
  const [taken] = await inTransaction(
    req,
    sql`select there.pfad from seiten_locales here
        join seiten_locales there on there._locale = here._locale
          and there.pfad = ${to} || substr(here.pfad, ${from.length + 1}::int)
        where here._locale = ${sprache}::_locales and starts_with(here.pfad, ${from})
          and here._parent_id <> ${id} and not starts_with(there.pfad, ${from})
        limit 1`,
  )
  if (taken === undefined) return
  const text = `Unter der neuen Adresse gibt es schon eine Seite: ${String(taken.pfad)}`
  throw new APIError(text, 400, null, true)
}

/** What no path begins with. */
const parked = '#'

/**
 * Takes the pages below off their paths for a moment. One of them may come to where another is now,
 * and PostgreSQL looks for a path that is taken after each row.
 */
async function park(req: PayloadRequest, { id, sprache, from }: Move): Promise<void> {
  await inTransaction(
    req,
    sql`update seiten_locales set pfad = ${parked} || pfad
        where _locale = ${sprache}::_locales and starts_with(pfad, ${from}) and _parent_id <> ${id}`,
  )
}

/**
 * Moves the pages below, published or not, what has been drafted for them, and their public versions:
 * Payload takes the language that is not published from there.
 */
async function moveBelow(req: PayloadRequest, move: Move): Promise<Move[]> {
  const { id, sprache, from, to } = move
  const rest = from.length + 1
  await park(req, move)
  const rows = await inTransaction(
    req,
    sql`with moved as (
          update seiten_locales l set pfad = ${to} || substr(l.pfad, ${parked.length + rest}::int)
          where l._locale = ${sprache}::_locales and starts_with(l.pfad, ${parked + from})
          returning l._parent_id as id, l.pfad
        ), drafted as (
          update _seiten_v_locales l set version_pfad = ${to} || substr(l.version_pfad, ${rest}::int)
          from _seiten_v v
          where v.id = l._parent_id and v.parent_id <> ${id}
            and (v.latest or v.version__status = 'published')
            and l._locale = ${sprache}::_locales and starts_with(l.version_pfad, ${from})
        ), touched as (
          update _seiten_v set updated_at = now(), version_updated_at = now()
          where latest and parent_id in (select id from moved)
        )
        update seiten s set updated_at = now() from moved where s.id = moved.id
        returning s.id, s.nummer::int as nummer, s._status as status, moved.pfad`,
  )
  await appendChange(req, ['seiten', ...rows.map(({ nummer }) => `seiten:${String(nummer)}`)])
  return rows.flatMap(({ id: below, status, pfad }) => {
    const path = String(pfad)
    if (status !== 'published') return []
    return [{ id: String(below), sprache, from: from + path.slice(to.length), to: path }]
  })
}

/** Lets visitors see a page at an address that another page had once: a redirect is asked first. */
async function dropRedirect(req: PayloadRequest, path: string): Promise<void> {
  await inTransaction(req, sql`delete from weiterleitungen where von = ${path}`)
}

/** Leaves the old address behind as a redirect; none leads to another or to itself. */
async function leaveRedirect(req: PayloadRequest, { from, to }: Move): Promise<void> {
  await dropRedirect(req, to)
  await inTransaction(req, sql`update weiterleitungen set nach = ${to} where nach = ${from}`)
  await inTransaction(
    req,
    sql`insert into weiterleitungen (von, nach, status) values (${from}, ${to}, '301')
        on conflict (von) do update set nach = excluded.nach, status = excluded.status,
          deleted_at = null, updated_at = now()`,
  )
}

/** Remembers where visitors find a page before the change that is under way. */
export const stashPaths: CollectionBeforeChangeHook = async ({ req, operation, originalDoc }) => {
  if (operation !== 'update') return
  const id = String(readChanged(originalDoc).id)
  const all = seen.get(req) ?? new Map<string, Paths>()
  seen.set(req, all)
  all.set(id, await publicPaths(req, id))
}

/** A page that comes to where another has been goes after it: no redirect stays where a page is. */
function inOrder(move: Move, below: readonly Move[]): Move[] {
  const sign = move.to.length > move.from.length ? -1 : 1
  return [move, ...below].toSorted((one, two) => sign * (one.from.length - two.from.length))
}

async function followMove(req: PayloadRequest, move: Move): Promise<void> {
  const isDetailPage = move.from.endsWith('/*')
  if (!isDetailPage) await refuseTaken(req, move)
  const below = isDetailPage ? [] : await moveBelow(req, move)
  for (const one of inOrder(move, below)) await leaveRedirect(req, one)
}

/**
 * When a public page gets another path, the pages below it go along, and every old address
 * leads to the new one; the addresses of a detail page's entries too. A page that becomes public
 * is seen at its path, whatever has been redirected from there.
 */
export const followMovedPage: CollectionAfterChangeHook = async ({ req, doc }) => {
  const id = String(readChanged(doc).id)
  const before = seen.get(req)?.get(id)
  for (const [sprache, to] of await publicPaths(req, id)) {
    const from = before?.get(sprache)
    if (from === undefined) await dropRedirect(req, to)
    else if (from !== to) await followMove(req, { id, sprache, from, to })
  }
}
