import type { Oeffnungszeiten } from '@kurstadt/contract'
import { useTexts } from '../../i18n/index.ts'
import { berlinTime } from '../../lib/index.ts'
import { closedFor } from './closing-days.ts'
import { useClosingDays } from './closing-days-context.ts'

/**
 * On a public holiday: that hours of places which are no office may not hold. Hours know weekdays
 * alone, and who is open on a holiday is up to each of them. Nothing where `zeiten` name the day
 * themselves. Pages are made anew at midnight, so the server knows the day.
 */
export function HolidayNote({ zeiten = [] }: { zeiten?: readonly Oeffnungszeiten[] }) {
  const { feiertag } = useTexts().oeffnungszeiten
  const today = berlinTime(new Date()).slice(0, 10)
  const holiday = useClosingDays().filter((day) => day.feiertag && day.tag === today)
  const isNamed = zeiten.some((hours) => closedFor(hours, holiday).length === 0)
  return holiday.length === 0 || isNamed ? null : <p>{feiertag}</p>
}
