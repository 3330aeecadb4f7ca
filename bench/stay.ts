/** 300 hosts, and 60 packages of six times thirty houses, as visitors ask for them. */
import { apiBasePath } from '@kurstadt/contract'
import { firstPackage, manyHosts, manyPackages } from '../tests/support/many-stay.ts'
import { fill } from './fill.ts'
import { percentile, report } from './report.ts'
import { timesOf } from './times.ts'

await fill([manyHosts, manyPackages])

const hosts = 'unterkuenfte?pro_seite=24'
const packages = 'pauschalen?pro_seite=24&haeuser=false'

/** What is asked, and milliseconds that 95 of 100 answers stay below. */
const asked: readonly [name: string, path: string, limit: number][] = [
  ['hosts', hosts, 40],
  ['the last page of hosts', `${hosts}&seite=13`, 40],
  ['hosts by price', `${hosts}&order=preis_ab`, 40],
  ['hosts with filters', `${hosts}&ausstattung=sauna&sterne=3`, 40],
  ['packages', packages, 40],
  ['the last page of packages', `${packages}&seite=3`, 40],
  ['a package with its houses', `pauschalen/${firstPackage}`, 40],
  ['departures of a day', 'abfahrten', 5],
]

for (const [name, path, limit] of asked) {
  const taken = await timesOf(() => `${apiBasePath}/${path}`)
  const value = percentile(taken, 0.95)
  const target = `< ${limit}   p50 ${percentile(taken, 0.5).toFixed(1)}`
  report({ name: `300 hosts, 60 packages: ${name}`, value, unit: 'ms', target, ok: value < limit })
}
