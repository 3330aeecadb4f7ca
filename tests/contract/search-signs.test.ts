import { searchWords } from '@kurstadt/contract/search-form'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  writeMissingCouncil,
  writeMissingInternal,
} from '../../apps/cms/src/editing/suche/index.ts'
import { up } from '../../apps/cms/src/migrations/20261128_120000_woerter_zwischen_zeichen.ts'
import { queryOf } from '../../apps/cms/src/wire/read/query-of.ts'
import { Values } from '../../apps/cms/src/wire/read/values.ts'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, openPayload } from './content-api.ts'
import { paragraph } from './council.ts'
import { german, local, published } from './writing.ts'

// What PostgreSQL takes for one word, and people for several (decision 0016).

const tables = ['suchtexte', 'intranet_suchtexte', 'ratsinfo_suchtexte'] as const
const [, ...kept] = tables
const titel = 'Bauplan'
const text = paragraph(
  'Kindergarten/Ganztagsschule, Aktenzeichen 656.21-TAL/3 vom 19.06.2071, gebaut 2073-2079. ' +
    'Fragen an post@lindenamt.example stellen.Eintritt frei.',
)

let payload: Payload

beforeAll(async () => {
  payload = await openPayload(cmsEnvironment((await createDatabase()).url))
  const paper = { drucksache: '2031/102', titel, text, oeffentlich: true }
  await payload.create({ collection: 'vorlagen', ...german, data: { ...published, ...paper } })
  const category = { rubrik: 'Bauen', url: 'bauen', taggingpfad: 'intranet/bauen', sortierung: 1 }
  const { id: rubrik } = await payload.create({
    collection: 'intranet_rubriken',
    ...local,
    data: category,
  })
  const own = { titel, text, rubrik, datum_von: '2031-03-05', sortierung: 0 }
  await payload.create({ collection: 'intranet_texte', ...german, data: { ...published, ...own } })
})

const titles = z.array(z.object({ titel: z.string() }))

async function find(table: string, typed: string) {
  const values = new Values()
  const { rows } = await payload.db.pool.query(
    `select titel from ${table} where vektor @@ (${queryOf(searchWords(typed), values)})`,
    values.all,
  )
  return titles.parse(rows).map((row) => row.titel)
}

const words = [
  'Ganztagsschule',
  'Kindergarten/Ganztagsschule',
  '656.21-TAL/3',
  '19.06.2071',
  '2079',
  'lindenamt',
  'Eintritt',
]

test.each(words)('«%s» is found in a text, whatever sign it stands behind', async (typed) => {
  for (const table of tables) expect([table, await find(table, typed)]).toEqual([table, [titel]])
})

test('a paper is found by its number as it is printed', async () => {
  for (const table of ['suchtexte', 'ratsinfo_suchtexte'])
    expect([table, await find(table, '2031/102')]).toEqual([table, [titel]])
})

test('what was written before is written anew, and is nothing new for that', async () => {
  const before = '2031-01-01T00:00:00.000Z'
  for (const table of kept)
    await payload.db.pool.query(
      `update ${table} set vektor = to_tsvector('german', 'Kindergarten/Ganztagsschule'),
        erschienen = $1`,
      [before],
    )
  await up({ payload, db: payload.db.drizzle, req: await createLocalReq({}, payload) })
  await payload.db.pool.query(`${writeMissingInternal};\n${writeMissingCouncil}`)
  for (const table of kept) {
    expect([table, await find(table, 'Ganztagsschule')]).toEqual([table, [titel]])
    const { rows } = await payload.db.pool.query(`select erschienen from ${table}`)
    expect([table, rows]).toEqual([table, [{ erschienen: new Date(before) }]])
  }
})
