import type { PayloadRequest } from 'payload'
import { awaitTurn } from '../../../editing/changes/index.ts'
import { asOne } from '../../../platform/database/index.ts'
import type { Checked } from './checked.ts'
import { type Planned, plan } from './plan.ts'

const saving = { collection: 'veranstaltungen', draft: true, locale: 'de', depth: 0 } as const

function dataOf({ imported, stand, uid }: Planned) {
  return { ...imported, quelle_uid: uid, quelle_stand: stand }
}

async function write(req: PayloadRequest, planned: Planned): Promise<Planned> {
  const common = { ...saving, overrideAccess: true, user: req.user, req }
  if (planned.ergebnis === 'neu') {
    const { id } = await req.payload.create({
      ...common,
      data: { ...dataOf(planned), _status: 'draft' },
    })
    return { ...planned, id }
  }
  if (planned.ergebnis === 'geaendert' && planned.id !== null)
    await req.payload.update({
      ...common,
      id: planned.id,
      data: { ...dataOf(planned), _status: 'draft' },
    })
  return planned
}

/**
 * Writes what a file brings as drafts: all of it or nothing. Others who save wait meanwhile, so
 * that two imports of one file make one event each.
 */
export function commit(req: PayloadRequest, entries: readonly Checked[]): Promise<Planned[]> {
  return asOne(req, async () => {
    await awaitTurn(req)
    const written: Planned[] = []
    for (const planned of await plan(req, entries)) written.push(await write(req, planned))
    return written
  })
}
