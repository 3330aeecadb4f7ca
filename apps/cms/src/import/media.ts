import { calls, type Medium, type Sprache } from '@kurstadt/contract'
import { ownAnswer } from '../api/own-answer.ts'
import { differences } from './difference.ts'
import type { Importing } from './entries.ts'
import { newReport, reasonOf, type TypeReport } from './report.ts'

async function readMedium({ source }: Importing, id: number, sprache: Sprache) {
  const answer = await source.read('medien/{id}', { sprache }, id)
  return answer === null ? null : calls['medien/{id}'].answer.parse(answer)
}

/** What an editor said of the file; the file itself is only fetched when it is not here yet. */
function describedBy(medium: Medium): object {
  const { titel, alt, dekorativ, bildtext, schlagworte, copyright, urheber, lizenz } = medium
  const [x, y] = medium.bild?.fokus ?? [0.5, 0.5]
  return {
    titel,
    alt,
    dekorativ,
    bildtext,
    schlagworte,
    copyright,
    urheber,
    lizenz,
    quelle: medium.quelle,
    nutzung_bis: medium.nutzung_bis,
    focalX: Math.round(x * 100),
    focalY: Math.round(y * 100),
  }
}

/** What is made of the file where it arrives is not compared. */
function sayDifferent(one: Medium, other: unknown): boolean {
  const made = /^(url|dateiname|mimetype)$/
  return differences(one, other).some((field) => !made.test(field))
}

async function importMedium(importing: Importing, id: number, report: TypeReport): Promise<void> {
  const { store, source } = importing
  const [de, en] = [await readMedium(importing, id, 'de'), await readMedium(importing, id, 'en')]
  if (de === null) return
  const ours = await ownAnswer(store.payload, 'medien/{id}', { id })
  const isNew = store.lookup.entry('medien', id) === null
  if (isNew) {
    const data = await source.file(de.url)
    const name = de.url.slice('/media/'.length)
    const file = { name, data, mimetype: de.mimetype, size: data.length }
    await store.write('medien', id, { locale: 'de', data: describedBy(de), file })
  } else if (sayDifferent(de, ours))
    await store.write('medien', id, { locale: 'de', data: describedBy(de) })
  const english = en?.sprache === 'en' ? en : null
  const oursInEnglish = await ownAnswer(store.payload, 'medien/{id}', {
    params: { sprache: 'en' },
    id,
  })
  const isOther = english !== null && sayDifferent(english, oursInEnglish)
  if (english !== null && isOther) {
    const { alt, bildtext } = english
    await store.write('medien', id, { locale: 'en', data: { alt, bildtext } })
  }
  store.knowFile(de.url, store.lookup.entry('medien', id) ?? '')
  const isChanged = isOther || (!isNew && sayDifferent(de, ours))
  if (isNew) report.neu += 1
  else report[isChanged ? 'geaendert' : 'gleich'] += 1
}

/** Brings the media library here; every file once. */
export async function importMedia(importing: Importing): Promise<TypeReport> {
  const report = newReport('medien')
  for (const id of await importing.source.numbers('medien'))
    try {
      await importMedium(importing, id, report)
    } catch (error) {
      report.problems.push(`${id}: ${reasonOf(error)}`)
    }
  return report
}
