/** The list of public notices with 10,000 in it, by kind, year and state, as visitors ask for it. */
import { apiBasePath } from '@kurstadt/contract'
import pg from 'pg'
import { makeManyNotices } from './large-notices.ts'
import { given, percentile, report } from './report.ts'
import { timesOf } from './times.ts'

/** Milliseconds that 95 of 100 answers stay below. */
const limit = 30

const client = new pg.Client({ connectionString: given('DATABASE_URL') })
await client.connect()
await makeManyNotices(client)
const { rows } = await client.query<{ nummer: string }>(
  `select a.nummer from bekanntmachungen b join aemter a on a.id = b.amt_id
   group by a.nummer order by count(*) desc limit 1`,
)
await client.end()

const office = rows[0]?.nummer ?? ''
const year = new Date().getFullYear() - 10

const asked = {
  'up now': 'zeitraum=aktuell',
  'the archive': 'zeitraum=archiv',
  all: 'zeitraum=alle',
  'all, page 300': 'zeitraum=alle&seite=300',
  'of a kind': 'zeitraum=alle&art=satzung',
  'of a year': `zeitraum=alle&jahr=${year}`,
  'of a year and a kind': `zeitraum=archiv&jahr=${year}&art=satzung`,
  'of an office': `zeitraum=alle&amt_id=${office}`,
  'in English': 'zeitraum=alle&sprache=en',
}

for (const [name, query] of Object.entries(asked)) {
  const taken = await timesOf(() => `${apiBasePath}/bekanntmachungen?${query}`)
  const value = percentile(taken, 0.95)
  const target = `< ${limit}   p50 ${percentile(taken, 0.5).toFixed(1)}`
  report({ name: `10,000 notices: ${name}`, value, unit: 'ms', target, ok: value < limit })
}
