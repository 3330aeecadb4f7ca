import { once } from 'node:events'
import { stopAfterFile } from '../support/leftovers.ts'
import { freePort } from '../support/ports.ts'

/** A content API that can be asked. */
export type ApiHere = {
  port: number
  url: string
  get(pathAndQuery: string, headers?: Record<string, string>): Promise<Response>
}

/**
 * The content API as `api/main.ts` puts it together, in the process of the test: it costs a tenth of
 * a process of its own. Payload has to be open, so that the environment is the database's.
 */
export async function startApiHere({
  DATABASE_URL: databaseUrl = '',
}: Record<string, string>): Promise<ApiHere> {
  const { default: config } = await import('../../apps/cms/src/payload.config.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const { env } = await import('../../apps/cms/src/env.ts')
  const { openContentApi } = await import('../../apps/cms/src/api/open-content-api.ts')
  const sessions = { idle: env.SESSION_LIFETIME, whole: env.SESSION_LONGEST }
  const settings = { databaseUrl, sessions, build: env.BUILD_VERSION }
  const { server, stop } = await openContentApi(await config, settings, log)
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  stopAfterFile(() => stop({ grace: 0, lastWord: 0, timeout: 0 }))
  const url = `http://127.0.0.1:${port}`
  return {
    port,
    url,
    get: (pathAndQuery, headers = {}) => fetch(`${url}${pathAndQuery}`, { headers }),
  }
}
