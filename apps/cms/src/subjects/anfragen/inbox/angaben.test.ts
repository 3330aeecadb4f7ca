import { fieldNamesOf, formNames } from '@kurstadt/contract/forms'
import { expect, test } from 'vitest'
import { addressOf, angabenOf, officeFieldOf, senderFields } from './angaben.ts'

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
  const query = { hotel: 'waldhorn' }
  expect([...angabenOf('pauschale', daten), ...addressOf('pauschale', query)]).toEqual([
    { label: 'Anreise', text: 'Freitag, 2. Mai 2031' },
    { label: 'Abreise', text: 'Montag, 5. Mai 2031' },
    { label: 'Hotel (aus der Adresse)', text: 'waldhorn' },
  ])
})

test('yes and no, choices, and what only looks like a day', () => {
  expect(angabenOf('', { zeige_name: true, art: 'biete', titel: '2031-05-02' })).toEqual([
    { label: 'Name darf gezeigt werden', text: 'ja' },
    { label: 'Art des Aushangs', text: 'Biete' },
    { label: 'Titel', text: '2031-05-02' },
  ])
})

test('a form that there is no more keeps the words that all others agree on, and no other', () => {
  const daten = { titel: 'Konzert', datum_von: '2031-05-02' }
  expect(angabenOf('gibt-es-nicht-mehr', daten)).toEqual([
    { label: 'Titel', text: 'Konzert' },
    { label: 'datum_von', text: 'Freitag, 2. Mai 2031' },
  ])
})

test.each(formNames)('every field of %s has words for the office', (form) => {
  const asked = fieldNamesOf(form).filter((name) => !senderFields.has(name))
  expect(asked.filter((name) => officeFieldOf(form, name).label === name)).toEqual([])
})

test('S8: words of an address never pass for what somebody has typed', () => {
  const query = { bemerkung: 'Bitte an Konto zahlen', utm_source: 'mail', gclid: '1', leer: '' }
  expect(addressOf('kontakt', query)).toEqual([
    { label: 'bemerkung (aus der Adresse)', text: 'Bitte an Konto zahlen' },
  ])
  expect(angabenOf('kontakt', { bemerkung: 'Meine Worte' })).toEqual([
    { label: 'Bemerkung', text: 'Meine Worte' },
  ])
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
  'S8: «%s» is a name like any other',
  (name) => {
    const query = Object.fromEntries([[name, 'x']])
    expect(addressOf('kontakt', query)).toEqual([{ label: `${name} (aus der Adresse)`, text: 'x' }])
    expect(officeFieldOf('kontakt', name).label).toBe(name)
    expect(officeFieldOf(name, name).label).toBe(name)
    expect(angabenOf('', { art: name })).toEqual([{ label: 'Art des Aushangs', text: name }])
  },
)
