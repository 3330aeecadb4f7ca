import { type ApiHere, startApiHere } from './api-here.ts'
import { type ApiProcess, openPayload, startApi } from './content-api.ts'
import type { SmallTown } from './small-town.ts'
import { copySmallTown } from './small-town-copy.ts'

/** The real API on a real PostgreSQL with the small town in it. */
export type RunningTown<Api = ApiHere> = {
  api: Api
  town: SmallTown
  payload: Awaited<ReturnType<typeof openPayload>>
  databaseUrl: string
  /** Folder of the town's pictures and files. */
  mediaDir: string
  /** The JSON of an answer. */
  read: (pathAndQuery: string) => Promise<unknown>
}

/** Starts the API in this process on a copy of the small town, which nobody else sees. */
export const startTown = (): Promise<RunningTown> =>
  startTownWith(async (environment) => {
    const payload = await openPayload(environment)
    return { payload, api: await startApiHere(environment) }
  })

/** The same with the API as a process of its own, for tests of what it logs or how it dies. */
export const startTownApart = (): Promise<RunningTown<ApiProcess>> =>
  startTownWith(async (environment) => {
    const [payload, api] = await Promise.all([openPayload(environment), startApi(environment)])
    return { payload, api }
  })

type Opened<Api> = Pick<RunningTown<Api>, 'payload' | 'api'>

async function startTownWith<Api extends ApiHere>(
  open: (environment: Record<string, string>) => Promise<Opened<Api>>,
): Promise<RunningTown<Api>> {
  const { town, environment } = await copySmallTown()
  const { api, payload } = await open(environment)
  const read = async (pathAndQuery: string): Promise<unknown> => {
    const response = await api.get(`/api/cms/${pathAndQuery}`)
    return response.json()
  }
  const { DATABASE_URL: databaseUrl = '', MEDIA_DIR: mediaDir = '' } = environment
  return { api, town, payload, databaseUrl, mediaDir, read }
}
