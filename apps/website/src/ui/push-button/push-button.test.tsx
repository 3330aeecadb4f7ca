import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from './index.ts'

test('a button sends no form unless it says so', () => {
  render(<Button>Mehr anzeigen</Button>)
  expect(screen.getByRole('button', { name: 'Mehr anzeigen' }).getAttribute('type')).toBe('button')
})

test('a busy button keeps the focus, says so and does nothing', () => {
  const press = vi.fn<() => void>()
  const send = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.addEventListener('submit', send)
  render(
    <form>
      <Button type="submit" isBusy onClick={press}>
        Absenden
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Absenden Bitte warten' })
  button.focus()
  fireEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  document.removeEventListener('submit', send)
})
