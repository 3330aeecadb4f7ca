import { templates } from '@kurstadt/contract'
import { amtExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { officeOnPage } from '../../tests/support/offices-on-page.ts'
import { aemterOnPage, mostOfficesInFull } from './aemter-on-page.ts'

function listOf(count: number) {
  const data = Array.from({ length: count }, (_, id) => ({ ...amtExamples.typical, id }))
  return { data, anzahl: count, seite: 1, pro_seite: 9999 }
}

test('offices are shown with everything they have', () => {
  const { data, namen } = aemterOnPage(listOf(mostOfficesInFull), officeOnPage)
  expect([data.length, namen]).toEqual([mostOfficesInFull, []])
})

test('the content API is asked for no more than the page shows', () => {
  expect(templates.behoerdenlotse.feed?.params?.ausfuehrlich_bis).toBe(mostOfficesInFull)
})

test('of hundreds the page says what they are called, where they are and who works there', () => {
  const { data, namen } = aemterOnPage(listOf(mostOfficesInFull + 1), officeOnPage)
  expect([data, namen.length]).toEqual([[], mostOfficesInFull + 1])
  expect(namen[0]).toMatchObject({
    titel: 'Bürgerbüro',
    detailURL: amtExamples.typical.detailURL,
  })
  expect(namen[0]?.leute).toContain('Tannenfels')
  expect(namen[0]?.ort).toContain('Rathaus')
})
