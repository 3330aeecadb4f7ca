import { mostClosed } from '@kurstadt/contract/partner'
import { rowsOf } from '../../../../platform/record.ts'

const dayOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : '')

/** True where there are not too many closed periods and none stands there twice, or what is wrong. */
export function checkClosed(value: unknown): string | true {
  const rows = rowsOf(value)
  if (rows.length > mostClosed)
    return `Bitte höchstens ${mostClosed} Zeiträume eintragen und vergangene löschen. Jetzt sind es ${rows.length}.`
  const periods = rows.map(({ bis, von }) => [dayOf(von), dayOf(bis)])
  const spans = periods.map((days) => (days.includes('') ? null : days.join('–')))
  const second = spans.findIndex((span, at) => span !== null && spans.indexOf(span) < at)
  if (second < 0) return true
  const first = spans.indexOf(spans[second] ?? null)
  return `Zeitraum ${second + 1} nennt dieselben Tage wie Zeitraum ${first + 1}. Bitte löschen Sie einen von beiden.`
}
