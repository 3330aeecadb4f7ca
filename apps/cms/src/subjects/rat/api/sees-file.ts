import type { Payload } from 'payload'
import { z } from 'zod'
import type { DokumentDoc } from '../../../payload-types.ts'
import { select } from '../../../platform/database/index.ts'
import { Values } from '../../../wire/read/values.ts'
import type { Sessions } from '../../../wire/session.ts'
import { readReader } from '../read/reader.ts'
import { sightOf } from '../read/visible.ts'

const row = z.object({ named: z.boolean() })

/**
 * True for a file of the council that a meeting or a paper names which somebody sees. One that is not
 * ticked itself is for those alone who see what is not public of it; a file that nothing names is for
 * nobody.
 */
export async function seesCouncilFile(
  payload: Payload,
  { id, oeffentlich }: DokumentDoc,
  sessions: Sessions,
): Promise<boolean> {
  const reader = await readReader(payload, sessions)
  if (!(reader.isMember || oeffentlich === true)) return false
  const values = new Values()
  const file = `${values.add(id)}::uuid`
  const sight = sightOf(reader, values)
  const meeting = oeffentlich === true ? sight.meeting : sight.internal
  const paper = oeffentlich === true ? sight.paper : sight.internalPaper
  const text = `
    select exists (select from sitzungen s where s._status = 'published' and ${meeting}
        and ${file} in (s.einladung_id, s.protokoll_id))
      or exists (select from vorlagen_rels r join vorlagen v on v.id = r.parent_id
        where r.dokumente_id = ${file} and v._status = 'published' and ${paper}) as named`
  const [found] = await select(payload, { text, row }, values.all)
  return found?.named === true
}
