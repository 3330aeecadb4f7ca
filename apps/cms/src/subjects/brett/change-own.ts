import {
  type BrettAntwort,
  type BrettTun,
  brettAntwort,
  brettFelder,
  brettSchema,
} from '@kurstadt/contract/brett'
import { problemsOf } from '@kurstadt/contract/forms'
import type { Payload, PayloadRequest } from 'payload'
import { awaitTurn } from '../../editing/changes/index.ts'
import { standField } from '../../editing/workflow/index.ts'
import { asSystemInGerman } from '../../platform/as-system.ts'
import { executorOf, oneTransaction, sql } from '../../platform/database/index.ts'
import { confirmNotice } from './confirm-notice.ts'
import { endNotice } from './end-notice.ts'
import { extendedUntil, type OwnRow, readOwnRows, viewOf } from './own-rows.ts'
import { blockedFields, readSettings } from './settings.ts'

/**
 * What came of it: done (also what was done before), too late because the notice stands otherwise by
 * now, or what is wrong with what somebody has sent, by field.
 */
type Done = 'getan' | 'verloren' | { fehler: Record<string, string> }

/**
 * Changes the newest version. Where the office looks first, and above a draft of its own, which would
 * be published as well, what hangs stays until it has.
 */
async function editNotice(
  req: PayloadRequest,
  { aenderung, aushang, da, gesperrt, haengt }: OwnRow,
  felder: Readonly<Record<string, string>>,
): Promise<Done> {
  if (aushang === null || !da || gesperrt) return 'verloren'
  const parsed = brettSchema.safeParse(
    Object.fromEntries(brettFelder.map((name) => [name, felder[name] ?? ''])),
  )
  if (!parsed.success) return { fehler: problemsOf(parsed.error) }
  const settings = await readSettings(req)
  const { preis, text, titel } = parsed.data
  const blocked = blockedFields({ preis, text, titel }, settings)
  if (Object.keys(blocked).length > 0) return { fehler: blocked }
  const isPublic = settings.hangsAtOnce && haengt && !aenderung
  const state = isPublic
    ? ({ _status: 'published' } as const)
    : ({ [standField]: 'pruefung', _status: 'draft' } as const)
  const change = { collection: 'schwarzes_brett', id: aushang, draft: !isPublic, req } as const
  await req.payload.update({ ...change, ...asSystemInGerman, data: { ...parsed.data, ...state } })
  return 'getan'
}

/** Lets a notice hang longer; a change that still waits is not published by it. */
async function extendNotice(req: PayloadRequest, own: OwnRow): Promise<Done> {
  const { aenderung, aushang, da, gesperrt, haengt } = own
  if (aushang === null || !da || gesperrt || !haengt || aenderung) return 'verloren'
  const ablaufdatum = extendedUntil(own)
  if (ablaufdatum === null) return 'getan'
  const change = { collection: 'schwarzes_brett', id: aushang, req } as const
  await req.payload.update({
    ...change,
    ...asSystemInGerman,
    data: { ablaufdatum, _status: 'published' },
  })
  return 'getan'
}

async function act(req: PayloadRequest, asked: BrettTun, own: OwnRow | undefined): Promise<Done> {
  // What is gone was ended, here or in another window.
  if (own === undefined) return asked.tun === 'beenden' ? 'getan' : 'verloren'
  switch (asked.tun) {
    case 'bestaetigen':
      return (await confirmNotice(req, own)) ? 'getan' : 'verloren'
    case 'verlaengern':
      return extendNotice(req, own)
    case 'beenden':
      await endNotice(req, own)
      return 'getan'
    case 'aendern':
      return editNotice(req, own, asked.felder)
  }
}

/** Reads within a transaction. */
function readsOf(req: PayloadRequest) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const database = await executorOf(req)
      const [before = '', after = ''] = text.split('$1')
      return database.execute(sql`${sql.raw(before)}${values[0]}${sql.raw(after)}`)
    },
  }
}

/**
 * Confirms, changes, extends or ends a notice behind a link, and answers how all of them stand; null
 * where there is no such link, or nothing is left of it. What is done twice is done once.
 */
export async function changeOwn(payload: Payload, asked: BrettTun): Promise<BrettAntwort | null> {
  return oneTransaction(payload, async (req) => {
    const database = await executorOf(req)
    await database.execute(sql`set transaction read write`)
    // Before any row, as every save does: else the two could wait for each other.
    await awaitTurn(req)
    const reads = readsOf(req)
    const own = (await readOwnRows(reads, asked.zugang)).find(({ id }) => id === asked.eintrag)
    const done = await act(req, asked, own)
    const ansicht = viewOf(await readOwnRows(reads, asked.zugang))
    if (ansicht === null) return null
    const outcome = typeof done === 'string' ? { ergebnis: done } : { ergebnis: 'fehler', ...done }
    return brettAntwort.parse({ ...outcome, ansicht })
  })
}
