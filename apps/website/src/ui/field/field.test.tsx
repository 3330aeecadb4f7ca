import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Checkbox, ChoiceGroup, ErrorSummary, SelectField, TextArea, TextField } from './index.ts'

const wordsOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('a field tells its hint and its error, and that it must be filled in', () => {
  render(
    <TextField id="v" name="v" label="Vorname" hint="Rufname" error="Bitte angeben." isRequired />,
  )
  const field = screen.getByRole('textbox', { name: 'Vorname (Pflichtfeld)' })
  expect(wordsOf(field)).toEqual(['Rufname', 'Fehler: Bitte angeben.'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.hasAttribute('required')).toBe(true)
})

test('a field without hint and error is described by nothing', () => {
  render(<TextArea id="b" name="b" label="Bemerkung" />)
  const field = screen.getByRole('textbox', { name: 'Bemerkung' })
  expect(field.hasAttribute('aria-describedby')).toBe(false)
  expect(field.hasAttribute('aria-invalid')).toBe(false)
})

test('what a field is not told it takes from the element', () => {
  render(
    <TextField
      id="e"
      name="email"
      type="email"
      label="E-Mail"
      autoComplete="email"
      inputMode="email"
      maxLength={99}
    />,
  )
  const field = screen.getByRole('textbox', { name: 'E-Mail' })
  expect(field.getAttribute('autocomplete')).toBe('email')
  expect(field.getAttribute('type')).toBe('email')
  expect(field.getAttribute('maxlength')).toBe('99')
})

test('a day has a year of four digits, unless it says which day is the last', () => {
  render(
    <>
      <TextField id="an" name="an" label="Anreise" type="date" />
      <TextField id="ab" name="ab" label="Abreise" type="date" max="2027-11-27" />
      <TextField id="name" name="name" label="Name" />
    </>,
  )
  const lastOf = (label: string) => screen.getByLabelText(label).getAttribute('max')
  expect(['Anreise', 'Abreise', 'Name'].map(lastOf)).toEqual(['9999-12-31', '2027-11-27', null])
})

test('a list begins with the choice that is none', () => {
  render(
    <SelectField
      id="j"
      name="jahr"
      label="Jahr"
      options={[{ value: '2026', label: '2026' }]}
      isRequired
    />,
  )
  const options = screen.getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['Bitte wählen', '2026'])
  expect(options[0]?.getAttribute('value')).toBe('')
})

test('choices are a group with a name, and the first one carries the id', () => {
  render(
    <ChoiceGroup
      id="antwort"
      name="antwort"
      kind="radio"
      label="Antwort"
      error="Bitte wählen."
      options={[
        { value: '1', label: 'Per E-Mail' },
        { value: '2', label: 'Per Post', hint: 'Mit Anschrift' },
      ]}
      defaultValue={['2']}
    />,
  )
  expect(wordsOf(screen.getByRole('group', { name: 'Antwort' }))).toEqual(['Fehler: Bitte wählen.'])
  expect(screen.getByRole('radio', { name: 'Per E-Mail' }).id).toBe('antwort')
  const post = screen.getByRole('radio', { name: 'Per Post', checked: true })
  expect(wordsOf(post)).toEqual(['Mit Anschrift'])
})

test('consent may hold a link in its label', () => {
  render(
    <Checkbox
      id="d"
      name="d"
      label={
        <>
          Ich habe die <a href="/de/datenschutz/">Hinweise</a> gelesen.
        </>
      }
      isRequired
    />,
  )
  expect(
    screen.getByRole('checkbox', { name: 'Ich habe die Hinweise gelesen. (Pflichtfeld)' }),
  ).toBeTruthy()
})

const errors = [
  { fieldId: 'v', message: 'Bitte geben Sie Ihren Vornamen an.' },
  { fieldId: 'e', message: 'Bitte geben Sie eine Adresse an.' },
]

test('the error summary takes the focus with every attempt and leads to each field', () => {
  const { rerender } = render(<ErrorSummary errors={errors} attempt={1} />)
  const summary = () => screen.getByRole('region', { name: 'Bitte prüfen Sie 2 Angaben' })
  expect(document.activeElement).toBe(summary())
  summary().blur()
  rerender(<ErrorSummary errors={[...errors]} attempt={1} />)
  expect(document.activeElement).not.toBe(summary())
  rerender(<ErrorSummary errors={errors} attempt={2} />)
  expect(document.activeElement).toBe(summary())
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#v', '#e'])
})

test('a link of the summary brings the field into sight and focuses it', () => {
  Element.prototype.scrollIntoView = () => undefined
  render(
    <>
      <ErrorSummary errors={errors.slice(0, 1)} />
      <TextField id="v" name="v" label="Vorname" />
    </>,
  )
  fireEvent.click(screen.getByRole('link'))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Vorname' }))
})

test('without errors there is no summary', () => {
  const { container } = render(<ErrorSummary errors={[]} />)
  expect(container.innerHTML).toBe('')
})
