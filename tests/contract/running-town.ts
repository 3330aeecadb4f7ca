import { createDatabase } from '../support/postgres.ts'
import { type ApiProcess, cmsEnvironment, openPayload, startApi } from './content-api.ts'
import { fillSmallTown, type SmallTown } from './small-town.ts'

/** The real API on a real PostgreSQL with the small town in it. */
export type RunningTown = {
  api: ApiProcess
  town: SmallTown
  payload: Awaited<ReturnType<typeof openPayload>>
  databaseUrl: string
  /** Folder of the town's pictures and files. */
  mediaDir: string
  /** The JSON of an answer. */
  read: (pathAndQuery: string) => Promise<unknown>
}

/** Fills a database of its own and starts the API on it. */
export async function startTown(): Promise<RunningTown> {
  const { url: databaseUrl } = await createDatabase()
  const environment = cmsEnvironment(databaseUrl)
  const payload = await openPayload(environment)
  const town = await fillSmallTown(payload)
  const api = await startApi(environment)
  const read = async (pathAndQuery: string): Promise<unknown> => {
    const response = await api.get(`/api/cms/${pathAndQuery}`)
    return response.json()
  }
  return { api, town, payload, databaseUrl, mediaDir: environment.MEDIA_DIR ?? '', read }
}
