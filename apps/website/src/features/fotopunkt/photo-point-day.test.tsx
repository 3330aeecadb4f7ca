import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { start } from './photo-point.behaviour.ts'

// A field for days as Chrome has it: a day that no calendar has is no value, and neither is none.

const html = `<div data-archiv="https://a.example/{datum}/">
  <form data-day>
    <label>Tag <input type="date" value="2026-02-15"></label>
    <p data-problem="future" hidden>Kommt erst</p>
    <p data-problem="unreadable" hidden>Diesen Tag gibt es nicht</p>
    <button>Zeigen</button>
  </form>
  <div data-behaviour="embed"><a href="https://a.example/">Archiv</a></div>
</div>`

function opened() {
  document.body.innerHTML = html
  const point = document.body.querySelector<HTMLElement>('[data-archiv]')
  if (point) start(point)
  const field = screen.getByLabelText<HTMLInputElement>('Tag')
  const enter = (value: string, isMistyped = false) => {
    Object.defineProperty(field, 'validity', {
      configurable: true,
      value: { badInput: isMistyped },
    })
    fireEvent.change(field, { target: { value } })
  }
  const shows = () => screen.getByRole('link').getAttribute('href')
  return { field, enter, shows, problem: screen.getByText('Diesen Tag gibt es nicht') }
}

test.each([
  ['the button is pressed', () => fireEvent.submit(screen.getByRole('button'))],
  ['the field is left', (field: HTMLElement) => fireEvent.blur(field)],
])('a day that does not exist is refused once %s', (_, end) => {
  const { field, enter, shows, problem } = opened()
  enter('2026-02-14')
  enter('', true)
  expect(problem.hidden).toBe(true)
  end(field)
  expect(problem.hidden).toBe(false)
  expect([field.getAttribute('aria-invalid'), shows()]).toEqual([
    'true',
    'https://a.example/2026-02-14/',
  ])
  enter('2026-02-28')
  expect([problem.hidden, shows()]).toEqual([true, 'https://a.example/2026-02-28/'])
})

test('a field that is emptied asks for the last day', () => {
  const { field, enter, shows, problem } = opened()
  enter('2026-02-14')
  enter('')
  expect([shows(), problem.hidden]).toEqual([`https://a.example/${field.max}/`, true])
})
