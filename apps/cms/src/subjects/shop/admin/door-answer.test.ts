import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Befund } from '../einlass/befund.ts'
import { DoorAnswer } from './door-answer.tsx'

const karte = { referenz: 'B-42', name: 'Renate Probe', was: 'Karte Sommerkonzert, Parkett' }
const textOf = (befund: Befund | null, problem: string | null = null) =>
  renderToStaticMarkup(createElement(DoorAnswer, { befund, problem }))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test.each<[Befund, string]>([
  [{ art: 'gueltig', karte }, '✓ Gültig Bitte einlassen.'],
  [
    { art: 'schon', karte, am: '2031-07-05T17:32:00.000Z', wer: 'Tür Ost' },
    '✕ Schon eingelassen Mit dieser Karte kam schon jemand herein: 5. Juli 2031, 19:32 Uhr, eingelassen von Tür Ost.',
  ],
  [{ art: 'storniert', karte }, '✕ Storniert Diese Karte ist zurückgenommen'],
  [{ art: 'unbezahlt', karte }, '✕ Nicht bezahlt Für diese Bestellung'],
  [
    { art: 'andere', karte, titel: 'Serenade' },
    '✕ Andere Veranstaltung Diese Karte gilt für: Serenade.',
  ],
])('the answer to %j is said in words: %s', (befund, words) => {
  const text = textOf(befund)
  expect(text).toContain(words)
  expect(text).toContain('Karte Sommerkonzert, Parkett · Renate Probe · B-42')
})

test('what is no code says so, and what went wrong says what to do', () => {
  expect(textOf({ art: 'unbekannt' })).toBe(
    '✕ Kein gültiger Code Bitte prüfen Sie jedes Zeichen, oder scannen Sie noch einmal.',
  )
  expect(textOf(null, 'Zu viele falsche Codes. Bitte warten Sie zehn Minuten.')).toContain('warten')
  expect(textOf(null)).toBe('')
})
