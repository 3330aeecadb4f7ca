import { expect, test } from 'vitest'
import { classOf, measuredOf } from './measured.ts'

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

const read = (sent: { hit: number; stale: number; miss: number }, open: string[]) => {
  const cache = { sent, size: () => ({ entries: 1, bytes: 2 }) }
  const { readings = [] } = measuredOf(cache, { openBreakers: () => open })
  return Object.fromEntries(readings.map(({ name, read: now }) => [name, now()]))
}

test('what came out of the store is told from what was made, and open breakers by their calls', () => {
  const sent = { hit: 7, stale: 2, miss: 1 }
  expect(read(sent, ['veranstaltungen'])).toMatchObject({
    page_cache_answers_total: sent,
    content_breakers_open: { api: 0, veranstaltungen: 1 },
  })
  expect(read(sent, ['api'])).toMatchObject({ content_breakers_open: { api: 1 } })
  expect(read(sent, [])).toMatchObject({ content_breakers_open: { api: 0 } })
})
