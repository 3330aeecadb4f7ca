import { once } from 'node:events'
import { createServer } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { drain } from './drain.ts'

async function drained(): Promise<WeakRef<object>> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  await drain(server, { grace: 0, lastWord: 0, timeout: 1_000 })
  return new WeakRef(server)
}

test('a server that has been drained leaves memory: nothing goes on looking after it', async () => {
  setFlagsFromString('--expose-gc')
  const server = await drained()
  await turn()
  runInNewContext('gc()')
  expect(server.deref()).toBeUndefined()
})
