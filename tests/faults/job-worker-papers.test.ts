import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { prepareQueues } from '../../apps/cms/src/platform/queue/prepare-queues.ts'
import { cmsEnvironment, openPayload, waitFor } from '../contract/content-api.ts'
import { addMeeting, fillReaders, item } from '../contract/council-town.ts'
import { german, numberOf } from '../contract/writing.ts'
import { startJobWorker } from '../support/job-worker.ts'
import { pdfOf } from '../support/joined-pdf.ts'
import { createDatabase, query } from '../support/postgres.ts'
import { readPdf } from '../support/read-pdf.ts'

// A worker that is killed while it makes the PDF of a meeting and reads the words of a file.

const { url } = await createDatabase()
const environment = cmsEnvironment(url)
const payload = await openPayload(environment)
await prepareQueues(url)
const council = await fillReaders(payload)

async function addFile() {
  const data = await pdfOf('Brunnenwort')
  return payload.create({
    collection: 'dokumente',
    ...german,
    file: { name: 'plan.pdf', data, mimetype: 'application/pdf', size: data.length },
    data: { titel: 'Plan', bereich: 'rat', oeffentlich: true },
  })
}

/** Holds whoever is about to write what it has made, for longer than a worker is missed. */
const slow = {
  begin: () =>
    query(
      url,
      `create function slow() returns trigger language plpgsql as
         $$ begin perform pg_sleep(60); return new; end $$;
       create trigger slow before insert on dokumentworte for each row execute function slow();
       create trigger slow before insert on sitzungsunterlagen for each row
         when (new.datei is not null) execute function slow()`,
    ),
  /** Ends what the killed one has left behind as well, as a lost connection would. */
  end: () =>
    query(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep';
       drop trigger slow on dokumentworte; drop trigger slow on sitzungsunterlagen`,
    ),
}

async function rowsOf(text: string): Promise<Record<string, unknown>[]> {
  const { rows } = await payload.db.pool.query<Record<string, unknown>>(text)
  return rows
}

const made = z.array(z.object({ datei: z.string().nullable() }))
const files = async () => made.parse(await rowsOf('select datei from sitzungsunterlagen'))

test('F09: killed at its papers, a worker leaves nothing half done, and the next does each once', async () => {
  const { id: datei } = await addFile()
  const paper = await payload.create({
    collection: 'vorlagen',
    ...german,
    data: {
      drucksache: '2031/090',
      titel: 'Plan',
      oeffentlich: true,
      dateien: [datei],
      _status: 'published',
    },
  })
  const tagesordnung = [item('Plan', { vorlagen: [paper.id] })]
  const meeting = await addMeeting(payload, council.committees.council.id, {
    titel: 'Sitzung',
    tagesordnung,
  })
  const { enqueueOnce } = await import('../../apps/cms/src/platform/queue/enqueue.ts')
  const asked = { sitzung: numberOf(meeting), rat: council.numbers.geld }
  await enqueueOnce(payload.db.pool, 'make-unterlagen', asked, { key: 'a', seconds: 60 })
  await slow.begin()
  const first = await startJobWorker(environment)
  const asleep = "select count(*)::int as n from pg_stat_activity where wait_event = 'PgSleep'"
  await waitFor(
    async () => (await rowsOf(asleep))[0]?.n === 2,
    () => first.log.join('\n'),
    40_000,
  )
  first.signal('SIGKILL')
  expect(await first.exited).toBe(null)
  await slow.end()
  expect(await rowsOf('select * from dokumentworte')).not.toContainEqual(
    expect.objectContaining({ dokument: datei }),
  )
  expect(await files()).toEqual([{ datei: null }])
  const second = await startJobWorker(environment)
  const isDone = async () => {
    const words = await rowsOf(`select worte from dokumentworte where dokument = '${datei}'`)
    const [file] = await files()
    return words.length === 1 && typeof file?.datei === 'string'
  }
  await waitFor(isDone, () => second.log.join('\n'), 60_000)
  const [file, ...others] = await files()
  expect(others).toEqual([])
  const folder = environment.DOCUMENT_DIR ?? ''
  const { pages } = await readPdf(await readFile(path.join(folder, file?.datei ?? '')))
  expect(pages.join(' ')).toContain('Brunnenwort')
  // What the words belong to is found by them, which is kept with them.
  const found = await rowsOf(
    `select r::text as row from ratsinfo_suchtexte r where kennung = '2031/090'`,
  )
  expect(JSON.stringify(found).toLowerCase()).toContain('brunnenwort')
  expect(await rowsOf('select * from dokumentleser')).toEqual([])
  second.signal('SIGTERM')
  expect(await second.exited).toBe(0)
})
