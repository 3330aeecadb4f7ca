import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { writeCouncilNaming, writeNamingFiles } from '../../../editing/suche/index.ts'
import { stores } from '../../../platform/media/index.ts'
import { readPdfWords } from '../../../platform/pdf/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'

/** Files that are read in a row; then others may have a turn. */
const most = 50

const unread = z.object({ id: z.uuid(), datei: z.string() })

type Unread = z.output<typeof unread>

async function findUnread({ payload }: JobTools) {
  const { rows } = await payload.db.pool.query(
    `select d.id, d.filename as datei from dokumente d
     left join dokumentworte w on w.dokument = d.id and w.datei = d.filename
     left join dokumentleser l on l.dokument = d.id
     where w.dokument is null and d.filename is not null
     order by l.dokument is not null, d.created_at desc limit $1`,
    [most],
  )
  return z.array(unread).parse(rows)
}

/**
 * The words of a stored file; none where it is damaged or protected, which is reported, and null where
 * it is not there: a disk that is mounted later brings it back.
 */
async function wordsOf(datei: string, { log }: JobTools): Promise<string | null> {
  const file = await stores.dokumente.open(datei)
  if (file === null) return null
  try {
    return await readPdfWords(await buffer(await file.read()))
  } catch (error) {
    log.warn({ err: error, datei }, 'the words of a file cannot be read')
    return ''
  }
}

/** Times that somebody begins with a file: whoever reads it may be killed for another reason. */
const mostTries = 3

const begun = z.object({ versuche: z.number() })

/** Notes that a file is being read, before anything of it is; true where that has failed too often. */
async function isGivenUp({ payload }: JobTools, { id, datei }: Unread): Promise<boolean> {
  const { rows } = await payload.db.pool.query(
    `insert into dokumentleser as l (dokument, datei, versuche) values ($1, $2, 1)
     on conflict (dokument) do update set datei = excluded.datei,
       versuche = case when l.datei = excluded.datei then l.versuche + 1 else 1 end
     returning versuche`,
    [id, datei],
  )
  return begun.parse(rows[0]).versuche > mostTries
}

/** A file that is not there has done its reader nothing; those that nobody tried go before it. */
async function forgetTry({ payload }: JobTools, { id }: Unread): Promise<void> {
  await payload.db.pool.query('update dokumentleser set versuche = 0 where dokument = $1', [id])
}

/** Keeps the words of a file and makes what names it found by them: both, or neither. */
async function keepWords({ payload }: JobTools, { id, datei }: Unread, worte: string) {
  const client = await payload.db.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into dokumentworte (dokument, datei, worte) select $1, $2, $3
       where exists (select from dokumente where id = $1)
       on conflict (dokument) do update
       set datei = excluded.datei, worte = excluded.worte, gelesen_am = now()`,
      [id, datei, worte],
    )
    for (const statement of [...Object.values(writeNamingFiles), ...writeCouncilNaming])
      await client.query(statement, [[id]])
    await client.query('delete from dokumentleser where dokument = $1', [id])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/**
 * Reads the words of files of council and intranet that nobody has read yet, and makes what names
 * them found by these words. A file that cannot be read is found by its title, and not tried again;
 * so is one that has ended its reader some times.
 */
export async function readWords(_: object, tools: JobTools): Promise<void> {
  let missing = 0
  for (const file of await findUnread(tools)) {
    const isUnreadable = await isGivenUp(tools, file)
    if (isUnreadable) tools.log.warn({ datei: file.datei }, 'a file has ended its reader too often')
    const words = isUnreadable ? '' : await wordsOf(file.datei, tools)
    if (words !== null) await keepWords(tools, file, words)
    else {
      await forgetTry(tools, file)
      missing += 1
    }
  }
  if (missing > 0) tools.log.warn({ missing }, 'files whose words are to be read are not there')
}
