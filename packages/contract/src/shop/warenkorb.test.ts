import { expect, test } from 'vitest'
import { korbFrage, longestAnmerkung } from './index.ts'

const wish = (anmerkungen: string) =>
  korbFrage.safeParse({
    tun: 'hineinlegen',
    korb: null,
    sprache: 'de',
    artikel: 1,
    groesse: null,
    anmerkungen,
    menge: 1,
  })

test.each([
  ['Für\u200B Renate', 'Für Renate'],
  ['\u202Egnutsuel', 'gnutsuel'],
  ['Karte\u0000 bitte\n\u0007einpacken', 'Karte bitte\neinpacken'],
  ['halb \uD83D', 'halb \uFFFD'],
  [' \u2060 ', ''],
])('S6: the remark %j is kept as %j', (typed, kept) => {
  expect(wish(typed).data).toMatchObject({ anmerkungen: kept })
})

test('a remark that is too long is refused, however much of it nobody sees', () => {
  expect(wish('x'.repeat(longestAnmerkung + 1)).success).toBe(false)
  expect(wish(`${'x'.repeat(longestAnmerkung)}\u200B`).success).toBe(true)
})
