// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { filmLimits, filmTooLarge } from '../platform/media/limits.ts'
import { isChosenTooLarge, isTakenInParts } from './files/large-choice.ts'
import { FilmFile } from './film-file.tsx'

afterEach(cleanup)

/** The field after a film of so many bytes was chosen, and what it handed on. */
function chosen(size: number) {
  const handed: (File | null)[] = []
  const onChoose = (file: File | null) => handed.push(file)
  render(createElement(FilmFile, { id: 'film', mimeType: 'video/mp4', onChoose }))
  const input = screen.getByLabelText<HTMLInputElement>('Datei')
  const film = new File([], 'Bergbahn.mp4', { type: 'video/mp4' })
  Object.defineProperty(film, 'size', { value: size })
  fireEvent.change(input, { target: { files: [film] } })
  return { input, film, handed }
}

test('spec 2.7: a film above 10 MB is not held back as a file in one piece is', () => {
  const { input, film, handed } = chosen(11_000_000)
  expect([isTakenInParts(input), isChosenTooLarge(input)]).toEqual([true, false])
  expect([handed, screen.queryByRole('alert')]).toEqual([[film], null])
})

test('spec 2.7: a film above its own limit is refused where it is chosen', () => {
  const { input, handed } = chosen(filmLimits.bytes + 1)
  expect([handed, screen.getByRole('alert').textContent]).toEqual([[null], filmTooLarge])
  expect(input.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
})
