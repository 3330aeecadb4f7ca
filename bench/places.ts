/** The business directory with 2,000 entries, and 300 tours of 5,000 points each, as visitors ask for them. */
import { apiBasePath } from '@kurstadt/contract'
import { manyBusinesses, manyTours } from '../tests/support/many-places.ts'
import { fill } from './fill.ts'
import { percentile, report } from './report.ts'
import { timesOf } from './times.ts'

/** Milliseconds that 95 of 100 answers stay below. */
const limit = 40

await fill([manyBusinesses, manyTours])

const directory = 'brancheneintraege?pro_seite=24'
const category = 'rubrik_id=5000003'
const asked = {
  'the directory': directory,
  'the directory, page 80': `${directory}&seite=80`,
  'a category with what is below it': `${directory}&${category}`,
  'a letter, step-free': `${directory}&buchstabe=B&stufenlos=true`,
  'a word': `${directory}&q=Gasthof`,
  'two words in a category': `${directory}&q=Haug%20Apotheke&${category}`,
  'a word that is misspelt': `${directory}&q=Schreinnerei`,
  'a word that nobody wrote': `${directory}&q=Xylophon`,
  'what is open now': `${directory}&geoeffnet=true`,
  'the map': `${directory}&ansicht=karte`,
  'in English': `${directory}&sprache=en`,
  tours: 'touren',
  'tours, page 12': 'touren?seite=12',
  'the outdoor map': 'outdoor?pro_seite=50',
  'the outdoor map, chosen': 'outdoor?pro_seite=50&art=wandern&laenge_bis=20&rundtour=true',
  'a tour': 'touren/5000007',
}

for (const [name, path] of Object.entries(asked)) {
  const taken = await timesOf(() => `${apiBasePath}/${path}`)
  const value = percentile(taken, 0.95)
  const target = `< ${limit}   p50 ${percentile(taken, 0.5).toFixed(1)}`
  report({
    name: `2,000 entries, 300 tours: ${name}`,
    value,
    unit: 'ms',
    target,
    ok: value < limit,
  })
}
