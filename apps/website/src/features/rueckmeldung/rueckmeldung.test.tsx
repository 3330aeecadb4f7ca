import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { FeedbackKept, FeedbackLost, FeedbackQuestion } from './index.ts'

const judged = {
  von: '/de/kurpark/',
  theme: 'default',
  geholfen: 'nein',
  kennung: '0198d2a0-0000-4000-8000-000000000001',
} as const

/** What a form sends besides what somebody types. */
const hidden = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map((input) => [
      input.name,
      input.value,
    ]),
  )

test('the question is a group with its own name, and each answer is one click of a form', () => {
  renderView(<FeedbackQuestion path="/de/kurpark/" theme="rossini" layout="wide" />)
  expect(screen.getByRole('group', { name: 'Hat Ihnen diese Seite geholfen?' })).toBeTruthy()
  const [form] = document.forms
  expect([form?.method, form?.getAttribute('action')]).toEqual([
    'post',
    '/de/rueckmeldung/?von=/de/kurpark/&theme=rossini',
  ])
  expect(document.querySelector('input')).toBeNull()
  const answers = screen.getAllByRole<HTMLButtonElement>('button')
  expect(answers.map(({ name, type, value }) => [name, type, value])).toEqual([
    ['geholfen', 'submit', 'ja'],
    ['geholfen', 'submit', 'nein'],
  ])
})

test('after a no it asks what was missing, keeps what belongs together, and leads back', () => {
  renderView(<FeedbackKept judged={judged} satz="" problem={null} trouble={null} />)
  expect(screen.getByRole('status').textContent).toBe('Vielen Dank!')
  expect(screen.getByRole('textbox', { name: 'Was hat Ihnen gefehlt?' })).toBeTruthy()
  expect(hidden()).toEqual(judged)
  expect(screen.getByRole('link', { name: 'Zurück zur Seite' }).getAttribute('href')).toBe(
    '/de/kurpark/',
  )
  expect(screen.getByRole('link', { name: 'Schreiben Sie uns' }).getAttribute('href')).toBe(
    '/de/anfragen/',
  )
})

test('after a sentence it asks nothing more', () => {
  renderView(<FeedbackKept judged={judged} satz="Die Preise." problem={null} trouble={null} />)
  expect(screen.getByRole('status').textContent).toMatch(/liest Ihre Bemerkung/)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each([
  ['links', 'Bitte ohne Internetadressen und E-Mail-Adressen.'],
  ['lang', 'Bitte höchstens 600 Zeichen.'],
  ['zeichen', 'Bitte verwenden Sie nur Buchstaben, Ziffern und Satzzeichen.'],
])('a sentence that is refused stands there again with what is wrong: %s', (problem, message) => {
  renderView(<FeedbackKept judged={judged} satz="Mein Satz" problem={problem} trouble={null} />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  expect(field.value).toBe('Mein Satz')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('link', { name: message }).getAttribute('href')).toBe('#bemerkung')
})

test('what could not be sent is said, and the sentence is not lost', () => {
  renderView(<FeedbackKept judged={judged} satz="Mein Satz" problem={null} trouble="away" />)
  expect(screen.getByRole('alert').textContent).toMatch(/gleich noch einmal/)
  expect(screen.queryByText('Vielen Dank!')).toBeNull()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Mein Satz')
})

test('a page that is gone is said to be gone', () => {
  renderView(<FeedbackLost />)
  expect(screen.getByRole('status').textContent).toMatch(/gibt es nicht mehr/)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/de/')
})
