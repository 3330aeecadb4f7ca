import { randomUUID } from 'node:crypto'
import { formSamples } from '@kurstadt/contract/examples'
import type { FormName, FormSample } from '@kurstadt/contract/forms'
import type { Payload } from 'payload'
import pg from 'pg'
import { stopAfterFile } from '../support/leftovers.ts'
import { createDatabase } from '../support/postgres.ts'
import { type ApiHere, startApiHere } from './api-here.ts'
import { type ApiProcess, cmsEnvironment, openPayload, startApi } from './content-api.ts'
import { addHouses } from './houses.ts'
import { local } from './writing.ts'

/** Where a town's requests go; nothing that is sent may change it (T61). */
export const offices = {
  tourismus: 'tourist-info@bad-silberbronn.example',
  rathaus: 'stadt@bad-silberbronn.example',
}

/** What is sent: a suggested event, a message to the town, a tour, a package. */
export const [event, message, tour, offer] = [
  formSamples.veranstaltung.fields,
  formSamples.kontakt.fields,
  formSamples.fuehrung.fields,
  formSamples.pauschale.fields,
]

/** What may be sent with a form, and what it is not taken without. */
export const sampleOf = (name: FormName): FormSample => formSamples[name]

/** An API that takes requests, on a database of its own. */
export type Taking<Api = ApiHere> = {
  api: Api
  payload: Payload
  /** What another API on the same database starts with. */
  environment: Record<string, string>
  databaseUrl: string
  client: pg.Client
  /** Sends a form as the website does; `sender` is whom the rate limit is counted for. */
  post(name: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Rows of requests, drafts, attachments, mails, and mails that wait for their time. */
  counts: () => Promise<number[]>
}

/** What a request has made for an editor to look through. */
export async function draftsOf({ payload }: Pick<Taking, 'payload'>, referenz: string) {
  const { docs } = await payload.find({
    collection: 'anfragen',
    where: { nummer: { equals: Number(referenz.slice(2)) } },
    depth: 0,
  })
  return docs.flatMap(({ entwurf }) =>
    entwurf && typeof entwurf.value === 'string'
      ? [{ relationTo: entwurf.relationTo, id: entwurf.value }]
      : [],
  )
}

/** What the website adds to the fields. */
export const travelling = () => ({
  schluessel: randomUUID(),
  sprache: 'de',
  pfad: '/de/veranstaltungseintrag/',
  query: {},
})

async function fillSettings(environment: Record<string, string>): Promise<Payload> {
  const payload = await openPayload(environment)
  const office = (email: string) => ({ name: 'Stelle', kontakt: { email } })
  const houses = await addHouses(payload, {
    tourismus: office(offices.tourismus),
    rathaus: office(offices.rathaus),
  })
  await payload.updateGlobal({
    slug: 'einstellungen',
    ...local,
    locale: 'de',
    data: {
      ortsname: 'Bad Silberbronn',
      meldung_email: 'web@bad-silberbronn.example',
      ...houses,
    },
  })
  return payload
}

/** Opens a town that takes requests, in a database of its own; one for each test file. */
export const openTaking = (more?: Record<string, string>): Promise<Taking> =>
  openTakingWith(startApiHere, more)

/** The same with the API as a process of its own, for tests of what it logs or how it dies. */
export const openTakingApart = (
  more?: Record<string, string>,
  databaseUrl?: string,
): Promise<Taking<ApiProcess>> => openTakingWith(startApi, more, databaseUrl)

async function openTakingWith<Api extends ApiHere>(
  start: (environment: Record<string, string>) => Promise<Api>,
  more: Record<string, string> = {},
  databaseUrl?: string,
): Promise<Taking<Api>> {
  const url = databaseUrl ?? (await createDatabase()).url
  const environment = { ...cmsEnvironment(url), ...more }
  const payload = await fillSettings(environment)
  const { prepareQueues } = await import('../../apps/cms/src/platform/queue/prepare-queues.ts')
  await prepareQueues(url)
  const api = await start(environment)
  const client = new pg.Client({ connectionString: url })
  // A test may kill the server; whoever asks next hears of it.
  client.on('error', () => undefined)
  await client.connect()
  stopAfterFile(() => client.end())
  const post: Taking['post'] = (name, body, headers = {}) =>
    fetch(`${api.url}/api/cms/anfragen/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Absender': randomUUID(), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const counts = async () => {
    const { rows } = await client.query<Record<string, string>>(`select
      (select count(*) from anfragen) as a, (select count(*) from veranstaltungen) as b,
      (select count(*) from anlagen) as c, (select count(*) from mails) as d,
      (select count(*) from mails where naechster_versuch is not null) as e`)
    return Object.values(rows[0] ?? {}).map(Number)
  }
  return { api, payload, environment, databaseUrl: url, client, post, counts }
}
