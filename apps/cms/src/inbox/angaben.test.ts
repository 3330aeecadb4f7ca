import { fieldNamesOf, formNames } from '@kurstadt/contract/forms'
import { expect, test } from 'vitest'
import { angabenOf, feldOf, senderFields } from './angaben.ts'

test('the office reads labels in the order of the form, never wire names', () => {
  const daten = {
    ort: 'Silbertal',
    uhrzeit: '14:30',
    termin: '2031-05-02',
    anzahl_personen: 1200,
    fuehrung: 'Altstadt',
  }
  expect(angabenOf('fuehrung', daten)).toEqual([
    { label: 'Führung', text: 'Altstadt' },
    { label: 'Tag', text: 'Freitag, 2. Mai 2031' },
    { label: 'Uhrzeit', text: '14:30 Uhr' },
    { label: 'Personen', text: '1.200' },
    { label: 'Ort', text: 'Silbertal' },
  ])
})

test('a package says when one comes and goes, which one it is, and nothing that is empty', () => {
  const daten = { datum_von: '2031-05-02', datum_bis: '2031-05-05', bemerkung: null, plz: '' }
  expect(angabenOf('pauschale', daten, { hotel: 'waldhorn' })).toEqual([
    { label: 'Anreise', text: 'Freitag, 2. Mai 2031' },
    { label: 'Abreise', text: 'Montag, 5. Mai 2031' },
    { label: 'Hotel', text: 'waldhorn' },
  ])
})

test('yes and no, choices, and what only looks like a day', () => {
  expect(angabenOf('', { zeige_name: true, art: 'biete', titel: '2031-05-02' })).toEqual([
    { label: 'Name darf gezeigt werden', text: 'ja' },
    { label: 'Art des Aushangs', text: 'Biete' },
    { label: 'Titel', text: '2031-05-02' },
  ])
})

test.each(formNames)('every field of %s has words for the office', (form) => {
  const asked = fieldNamesOf(form).filter((name) => !senderFields.has(name))
  expect(asked.filter((name) => feldOf(form, name).label === name)).toEqual([])
})
