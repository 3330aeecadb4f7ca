// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isChosenTooLarge, isTakenInParts } from './large-choice.ts'

/** An input of a form with a file of so many bytes. */
function inputWith(size: number, attributes = ''): HTMLInputElement {
  document.body.innerHTML = `<input type="file" ${attributes}>`
  const input = document.querySelector('input')
  if (!input) throw new Error('There is no input.')
  const file = new File([new Uint8Array(size)], 'Bergbahn.mp4', { type: 'video/mp4' })
  Object.defineProperty(input, 'files', { value: [file] })
  return input
}

test('E11: a file that is sent in one piece is held back above 10 MB', () => {
  expect(isChosenTooLarge(inputWith(11_000_000))).toBe(true)
  expect(isChosenTooLarge(inputWith(10_000_000))).toBe(false)
})

test('spec 2.7: a film of 11 MB is left to the input that sends it in parts', () => {
  const input = inputWith(11_000_000, 'data-in-parts')
  expect([isChosenTooLarge(input), isTakenInParts(input)]).toEqual([false, true])
  expect(isTakenInParts(inputWith(1))).toBe(false)
})
