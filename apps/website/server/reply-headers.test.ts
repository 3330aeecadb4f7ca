import { expect, test } from 'vitest'
import { withQuery } from './reply-headers.ts'
import { readTarget } from './target.ts'

/** Where somebody is sent who asked for an address and was answered with a redirect. */
function sentTo(asked: string, Location: string): unknown {
  const read = readTarget(asked)
  if (read.kind !== 'target') throw new Error(asked)
  const reply = { status: 301, headers: { Location }, body: '' }
  return withQuery(reply, read.target).headers.Location
}

test.each([
  ['/de/suche?q=bad', '/de/suche/', '?q=bad'],
  ['/de/Suche/?q=bad', '/de/suche/', '?q=bad'],
  ['/de/Angebote/Anfrage/?pauschale=3&hotel=4', '/de/angebote/anfrage/', '?pauschale=3&hotel=4'],
  ['/de/B%C3%A4der/?seite=2', '/de/baeder/', '?seite=2'],
  ['/de/Caf%C3%A9%20am%20Markt?x=1', '/de/cafe-am-markt/', '?x=1'],
  [
    '/de/termine/fest-id_12/?termin=2027-07-02',
    '/de/termine/fest-im-park-id_12/',
    '?termin=2027-07-02',
  ],
])(
  'the redirect from %s to the right spelling keeps the query (spec 2.2)',
  (asked, right, query) => {
    expect(sentTo(asked, right)).toBe(right + query)
  },
)

test.each([
  ['/de/alt/?q=bad', '/de/neu/'],
  ['/de/termine/fest-id_12/?termin=2027-07-02', '/de/termine/fest-id_1/'],
  ['/de/termine/fest-id_12/?termin=2027-07-02', '/de/festival/fest-id_12/'],
  ['/de/termine/?q=bad', '/de/termine/fest-id_12/'],
  ['/de/suche/?q=bad', '/de/suche/'],
  ['/de/suche/?q=bad', '/de/suche/?q=wald'],
  ['/de/suche/?q=bad', '/de/%zz/'],
  ['/de/Suche/', '/de/suche/'],
])('the redirect from %s to %s stays as it is', (asked, elsewhere) => {
  expect(sentTo(asked, elsewhere)).toBe(elsewhere)
})
