import { einstellungenExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { offlinePage } from './offline-page.server.tsx'

const now = new Date('2026-11-21T09:05:00Z')
const settings = einstellungenExamples.typical
function shown(html: string): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = html
  return place
}

test('the offline page names the telephone numbers of the configured town', () => {
  const numbers = [...shown(offlinePage(settings, now)).querySelectorAll('a[href^="tel:"]')]
  expect(numbers.map((link) => link.textContent)).toEqual([
    settings.tourismus.kontakt.telefon,
    settings.rathaus.kontakt.telefon,
  ])
})

test('the offline page shows the opening hours and when they were last seen', () => {
  const page = shown(offlinePage(settings, now))
  expect(page.querySelectorAll('dl dt').length).toBeGreaterThan(2)
  expect(page.textContent).toContain('Öffnungszeiten wie zuletzt gesehen am 21.11.2026, 10:05 Uhr.')
})

test('the offline page speaks the language of the settings', () => {
  const html = offlinePage({ ...settings, sprache: 'en' }, now)
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('No connection to the internet')
})

test('the offline page needs nothing from the network', () => {
  expect(offlinePage(settings, now)).not.toMatch(/src=|<link|<script|url\(/)
})

test('what an editor writes cannot become markup', () => {
  const html = offlinePage({ ...settings, ortsname: '<script>alert(1)</script>' }, now)
  expect(html).not.toContain('<script')
})

test('deviating times are announced, past ones are not', () => {
  const abweichendeZeiten = [
    { beginn: '2026-11-01T00:00', ende: '2026-11-02T23:59', zusatz: 'vorbei' },
    { beginn: '2026-11-24T00:00', ende: '2026-11-24T23:59', zusatz: 'Betriebsausflug' },
  ]
  const hours = settings.rathaus.oeffnungszeitenStrukturiert.slice(0, 1)
  const rathaus = {
    ...settings.rathaus,
    oeffnungszeitenStrukturiert: hours.map((zeit) => ({ ...zeit, abweichendeZeiten })),
  }
  const notes = [...shown(offlinePage({ ...settings, rathaus }, now)).querySelectorAll('.note')]
  expect(notes.map((note) => note.textContent)).toEqual(['24.11.2026 Betriebsausflug'])
})
