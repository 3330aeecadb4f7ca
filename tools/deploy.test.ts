import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { adminEnv, apiEnv, websiteEnv, workerEnv } from '@kurstadt/env'
import { expect, test } from 'vitest'
import { builtServices } from './stack/index.ts'

// S5: what is put on a server keeps the processes apart.

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
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

/** Those that load the code of the whole CMS and wait for most of the day. */
const small = [builtServices.backOffice, builtServices.jobWorker]

test('F08: back office and job worker have as little room on a server as npm start gives them', () => {
  for (const service of small) {
    const args = service?.args ?? []
    expect(args[0]).toBe('--max-semi-space-size=4')
    expect(args[1]).toMatch(/^--max-old-space-size=(512|768)$/)
    expect(read(`deploy/systemd/kurstadt-${service?.name}.service`)).toContain(args.join(' '))
    expect(read('deploy/docker-compose.yml')).toContain(`["node", "${args.join('", "')}"]`)
    for (const [variable, value] of Object.entries(service?.memory ?? {}))
      expect(read(`deploy/systemd/kurstadt-${service?.name}.service`)).toContain(
        `${variable}=${value}`,
      )
  }
})
