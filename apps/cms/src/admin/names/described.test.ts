// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { describeControls, focusFirstProblem } from './described.ts'

function describe(html: string): HTMLElement[] {
  document.body.innerHTML = html
  describeControls(document)
  return [...document.querySelectorAll<HTMLElement>('input, textarea')]
}

const descriptionOf = (control: HTMLElement | undefined) =>
  (control?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

const field = (error: string, more = '') => `<div class="field-type text ${error && 'error'}">
  <label for="a">Erster Tag</label><div class="field-type__wrap">
  ${error && `<aside class="field-error tooltip">${error}</aside>`}<input id="a">${more}</div>
  <div class="field-description">Wie in einem Kalender.</div></div>`

test('what is wrong and what helps is heard at the field', () => {
  const [control] = describe(field('Pflichtfeld'))
  expect(control?.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(control)).toEqual(['Pflichtfeld', 'Wie in einem Kalender.'])
})

test('once it is right, it is no longer called wrong', () => {
  const [control] = describe(field('Pflichtfeld'))
  document.querySelector('.field-error')?.remove()
  describeControls(document)
  expect(control?.getAttribute('aria-invalid')).toBe('false')
  expect(descriptionOf(control)).toEqual(['Wie in einem Kalender.'])
})

test('E2: what was understood of a date is heard, and that nothing was', () => {
  const picker = (text: string, isWrong: boolean) =>
    `<output><span data-said="${isWrong ? 'problem' : 'understood'}">${text}</span></output>
    <input type="date" aria-hidden="true">`
  const [right] = describe(field('', picker('Donnerstag, 1. April 2027', false)))
  expect(right?.getAttribute('aria-invalid')).toBe('false')
  expect(descriptionOf(right)[0]).toBe('Donnerstag, 1. April 2027')
  const [wrong, calendar] = describe(field('', picker('Diesen Tag hat kein Kalender.', true)))
  expect(wrong?.getAttribute('aria-invalid')).toBe('true')
  expect(calendar?.hasAttribute('aria-describedby')).toBe(false)
})

test('what is wrong with a list is not said at the fields of its rows', () => {
  const list = `<div class="field-type array-field"><aside class="field-error">Überschneidung</aside>
    ${field('')}</div>`
  const [control] = describe(list)
  expect(control?.getAttribute('aria-invalid')).toBe('false')
})

test('a field that says it itself is left alone, also while nothing is wrong with it', () => {
  const [wrong, right] = describe(
    `<div class="field-type error"><input aria-describedby="x" aria-invalid="true"></div>
    <div class="field-type"><input aria-invalid="false"><p class="field-description">Hilfe</p></div>`,
  )
  expect(wrong?.getAttribute('aria-describedby')).toBe('x')
  expect(right?.hasAttribute('aria-describedby')).toBe(false)
})

test('a refused save whose button has kept the focus leads to the first field that is wrong', () => {
  Element.prototype.checkVisibility = () => true
  const [wrong] = describe(`${field('Pflichtfeld')}<button id="action-save">Speichern</button>`)
  document.querySelector('button')?.focus()
  focusFirstProblem(document)
  expect(document.activeElement).toBe(wrong)
})

test('a refused save leads to the first field that is wrong, unless somebody has gone on', () => {
  Element.prototype.checkVisibility = () => true
  const [first, second] = describe(
    `${field('').replace('id="a"', 'id="b"')}${field('Pflichtfeld')}`,
  )
  focusFirstProblem(document)
  expect(document.activeElement).toBe(second)
  first?.focus()
  focusFirstProblem(document)
  expect(document.activeElement).toBe(first)
})
