import pg from 'pg'
import { prepareQueues } from '../../apps/cms/src/platform/queue/prepare-queues.ts'
import { cmsEnvironment, openPayload } from '../contract/content-api.ts'
import { german, local } from '../contract/writing.ts'
import { query, startPostgres } from './postgres.ts'

/** A cluster of its own with news that fall due, for tests that stop the worker or PostgreSQL. */
export async function openDueNews() {
  const cluster = await startPostgres()
  const environment = cmsEnvironment(cluster.url)
  const payload = await openPayload(environment)
  await prepareQueues(cluster.url)

  /** A draft that is due as soon as it is saved, or after some milliseconds. */
  async function addDue(after = 1_000): Promise<string> {
    const { id } = await payload.create({
      collection: 'aktuelles',
      ...german,
      data: {
        titel: 'Bergbahn fährt wieder',
        einleitung: 'Alle 15 Minuten.',
        datum_von: '2031-05-01',
        sortierung: 0,
        _status: 'draft',
        veroeffentlichen_am: new Date(Date.now() + after).toISOString(),
      },
    })
    return id
  }

  async function isPublic(id: string): Promise<boolean> {
    const doc = await payload.findByID({ collection: 'aktuelles', id, ...german })
    return doc._status === 'published'
  }

  async function timesPublished(id: string): Promise<number> {
    const where = { dokument: { equals: id }, vorgang: { equals: 'veroeffentlicht' } } as const
    return (await payload.count({ collection: 'protokoll', ...local, where })).totalDocs
  }

  return {
    cluster,
    environment,
    addDue,
    isPublic,
    timesPublished,
    slow: slowPublishing(cluster.url),
    oneValue: (statement: string) => oneValue(cluster.url, statement),
  }
}

/** A trigger that holds whoever publishes for three seconds. */
function slowPublishing(url: string) {
  const asleep = "select count(*)::int from pg_stat_activity where wait_event = 'PgSleep'"
  return {
    begin: () =>
      query(
        url,
        `create or replace function slow() returns trigger language plpgsql as $$
           begin if new._status = 'published' then perform pg_sleep(3); end if; return new; end $$;
         create trigger slow before update on aktuelles for each row execute function slow();`,
      ),
    end: () => query(url, 'drop trigger slow on aktuelles'),
    /** The worker is in the middle of it, where the trigger holds it. */
    isPublishing: async () => (await oneValue(url, asleep)) === 1,
  }
}

async function oneValue(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query({ text: statement, rowMode: 'array' })
  await client.end()
  const [row]: unknown[] = rows
  return Array.isArray(row) ? row[0] : undefined
}
