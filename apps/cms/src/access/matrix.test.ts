import type { CollectionConfig, GlobalConfig } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Bereich, bereiche, rollen } from './bereiche.ts'

const strangers = ['nobody', 'one-time password'] as const
const everybody = [...strangers, ...rollen] as const
type Somebody = (typeof everybody)[number]

let collections: CollectionConfig[]
let globals: GlobalConfig[]

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-tests-'.padEnd(32, '0'))
  ;({ collections } = await import('../collections/index.ts'))
  ;({ globals } = await import('../globals/index.ts'))
})

function userOf(one: Somebody): object | null {
  if (one === 'nobody') return null
  const passwort_aendern = one === 'one-time password'
  const own = passwort_aendern ? ['administration'] : [one]
  return { id: 'me', collection: 'benutzer', rollen: own, passwort_aendern }
}

/** `+` everything, `own` what a condition lets through, `-` nothing. */
function answer(rule: (...args: never) => unknown, one: Somebody): string {
  const result: unknown = Reflect.apply(rule, null, [{ req: { user: userOf(one) } }])
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
    return `${name} ${operation}: ${everybody.map((one) => answer(rule, one)).join(' ')}`
  })
}

function rowsOfCollections(): string[] {
  return collections.flatMap((one) => rowsOf(one.slug, one.access ?? {}, operationsOf(one)))
}

test('every collection says for every operation who may (T02)', () => {
  expect(rowsOfCollections().filter((row) => row.endsWith('MISSING'))).toEqual([])
})

test('nothing but an own account is for strangers, and accounts are for the administration', () => {
  const rows = rowsOfCollections()
  const content = rows.filter((row) => !row.startsWith('benutzer'))
  expect(content.filter((row) => !/: - - \+/.test(row))).toEqual([])
  const own = 'own own own own own own'
  expect(rows.filter((row) => row.startsWith('benutzer'))).toEqual([
    'benutzer create: - - + - - - - - -',
    `benutzer read: - own + ${own}`,
    `benutzer update: - own + ${own}`,
    'benutzer delete: - - + - - - - - -',
    'benutzer unlock: - - + - - - - - -',
    'benutzer admin: - + + + + + + + +',
  ])
})

test('settings are seen by every role and changed by the administration', () => {
  const rows = globals.flatMap(({ slug, access = {} }) => rowsOf(slug, access, ['read', 'update']))
  expect(rows).toEqual([
    'einstellungen read: - - + + + + + + +',
    'einstellungen update: - - + - - - - - -',
  ])
})

test('a private area is kept by its own roles, none of them an author', () => {
  const names = Object.keys(bereiche).filter((name): name is Bereich => name in bereiche)
  for (const name of names.filter((one) => bereiche[one].isPrivate))
    expect(bereiche[name].rollen).not.toContain('autor')
})
