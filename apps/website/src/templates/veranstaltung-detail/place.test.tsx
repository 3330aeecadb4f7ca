import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { VeranstaltungDetail } from './veranstaltung-detail.tsx'

const { typical } = examples['veranstaltung-detail']
const url = '/de/veranstaltungen/sommernachtskonzert-im-kurpark-id_12/'

test('moved elsewhere: nobody is led to the address of the first place', () => {
  const adresse = {
    gebaeude: 'Wandelhalle',
    strasse: 'Kurplatz 1',
    plz: '75999',
    ort: 'Silberbronn',
  }
  const verlegt_von = { id: null, sprache: 'de', titel: 'Wandelhalle' } as const
  const where = { veranstaltungsort: 'Stadthalle', brancheneintrag_veranstaltungsort: null }
  const context = { ...typical.context, ...where, adresse, verlegt_von }
  renderView(<VeranstaltungDetail block={{ ...typical, context }} />, { url })
  expect(screen.getByText('Stadthalle')).toBeTruthy()
  expect(document.body.textContent).not.toContain('Kurplatz 1')
})
