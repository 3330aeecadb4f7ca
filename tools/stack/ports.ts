import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Settings } from './settings.ts'

/** Makes sure that every port of the stack is free; throws one sentence for each that is not. */
export async function checkPorts({ ports, variables, databaseUrl }: Settings): Promise<void> {
  const bind = (name: string) => variables[name] ?? '127.0.0.1'
  const wanted = [
    { name: 'WEBSITE_PORT', port: ports.website, host: bind('WEBSITE_BIND') },
    { name: 'CONTENT_API_PORT', port: ports.api, host: bind('CONTENT_API_BIND') },
    { name: 'BACK_OFFICE_PORT', port: ports.backOffice, host: bind('BACK_OFFICE_BIND') },
    { name: 'DEMO_CAMERAS_PORT', port: ports.cameras, host: '127.0.0.1' },
    { name: 'POSTGRES_PORT', port: ports.postgres, host: '127.0.0.1' },
  ].filter(({ name }) => name !== 'POSTGRES_PORT' || databaseUrl === undefined)
  const twice = wanted.filter(({ port }, at) => wanted.findIndex((one) => one.port === port) !== at)
  const sentences = twice.map(({ name, port }) => `${name}: port ${port} is named twice.`)
  for (const one of wanted) sentences.push(...(await complaint(one)))
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
}

type Wanted = { name: string; port: number; host: string }

async function complaint({ name, port, host }: Wanted): Promise<string[]> {
  const server = createServer().listen({ port, host, exclusive: true })
  try {
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return []
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return [`${sentences[code] ?? `${code} on`} port ${port} (${host}): set ${name}.`]
  }
}

const sentences: Record<string, string> = {
  EADDRINUSE: 'Another program uses',
  EACCES: 'This user may not open',
  EADDRNOTAVAIL: 'This machine does not have the address of',
}
