import { type ApiProcess, openPayload, startApi } from './content-api.ts'
import type { SmallTown } from './small-town.ts'
import { copySmallTown } from './small-town-copy.ts'

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

/** Starts the API on a copy of the small town, which nobody else sees. */
export async function startTown(): Promise<RunningTown> {
  const { town, environment } = await copySmallTown()
  const [payload, api] = await Promise.all([openPayload(environment), startApi(environment)])
  const read = async (pathAndQuery: string): Promise<unknown> => {
    const response = await api.get(`/api/cms/${pathAndQuery}`)
    return response.json()
  }
  const { DATABASE_URL: databaseUrl = '', MEDIA_DIR: mediaDir = '' } = environment
  return { api, town, payload, databaseUrl, mediaDir, read }
}
