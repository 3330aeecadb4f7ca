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
