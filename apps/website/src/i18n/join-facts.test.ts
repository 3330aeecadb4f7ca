import { expect, test } from 'vitest'
import { joinFacts } from './join-facts.ts'

test('facts stand side by side, and no line begins with what stands between two', () => {
  expect(joinFacts(['Sauna', 'freies WLAN', 'Frühstück'])).toBe(
    'Sauna\u00A0· freies WLAN\u00A0· Frühstück',
  )
})

test.each<[(string | false | null | undefined)[], string]>([
  [['Sauna', null, '', undefined, false, 'WLAN'], 'Sauna\u00A0· WLAN'],
  [['Sauna', null], 'Sauna'],
  [[], ''],
])('what is not there leaves nothing behind: %j', (facts, line) => {
  expect(joinFacts(facts)).toBe(line)
})
