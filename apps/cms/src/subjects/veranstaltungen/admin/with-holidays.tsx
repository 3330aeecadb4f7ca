import type { UIFieldServerProps } from 'payload'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { daysLater } from '../../../platform/time/days.ts'
import { readHolidays } from '../../einstellungen/index.ts'
import { yearsAhead } from '../termine/occurrences.ts'
import type { Holiday } from '../termine/serie.ts'
import { Notes } from './notes.tsx'
import { SeriesPreview } from './series-preview.tsx'

/** Public holidays of the town's state from a year ago to the end of the longest series. */
async function holidaysFor({ payload }: UIFieldServerProps): Promise<Holiday[]> {
  const heute = todayInBerlin()
  const span = { from: daysLater(heute, -366), to: daysLater(heute, (yearsAhead + 1) * 366) }
  const [german, english] = await Promise.all([
    readHolidays(payload, span, 'de'),
    readHolidays(payload, span, 'en'),
  ])
  return [...german].map(([datum, de]) => ({ datum, de, en: english.get(datum) ?? de }))
}

/** Beside the days and times: what is wrong with them, with the holidays that only the server knows. */
export async function NotesWithHolidays(props: UIFieldServerProps) {
  return <Notes holidays={await holidaysFor(props)} />
}

/** Above the rule of a series: its days, without the holidays that it leaves out. */
export async function SeriesPreviewWithHolidays(props: UIFieldServerProps) {
  return <SeriesPreview holidays={await holidaysFor(props)} />
}
