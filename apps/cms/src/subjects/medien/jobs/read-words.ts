import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { writeCouncilNaming, writeNamingFiles } from '../../../editing/suche/index.ts'
import { stores } from '../../../platform/media/index.ts'
import { readPdfWords } from '../../../platform/pdf/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'

/** Files that are read in a row; then others may have a turn. */
const most = 50

const unread = z.array(z.object({ id: z.uuid(), datei: z.string() }))

async function findUnread({ payload }: JobTools) {
  const { rows } = await payload.db.pool.query(
    `select d.id, d.filename as datei from dokumente d
     left join dokumentworte w on w.dokument = d.id and w.datei = d.filename
     where w.dokument is null and d.filename is not null order by d.created_at desc limit $1`,
    [most],
  )
  return unread.parse(rows)
}

/** The words of a stored file; none where it is damaged, protected or gone, which is reported. */
async function wordsOf(datei: string, { log }: JobTools): Promise<string> {
  const file = await stores.dokumente.open(datei)
  try {
    return file === null ? '' : await readPdfWords(await buffer(await file.read()))
  } catch (error) {
    log.warn({ err: error, datei }, 'the words of a file cannot be read')
    return ''
  }
}

/**
 * Reads the words of files of council and intranet that nobody has read yet, and makes what names
 * them found by these words. A file that cannot be read is found by its title, and not tried again.
 */
export async function readWords(_: object, tools: JobTools): Promise<void> {
  const { pool } = tools.payload.db
  for (const { id, datei } of await findUnread(tools)) {
    const worte = await wordsOf(datei, tools)
    await pool.query(
      `insert into dokumentworte (dokument, datei, worte) select $1, $2, $3
       where exists (select from dokumente where id = $1)
       on conflict (dokument) do update
       set datei = excluded.datei, worte = excluded.worte, gelesen_am = now()`,
      [id, datei, worte],
    )
    for (const statement of [...Object.values(writeNamingFiles), ...writeCouncilNaming])
      await pool.query(statement, [[id]])
  }
}
