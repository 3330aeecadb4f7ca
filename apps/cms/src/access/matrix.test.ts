import type { CollectionConfig, GlobalConfig } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'

type Role = 'nobody' | 'one-time password' | 'redaktion' | 'administration'
const roles: Role[] = ['nobody', 'one-time password', 'redaktion', 'administration']

let collections: CollectionConfig[]
let globals: GlobalConfig[]

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-tests-'.padEnd(32, '0'))
  ;({ collections } = await import('../collections/index.ts'))
  ;({ globals } = await import('../globals/index.ts'))
})

function userOf(role: Role): object | null {
  if (role === 'nobody') return null
  const rolle = role === 'redaktion' ? 'redaktion' : 'administration'
  return { id: 'me', collection: 'benutzer', rolle, passwort_aendern: role === 'one-time password' }
}

/** `+` everything, `own` what a condition lets through, `-` nothing. */
function answer(rule: (...args: never) => unknown, role: Role): string {
  const result: unknown = Reflect.apply(rule, null, [{ req: { user: userOf(role) } }])
  if (typeof result === 'object') return 'own'
  return result === true ? '+' : '-'
}

function isRule(rule: unknown): rule is (...args: never) => unknown {
  return typeof rule === 'function'
}

/** Operations that a collection has, so that none is left to Payload's «anybody who is logged in». */
function operationsOf({ auth, versions }: CollectionConfig): string[] {
  const versioned = versions ? ['readVersions'] : []
  return ['create', 'read', 'update', 'delete', ...versioned, ...(auth ? ['unlock', 'admin'] : [])]
}

function rowsOf(name: string, access: object, operations: readonly string[]): string[] {
  const rules = new Map<string, unknown>(Object.entries(access))
  return operations.map((operation) => {
    const rule = rules.get(operation)
    if (!isRule(rule)) return `${name} ${operation}: MISSING`
    return `${name} ${operation}: ${roles.map((role) => answer(rule, role)).join(' ')}`
  })
}

function rowsOfCollections(): string[] {
  return collections.flatMap((one) => rowsOf(one.slug, one.access ?? {}, operationsOf(one)))
}

test('every collection says for every operation who may (T02)', () => {
  expect(rowsOfCollections().filter((row) => row.endsWith('MISSING'))).toEqual([])
})

test('content is for both roles, accounts are for the administration, nothing is for strangers', () => {
  const rows = rowsOfCollections()
  const accounts = rows.filter((row) => row.startsWith('benutzer'))
  const content = rows.filter((row) => !row.startsWith('benutzer'))
  expect(content.filter((row) => !row.endsWith(': - - + +'))).toEqual([])
  expect(accounts).toEqual([
    'benutzer create: - - - +',
    'benutzer read: - own own +',
    'benutzer update: - own own +',
    'benutzer delete: - - - +',
    'benutzer unlock: - - - +',
    'benutzer admin: - + + +',
  ])
})

test('settings are seen by both roles and changed by the administration', () => {
  const rows = globals.flatMap(({ slug, access = {} }) => rowsOf(slug, access, ['read', 'update']))
  expect(rows).toEqual(['einstellungen read: - - + +', 'einstellungen update: - - - +'])
})
