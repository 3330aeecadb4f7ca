import type { Sprache } from '@kurstadt/contract'

/** Words for how long ago something was; they stand apart because scripts need no others. */
export const ageTexts: Readonly<Record<Sprache, { now: string }>> = {
  de: { now: 'gerade eben' },
  en: { now: 'just now' },
}

const locales = { de: 'de-DE', en: 'en-GB' } as const
const minute = 60_000
/** Above so many minutes hours are said, above so many hours days. */
const most = { minutes: 90, hours: 36 }

/** How long ago an instant was, in words; nothing for one to come, which only a wrong clock sees. */
export function ageInWords(instant: number, now: number, sprache: Sprache): string {
  const minutes = Math.round((now - instant) / minute)
  if (minutes < -1) return ''
  if (minutes < 1) return ageTexts[sprache].now
  const format = new Intl.RelativeTimeFormat(locales[sprache])
  if (minutes <= most.minutes) return format.format(-minutes, 'minute')
  const hours = Math.round(minutes / 60)
  if (hours <= most.hours) return format.format(-hours, 'hour')
  return format.format(-Math.round(hours / 24), 'day')
}
