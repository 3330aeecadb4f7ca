import { once } from 'node:events'
import type { Server } from 'node:http'
import { stopAfterFile } from './leftovers.ts'

/** Lets a server take requests on this machine until the file of tests is done; its address. */
export async function listenHere(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stopAfterFile(async () => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}
