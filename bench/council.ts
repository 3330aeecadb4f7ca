/**
 * The council after twenty years, as everybody asks for it and as a member does: overview, lists,
 * details, search and open data, 95 of 100 answers of the content API.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { apiBasePath } from '@kurstadt/contract'
import pg from 'pg'
import { openCouncilSession } from './council-session.ts'
import { inTheMiddle, makeLargeCouncil, seatMember } from './large-council.ts'
import { given, percentile, report } from './report.ts'
import { timesOf } from './times.ts'

const { committee, meeting, paper, rareWord } = inTheMiddle
const year = new Date().getFullYear() - 10

const member = await openCouncilSession()

type Asked = { most: number; paths: readonly string[]; headers?: Record<string, string> }

/** What is asked, and the milliseconds that it may take. */
const asked: Readonly<Record<string, Asked>> = {
  'overview, lists, details': {
    most: 40,
    paths: [
      'ratsinfo',
      `sitzungsliste?jahr=${year}`,
      `sitzungsliste?jahr=${year}&gremium_id=${committee}`,
      'sitzungen',
      'sitzungen?seite=100',
      `sitzungen/${meeting}`,
      'vorlagen',
      `vorlagen?jahr=${year}`,
      `vorlagen?gremium_id=${committee}`,
      `vorlagen/${paper}`,
      'gremien',
      `gremien/${committee}`,
      'raete',
    ].map((call) => `${apiBasePath}/${call}`),
  },
  search: {
    most: 80,
    paths: [
      `q=${rareWord}`,
      'q=Haushaltsplan',
      'q=Wald',
      'q=Bauplan+Schulhaus',
      `q=Quellenschutz&jahr=${year}`,
      `q=Quellenschutz&gremium_id=${committee}`,
      'q=Kurhaus&art=vorlagen&seite=20',
      'q=gibtesnicht',
      '',
    ].map((query) => `${apiBasePath}/ratsinfo_suche?${query}`),
  },
  'a member’s overview, lists, details': {
    most: 40,
    headers: member.headers,
    paths: [
      `raete/${member.id}`,
      'ratsinfo/eigenes',
      `sitzungsliste?jahr=${year}`,
      'sitzungen?seite=100',
      `sitzungen/${meeting}`,
      `vorlagen?gremium_id=${committee}`,
      `vorlagen/${paper}`,
    ].map((call) => `${apiBasePath}/${call}`),
  },
  'a member’s search': {
    most: 80,
    headers: member.headers,
    paths: [`q=${rareWord}`, 'q=Haushaltsplan', `q=Quellenschutz&gremium_id=${committee}`].map(
      (query) => `${apiBasePath}/ratsinfo_suche?${query}`,
    ),
  },
  'OParl lists': {
    most: 60,
    paths: [
      'meeting',
      'meeting&page=30',
      'paper',
      'paper&page=100',
      'agendaitem&page=100',
      'file&page=100',
      'consultation',
      `paper&modified_since=${encodeURIComponent(new Date(Date.now() - 600_000).toISOString())}`,
    ].map((list) => `${apiBasePath}/oparl.json?pfad=body/1/${list}`),
  },
}

/** Writes what is found of the council, and its open data, as an installation does at its start. */
function writeFindable(): void {
  const program = path.join(import.meta.dirname, '../apps/cms/src/commands/migrate.ts')
  const { status } = spawnSync(process.execPath, [program], { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('what is found of the council could not be written')
}

const client = new pg.Client({ connectionString: given('DATABASE_URL') })
await client.connect()
await makeLargeCouncil(client)
await seatMember(client, member.id)
writeFindable()
for (const table of ['ratsinfo_suchtexte', 'ratsinfo_interne_suchtexte', 'oparl_objekte'])
  await client.query(`vacuum analyze ${table}`)
await client.end()

for (const [name, { most, paths, headers = {} }] of Object.entries(asked)) {
  let slowest = { path: '', ms: 0 }
  for (const one of paths) {
    const ms = percentile(await timesOf(() => one, { headers }), 0.95)
    if (ms > slowest.ms) slowest = { path: one, ms }
  }
  const target = `< ${most}   ${decodeURIComponent(slowest.path)}`
  report({
    name: `council: ${name}, p95`,
    value: slowest.ms,
    unit: 'ms',
    target,
    ok: slowest.ms < most,
  })
}
