import { formDefinitions } from '@kurstadt/contract/form-definitions'
import { type FormName, fieldNamesOf, formNames, formProblems } from '@kurstadt/contract/forms'
import { expect, test } from 'vitest'
import { problemText } from './problem-text.ts'
import { type ShownField, shownForm } from './shown-form.ts'
import { de } from './texts-de.ts'

const fieldsOf = (form: FormName, sprache: 'de' | 'en' = 'de') =>
  shownForm(form, sprache).groups.flatMap(({ fields }): ShownField[] => fields)

/** What is said at a field in German. */
function wordOf(form: FormName, name: string, word: string): string {
  const field = fieldsOf(form).find((one) => one.name === name)
  if (!field) throw new Error(`${form} has no ${name}.`)
  return problemText(de, field, word)
}

test('spec 5: the messages are the specification’s own', () => {
  const wordAt = (field: string, word: string) => wordOf('veranstaltung', field, word)
  for (const word of ['fehlt', 'kurz']) {
    expect(wordAt('vorname', word)).toBe('Bitte geben Sie Ihren Vornamen an.')
    expect(wordAt('nachname', word)).toBe('Bitte geben Sie Ihren Nachnamen an.')
  }
  expect(wordAt('email', 'ungueltig')).toMatch(/gültige E-Mail-Adresse.*name@beispiel\.de/)
})

test('spec 5: the messages of the tour and of the number of people are its own too', () => {
  const wordAt = (field: string, word: string) => wordOf('fuehrung', field, word)
  expect(wordAt('anzahl_personen', 'minimum')).toBe('Die minimale Personenanzahl beträgt 1')
  expect(wordAt('termin', 'fehlt')).toBe(
    'Bitte geben Sie an, an welchem Tag die Führung stattfinden soll.',
  )
  expect(wordAt('uhrzeit', 'fehlt')).toBe(
    'Bitte geben Sie an, zu welcher Uhrzeit die Führung stattfinden soll.',
  )
})

test('spec 8: success and error are the specification’s own', () => {
  const { success, error } = de
  expect(success.title).toBe('Vielen Dank für Ihre Anfrage!')
  expect(success.text).toBe('Wir werden Ihre Anfrage so schnell wie möglich bearbeiten.')
  expect(success.back).toBe('zurück zum Formular')
  expect(error.title).toBe('Leider ist ein Fehler bei der Anfrage aufgetreten')
})

test.each(formNames)('%s: every field of the schema is shown, once, and no other', (form) => {
  const shown = formDefinitions[form].groups.flatMap(({ fields }) => fields.map(({ name }) => name))
  expect(shown.toSorted()).toEqual(fieldNamesOf(form).toSorted())
})

test.each(formNames)('%s: every field and group has words in both languages', (form) => {
  for (const sprache of ['de', 'en'] as const)
    for (const { title, fields } of shownForm(form, sprache).groups) {
      expect(title).not.toBe('')
      for (const { name, label } of fields) expect([name, label]).not.toEqual([name, name])
    }
})

test('every problem can be said at every field', () => {
  for (const form of formNames)
    for (const field of fieldNamesOf(form))
      for (const word of formProblems) expect(wordOf(form, field, word)).toMatch(/^[A-Z„].*[.\d]$/)
})

/** What is known of the sender stands apart from what they ask for. */
const ofSender = /^(vorname|nachname|email|telefon|datenschutz|bild|fotos)$/

test.each(formNames)('the office reads what %s asks for in the order of the form', (form) => {
  const asked = formDefinitions[form].groups.flatMap(({ fields }) => fields.map(({ name }) => name))
  const matter = (names: readonly string[]) => names.filter((name) => !ofSender.test(name))
  expect(matter(fieldNamesOf(form))).toEqual(matter(asked))
})

test.each(formNames)('A7: no line of %s is filled with an address of several lines', (form) => {
  const lines = formDefinitions[form].groups.flatMap(({ fields }) =>
    fields.filter(({ kind }) => kind !== 'area'),
  )
  expect(lines.map(({ autoComplete }) => autoComplete)).not.toContain('street-address')
})
