import { expect, test } from 'vitest'
import { eventWith, seriesWith } from './events.fixtures.ts'
import { dayInWords, ruleInWords, timesInWords } from './in-words.ts'

test.each([
  [{ rhythmus: 'taeglich' }, 'jeden Tag'],
  [{ rhythmus: 'taeglich', abstand: 3 }, 'alle 3 Tage'],
  [{}, 'jeden Sonntag'],
  [{ wochentage: ['SONNTAG', 'DIENSTAG'] }, 'jeden Dienstag und Sonntag'],
  [{ abstand: 2 }, 'alle 2 Wochen am Sonntag'],
  [{ rhythmus: 'monatlich_tag' }, 'jeden 3. im Monat'],
  [{ rhythmus: 'monatlich_wochentag' }, 'jeden 1. Sonntag im Monat'],
  [{ rhythmus: 'monatlich_wochentag', abstand: 2 }, 'alle 2 Monate am 1. Sonntag'],
  [{ rhythmus: 'monatlich_letzter_wochentag' }, 'jeden letzten Sonntag im Monat'],
  [{ rhythmus: 'jaehrlich' }, 'jedes Jahr am 3. Januar'],
  [{ rhythmus: 'jaehrlich', abstand: 2 }, 'alle 2 Jahre am 3. Januar'],
  [{ rhythmus: 'einzeln' }, 'an einzelnen Tagen'],
  [{ nicht_an_feiertagen: true }, 'jeden Sonntag, nicht an Feiertagen'],
  [{ rhythmus: 'einzeln', nicht_an_feiertagen: true }, 'an einzelnen Tagen'],
])('the rule %j is said as «%s»', (rule, words) => {
  expect(ruleInWords(seriesWith(rule))).toBe(words)
})

test('an event without a rule has no words for one', () => {
  expect(ruleInWords(eventWith())).toBeNull()
})

test('a day is said with its weekday, times with «Uhr»', () => {
  const day = { regeltag: '', regelzeit: null, datum_von: '', datum_bis: '', ort: null } as const
  const at = (zeit_von: string | null, zeit_bis: string | null) =>
    timesInWords({ ...day, status: 'geplant', zeit_von, zeit_bis })
  expect(dayInWords('2027-01-03')).toBe('So, 03.01.2027')
  expect(at('15:30', '17:00')).toBe('15:30–17:00 Uhr')
  expect(at('15:30', null)).toBe('ab 15:30 Uhr')
  expect(at(null, null)).toBe('')
})
