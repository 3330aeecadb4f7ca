import type { PayloadRequest } from 'payload'
import { awaitTurn } from '../../../editing/changes/index.ts'
import { asOne } from '../../../platform/database/index.ts'
import { noon } from '../../../platform/time/days.ts'
import { UnreadableFileError } from '../../veranstaltungen/index.ts'
import { type Chosen, plan } from './plan.ts'
import type { ReadFile } from './read-file.ts'
import type { ImportReport } from './report.ts'
import type { Write } from './writes.ts'

type Data = Extract<Write, { act: 'create' }>['data']

function docOf({ art, datum, verschoben_von: moved, ...rest }: Data) {
  return {
    ...rest,
    abfallart: art,
    datum: noon(datum),
    verschoben_von: moved === null ? null : noon(moved),
  }
}

async function write(req: PayloadRequest, one: Write): Promise<void> {
  const common = {
    collection: 'abfuhrtermine',
    locale: 'de',
    depth: 0,
    overrideAccess: true,
    user: req.user,
    req,
  } as const
  if (one.act === 'create') await req.payload.create({ ...common, data: docOf(one.data) })
  else if (one.act === 'update')
    await req.payload.update({ ...common, id: one.id, data: docOf(one.data) })
  else await req.payload.delete({ ...common, id: one.id })
}

function refuseFaulty({ maengel }: ImportReport): void {
  const lines = maengel.flatMap(({ schwere, zeilen }) => (schwere === 'fehler' ? zeilen : []))
  if (lines.length > 0)
    throw new UnreadableFileError(
      `Es wurde nichts eingetragen: Bitte berichtigen Sie zuerst die Zeilen ${lines.join(', ')}.`,
    )
}

/**
 * Writes what a file brings: all of it or nothing, and nothing at all as long as a line of it is
 * wrong. Others who save wait meanwhile, so that two imports of one file make each date once.
 */
export function commit(req: PayloadRequest, file: ReadFile, chosen: Chosen): Promise<ImportReport> {
  return asOne(req, async () => {
    await awaitTurn(req)
    const { report, writes } = await plan(req, file, chosen)
    refuseFaulty(report)
    for (const one of writes) await write(req, one)
    return { ...report, istGeschrieben: true }
  })
}
