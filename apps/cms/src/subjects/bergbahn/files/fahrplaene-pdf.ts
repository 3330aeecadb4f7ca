import { env } from '../../../env.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { type FileMaker, printed } from '../../../wire/file.ts'
import { readTownName } from '../../einstellungen/index.ts'
import { openPrinter } from '../druck/index.ts'
import { readTimetables } from '../read/read-timetables.ts'
import { partsOf } from './parts.ts'
import { daysText, langs, words } from './words.ts'

const printer = openPrinter()

/** The printed timetables of the railway (spec 9): what the page says, made of the same data. */
export const fahrplaenePdf: FileMaker<'fahrplaene.pdf'> = async ({ payload, params }) => {
  const { sprache } = params
  const heute = todayInBerlin()
  const [{ geaendert, wire, tags }, ort] = await Promise.all([
    readTimetables(payload, { sprache, heute }),
    readTownName(payload),
  ])
  const { seite, stand, titel } = words[sprache]
  const body = await printed(printer, {
    lang: langs[sprache],
    ort,
    titel,
    untertitel: '',
    geaendert,
    teile: partsOf(wire, sprache),
    fuss: `${new URL(env.WEBSITE_URL).host} · ${stand(daysText(heute, heute, sprache))}`,
    seite,
  })
  return { body, filename: `fahrplan-${sprache}.pdf`, tags: [...tags, 'einstellungen'] }
}
