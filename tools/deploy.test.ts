import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { adminEnv, apiEnv, websiteEnv, workerEnv } from '@kurstadt/env'
import { expect, test } from 'vitest'
import { builtServices } from './stack/index.ts'

// S5: what is put on a server keeps the processes apart.

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const compose = read('deploy/docker-compose.yml')
const schemas = {
  website: websiteEnv,
  'content-api': apiEnv,
  'back-office': adminEnv,
  'job-worker': workerEnv,
} as const
const processes = ['website', 'content-api', 'back-office', 'job-worker'] as const

const variablesOf = (process: (typeof processes)[number]) =>
  [...read(`deploy/env/${process}.env.example`).matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  )

test.each(processes)(
  'S5: %s has an environment of its own, with nothing that it does not read',
  (process) => {
    const known = Object.keys(schemas[process].shape)
    const variables = variablesOf(process)
    expect(variables.length).toBeGreaterThan(3)
    expect(variables.filter((name) => !known.includes(name))).toEqual([])
    expect(read('deploy/docker-compose.yml')).toContain(`env_file: env/${process}.env`)
  },
)

test('S5: the website holds neither the secret nor the way to the database', () => {
  expect(variablesOf('website')).not.toContain('PAYLOAD_SECRET')
  expect(variablesOf('website')).not.toContain('DATABASE_URL')
  expect(variablesOf('content-api')).toEqual(
    expect.arrayContaining(['PAYLOAD_SECRET', 'DATABASE_URL']),
  )
})

test('S5: every unit has a user and an environment of its own', () => {
  const units = readdirSync(path.join(root, 'deploy/systemd')).map((file) =>
    read(`deploy/systemd/${file}`),
  )
  const valuesOf = (name: string) =>
    units.map((unit) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? '')
  for (const name of ['User', 'EnvironmentFile']) {
    expect(new Set(valuesOf(name)).size).toBe(units.length)
    expect(valuesOf(name)).not.toContain('')
  }
})

test('S5: the website is not in the group of council, intranet and requests', () => {
  const inside = processes.filter((process) =>
    read(`deploy/systemd/kurstadt-${process}.service`).includes('kurstadt-intern'),
  )
  expect(inside).toEqual(['content-api', 'back-office', 'job-worker'])
})

test('S5: no data, no secret and no history go into an image', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const one of ['.git', '.data', '.env', '**/*.env', '**/node_modules'])
    expect(ignored).toContain(one)
})

test('the proxy keeps neither who asked nor what for', () => {
  const [, ...servers] = read('deploy/nginx.conf').split(/^server \{$/m)
  expect(servers).toHaveLength(3)
  for (const server of servers) {
    expect(server.match(/^ +access_log .*$/gm)).toEqual(['  access_log off;'])
    // From `crit` down a line names the visitor: a failed handshake is one of `crit`.
    expect(server).toMatch(/^ {2}error_log \S+ alert;$/m)
  }
})

/** Every process of the product; the cameras are the demo town's. */
const served = processes.map((process) => {
  const service = Object.values(builtServices).find(
    (one) => typeof one === 'object' && one.name === process,
  )
  if (typeof service !== 'object') throw new Error(process)
  return service
})

test('F08: every process has as little room on a server as npm start gives it', () => {
  for (const { name, args, memory = {} } of served) {
    expect(args.join(' ')).toMatch(/--max-old-space-size=\d{3} /)
    expect(read(`deploy/systemd/kurstadt-${name}.service`)).toContain(`/node ${args.join(' ')}\n`)
    expect(compose).toContain(`["node", "${args.join('", "')}"]`)
    for (const [variable, value] of Object.entries(memory))
      expect(read(`deploy/systemd/kurstadt-${name}.service`)).toContain(`${variable}=${value}`)
  }
})

const folders = ['MEDIA_DIR', 'DOCUMENT_DIR', 'ATTACHMENT_DIR', 'SNAPSHOT_DIR']

/** What the compose file says of a service. */
function composed(service: string): string {
  const [, rest = ''] = compose.split(`\n  ${service}:\n`)
  return rest.split(/\n {2}\S/)[0] ?? ''
}

test('in containers nothing asks the database before it is migrated', () => {
  expect(composed('migrate')).toContain('"apps/cms/src/commands/migrate.ts"')
  expect(composed('migrate')).toContain('restart: "no"')
  expect(composed('content-api')).toContain(
    'depends_on: &migrated { migrate: { condition: service_completed_successfully } }',
  )
  for (const process of ['back-office', 'job-worker'])
    expect(composed(process)).toContain('depends_on: *migrated')
})

test.each(processes)('%s has every folder that it reads, in a container too', (process) => {
  const service = composed(process)
  for (const name of folders.filter((folder) => folder in schemas[process].shape)) {
    const [, at] = new RegExp(`${name}: (/\\w+)`).exec(service) ?? []
    expect(at, name).toBeDefined()
    expect(service).toContain(`:${at}`)
  }
})

test('every volume of ours belongs to the user of the image', () => {
  const mounted = new Set(
    Array.from(compose.matchAll(/[":-] ?"?\w+:(\/\w+)(?::ro)?"/g), ([, at]) => at),
  )
  expect(mounted.size).toBe(folders.length)
  const [made = ''] = /--owner=node .*/.exec(read('deploy/Dockerfile')) ?? []
  for (const at of mounted) expect(made.split(' ')).toContain(at)
})

test('a unit that migrates the database has the time that a migration may take', () => {
  const units = readdirSync(path.join(root, 'deploy/systemd')).map((file) =>
    read(`deploy/systemd/${file}`),
  )
  const migrating = units.filter((unit) => unit.includes('commands/migrate.ts'))
  expect(migrating.length).toBeGreaterThan(0)
  // Ten minutes for a statement, and as many for whoever waits for its lock.
  for (const unit of migrating)
    expect(Number(/^TimeoutStartSec=(\d+)min$/m.exec(unit)?.[1])).toBeGreaterThan(20)
})
