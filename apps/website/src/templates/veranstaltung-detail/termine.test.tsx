import { examples, veranstaltungExamples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { VeranstaltungDetail } from './veranstaltung-detail.tsx'

const { typical } = examples['veranstaltung-detail']
const url = '/de/veranstaltungen/sommernachtskonzert-im-kurpark-id_12/'

test('series: a day that was left out and takes place after all is no day without it', () => {
  const { serie, termine } = veranstaltungExamples.series
  const [first] = termine ?? []
  if (!(serie && first && termine)) throw new Error('the example is no series')
  const extra = { ...first, datum_von: '2027-07-11', datum_bis: '2027-07-11' }
  const context = { ...veranstaltungExamples.series, termine: [...termine, extra] }
  renderView(<VeranstaltungDetail block={{ ...typical, context }} />, { url })
  expect(screen.queryByText(/^Kein Termin:/)).toBeNull()
})

test('series: who passes on the page of a day passes on that day', () => {
  const block = { ...typical, context: veranstaltungExamples.series }
  const sent = () => document.querySelector('[data-address]')?.getAttribute('data-address')
  renderView(<VeranstaltungDetail block={block} />, { url: `${url}?termin=2027-06-28T1900` })
  expect(sent()).toMatch(/-id_12\/\?termin=2027-06-28T1900$/)
  const mail = screen.getByRole('link', { name: 'Per E-Mail senden' }).getAttribute('href')
  expect(mail).toContain(encodeURIComponent('?termin=2027-06-28T1900'))
})

test('series: without a day the page goes by its own address', () => {
  const block = { ...typical, context: veranstaltungExamples.series }
  renderView(<VeranstaltungDetail block={block} />, { url })
  expect(document.querySelector('[data-address]')?.getAttribute('data-address')).toMatch(
    /-id_12\/$/,
  )
})
