import { once } from 'node:events'
import type { Payload } from 'payload'
import { stopAfterFile } from '../support/leftovers.ts'
import { freePort } from '../support/ports.ts'

/** Tokens that the API below knows. */
export const tokens = { rat: 'token-des-rats', intranet: 'token-des-intranets' }

/**
 * The content API in this process, with a session behind each of the two tokens: what the logins
 * will make. `members` are the numbers of council members by their tokens. Answers its address.
 */
export async function startApiWithSessions(
  payload: Payload,
  databaseUrl: string,
  members: Readonly<Record<string, number>> = { [tokens.rat]: 1 },
): Promise<string> {
  const { createApi } = await import('../../apps/cms/src/api/api.ts')
  const { createApiServer } = await import('../../apps/cms/src/api/server.ts')
  const { ChangeFeed } = await import('../../apps/cms/src/api/feed/index.ts')
  const report = (kind: string, error: unknown) => {
    throw new Error(kind, { cause: error })
  }
  const feed = new ChangeFeed({ url: databaseUrl, pool: payload.db.pool, report })
  const sessions = {
    rat: async (token: string) => {
      const nummer = members[token]
      return nummer === undefined ? null : { nummer }
    },
    intranet: async (token: string) => (token === tokens.intranet ? { uuid: 'u' } : null),
  }
  const isReady = async () => true
  const { openSessionStore } = await import('../../apps/cms/src/subjects/anmeldung/index.ts')
  const store = openSessionStore(payload.db.pool, { idle: 3_600, whole: 43_200 })
  const api = createApi({
    payload,
    intake: payload.db.pool,
    feed,
    store,
    sessions,
    isReady,
    report,
  })
  const server = createApiServer(api, () => false)
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  stopAfterFile(async () => void server.close())
  return `http://127.0.0.1:${port}`
}
