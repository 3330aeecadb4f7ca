import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '../../tests/support/ports.ts'
import { checkPorts } from './ports.ts'
import { readSettings } from './settings.ts'

const portNames = [
  'WEBSITE_PORT',
  'CONTENT_API_PORT',
  'BACK_OFFICE_PORT',
  'DEMO_CAMERAS_PORT',
  'POSTGRES_PORT',
]

async function freePorts(): Promise<Record<string, string>> {
  const variables: Record<string, string> = {}
  for (const name of portNames) variables[name] = String(await freePort())
  return variables
}

test('free ports are no trouble', async () => {
  await expect(checkPorts(readSettings(await freePorts()))).resolves.toBeUndefined()
})

test('a port in use is one sentence that names the variable', async () => {
  const variables = await freePorts()
  const port = Number(variables.BACK_OFFICE_PORT)
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const sentence = `Another program uses port ${port} (127.0.0.1): set BACK_OFFICE_PORT.`
  await expect(checkPorts(readSettings(variables))).rejects.toThrow(sentence)
  server.close()
})

test('a port that is named twice is said so', async () => {
  const variables = await freePorts()
  const same = { ...variables, CONTENT_API_PORT: variables.WEBSITE_PORT ?? '' }
  await expect(checkPorts(readSettings(same))).rejects.toThrow(/CONTENT_API_PORT.*twice/)
})

test("with a server of one's own the port of the embedded one does not matter", async () => {
  const variables = await freePorts()
  const own = { DATABASE_URL: 'postgres://db.example/kurstadt', POSTGRES_PORT: '1' }
  await expect(checkPorts(readSettings({ ...variables, ...own }))).resolves.toBeUndefined()
})
