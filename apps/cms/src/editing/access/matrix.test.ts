import type { SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Bereich, bereiche, rollen } from './bereiche.ts'

/** Who may come to a door, each with the letter that stands for them in the table. */
const everybody = [
  { letter: 'n', who: 'nobody' },
  { letter: 'o', who: 'one-time password' },
  { letter: 'A', who: 'administration' },
  { letter: 'T', who: 'tourismus' },
  { letter: 'R', who: 'rathaus' },
  { letter: 'F', who: 'festival' },
  { letter: 'V', who: 'rat-verwaltung' },
  { letter: 'I', who: 'intranet-redaktion' },
  { letter: 'U', who: 'autor' },
] as const
type Somebody = (typeof everybody)[number]

let config: SanitizedConfig

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-tests-'.padEnd(32, '0'))
  config = await (await import('../../payload.config.ts')).default
})

/** Why somebody may not work yet; the door that keeps them is the same. */
let reason: 'passwort_aendern' | 'zweitfaktor_fehlt' = 'passwort_aendern'

function userOf({ who }: Somebody): object | null {
  if (who === 'nobody') return null
  const isUnready = who === 'one-time password'
  const own = isUnready ? ['administration'] : [who]
  return { id: 'me', collection: 'benutzer', rollen: own, [reason]: isUnready }
}

/** The letter where everything is allowed, `=` where a condition lets some of it through, else `-`. */
async function answer(rule: unknown, one: Somebody, data?: object): Promise<string> {
  if (typeof rule !== 'function') return '!'
  const req = { user: userOf(one), headers: new Headers(), payload: { config } }
  const result: unknown = await Reflect.apply(rule, null, [{ req, data }])
  if (typeof result === 'object') return '='
  return result === true ? one.letter : '-'
}

/** Calls of our own, which a collection names beside Payload's operations. */
const ownOperations = z.object({ operations: z.record(z.string(), z.unknown()).optional() })

type Question = { operation: string; rule: unknown; data?: object }

async function line(slug: string, questions: readonly Question[]): Promise<string> {
  const cells = questions.map(async ({ operation, rule, data }) => {
    const letters = await Promise.all(everybody.map((one) => answer(rule, one, data)))
    return `${operation} ${letters.join('')}`
  })
  return `${slug.padEnd(26)} ${(await Promise.all(cells)).join('  ')}`
}

const publishing = { _status: 'published' }

/** Operations that a collection has, so that none is left to Payload's «anybody who is logged in». */
function questionsOf({ access, auth, custom, versions }: SanitizedCollectionConfig): Question[] {
  const { create, read, update, delete: remove, readVersions, unlock, admin } = access
  return [
    { operation: 'read', rule: read },
    { operation: 'create', rule: create, data: { _status: 'draft' } },
    { operation: 'update', rule: update, data: { _status: 'draft' } },
    ...(versions?.drafts ? [{ operation: 'publish', rule: update, data: publishing }] : []),
    { operation: 'delete', rule: remove },
    ...(versions ? [{ operation: 'readVersions', rule: readVersions }] : []),
    ...(auth
      ? [
          { operation: 'unlock', rule: unlock },
          { operation: 'admin', rule: admin },
        ]
      : []),
    ...Object.entries(ownOperations.parse(custom).operations ?? {}).map(([operation, rule]) => ({
      operation,
      rule,
    })),
  ]
}

function questionsOfGlobal({ access, versions }: SanitizedGlobalConfig): Question[] {
  const { read, readVersions, update } = access
  return [
    { operation: 'read', rule: read },
    { operation: 'update', rule: update },
    ...(versions ? [{ operation: 'readVersions', rule: readVersions }] : []),
  ]
}

async function table(): Promise<string> {
  const lines = [
    ...config.collections.map((one) => line(one.slug, questionsOf(one))),
    ...config.globals.map((one) => line(one.slug, questionsOfGlobal(one))),
  ]
  const legend = everybody.map(({ letter, who }) => `${letter} ${who}`).join(', ')
  const head = [
    `Who may what: ${legend}; = some of it, - nothing.`,
    'Sessions of the intranet and of the council are no accounts of the back office: they are n.',
    'After a change: vitest run --project unit-cms apps/cms/src/access -u, and read the difference.',
  ]
  return `${[...head, '', ...(await Promise.all(lines)).sort()].join('\n')}\n`
}

/** Without the collections that Payload adds by itself. */
async function ourRows(): Promise<string[]> {
  return (await table()).split('\n').filter((row) => /^[a-z_]+ /.test(row))
}

test('every collection and global lets in whom the reviewed table names (T02)', async () => {
  await expect(await table()).toMatchFileSnapshot('./matrix.txt')
})

test('whoever lacks the second factor that is demanded may what a one-time password may', async () => {
  const before = await table()
  reason = 'zweitfaktor_fehlt'
  const after = await table()
  reason = 'passwort_aendern'
  expect(after).toBe(before)
})

test('no operation of ours is left to Payload’s «anybody who is logged in»', async () => {
  const rows = await ourRows()
  expect(rows.filter((row) => row.includes('!'))).toEqual([])
  expect(rows.filter((row) => / n/.test(row))).toEqual([])
  const oneTime = rows.filter((row) => / -[o=]/.test(row)).map((row) => row.split(' ')[0])
  expect(oneTime).toEqual(['benutzer'])
})

test('an author publishes and deletes nothing', async () => {
  const rows = await ourRows()
  expect(rows.filter((row) => /(?:publish|delete) \S{8}U/.test(row))).toEqual([])
})

test('a private area is kept by its own roles, none of them an author', () => {
  const names = Object.keys(bereiche).filter((name): name is Bereich => name in bereiche)
  for (const name of names.filter((one) => bereiche[one].isPrivate))
    expect(bereiche[name].rollen).not.toContain('autor')
})

test('every role has its letter', () => {
  expect(everybody.slice(2).map(({ who }) => who)).toEqual([...rollen])
})
