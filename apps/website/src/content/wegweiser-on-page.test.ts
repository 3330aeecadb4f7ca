import { templates } from '@kurstadt/contract'
import { examples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { mostInFull, wegweiserOnPage } from './wegweiser-on-page.ts'

const { context } = examples.wegweiser.typical

test('an office that several procedures name travels once', () => {
  const { aemter, gruppen } = wegweiserOnPage(context)
  expect(new Set(aemter.map(({ id }) => id)).size).toBe(aemter.length)
  const [entry] = gruppen.at(-1)?.verfahren ?? []
  expect(entry?.titel).toBe('Personalausweis beantragen')
  expect(entry?.amt.map((place) => aemter[place]?.titel)).toEqual(['Bürgerbüro'])
})

test('the content API is asked for no more than the page shows', () => {
  expect(templates.wegweiser.feed?.params?.ausfuehrlich_bis).toBe(mostInFull)
})

test('of thousands the page says only what they are called', () => {
  const { gruppen } = wegweiserOnPage({ ...context, anzahl: 9999 })
  expect(gruppen.flatMap(({ verfahren }) => verfahren)).toEqual([])
  expect(gruppen.at(-1)).toMatchObject({ titel: ['Personalausweis beantragen'], nummern: [12] })
})
