import { expect, test } from 'vitest'
import { classOf } from './measured.ts'

test.each([
  ['/de/', 'page'],
  ['/en/events/concert-id_7/', 'page'],
  ['/de', 'page'],
  ['/media/kurpark-a1b2-480.avif', 'media'],
  ['/assets/entry-1a2b.js', 'build'],
  ['/karte/ort.pmtiles', 'map'],
  ['/api/anfragen/kontakt', 'call'],
  ['/healthz', 'health'],
  ['/de/veranstaltungen.ics', 'file'],
  ['/robots.txt', 'file'],
  ['/.git/config', 'other'],
  ['/wp-login.php', 'other'],
  ['', 'other'],
])('%s is counted as %s', (path, kind) => {
  expect(classOf(path)).toBe(kind)
})
