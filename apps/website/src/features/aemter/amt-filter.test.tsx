import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { start as filterWhileTyping } from './amt-filter.behaviour.ts'
import { AmtFilter } from './amt-filter.tsx'

const offices = [
  'Bürgerbüro, Zimmer 0.03, Annika Weberle',
  'Standesamt, Zimmer 1.10, Hanna Burgbacher',
  'Straßenbauamt, Zimmer 3.01, Ida Lux',
]

/** Resolves when what was typed stands on the screen and has been answered. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))
  })

/** The field above offices that unfold and one that is only named, with its behaviour at work. */
function open() {
  const view = renderView(
    <div>
      <AmtFilter count={offices.length} />
      {offices.slice(0, 2).map((text) => (
        <details key={text} data-accordion="">
          <summary>{text}</summary>
        </details>
      ))}
      <ul>
        <li data-amt="">{offices[2]}</li>
      </ul>
    </div>,
    { url: '/de/behoerdenlotse/' },
  )
  const root = view.container.querySelector<HTMLElement>('[data-none]')
  if (!root) throw new Error('no filter')
  filterWhileTyping(root)
  const items = [...view.container.querySelectorAll<HTMLElement>('details, li')]
  const field = screen.getByRole('searchbox')
  const press = (value: string) => fireEvent.input(field, { target: { value } })
  return {
    press,
    type: async (value: string) => {
      press(value)
      await painted()
    },
    shown: () => items.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent),
    status: () => screen.getByRole('status').textContent,
  }
}

test('offices are found by name, by person and by room, with and without umlauts', async () => {
  const { type, shown } = open()
  for (const [typed, found] of [
    ['buergerbuero', [offices[0]]],
    ['Burgbacher', [offices[1]]],
    ['3.01', [offices[2]]],
    ['STRASSE', [offices[2]]],
    ['Bürgerbüro'.normalize('NFD'), [offices[0]]],
    ['zimmer weberle', [offices[0]]],
    ['zimmer', offices],
    ['0.03', [offices[0]]],
    ['Zimmer 3.01', [offices[2]]],
    ['3', [offices[0], offices[2]]],
  ] as const) {
    await type(typed)
    expect([typed, shown()]).toEqual([typed, found])
  }
})

test('it says how many are left, none, and nothing for an empty field', async () => {
  const { type, status, shown } = open()
  await type('Standesamt')
  expect(status()).toMatch(/^1 /)
  await type('zimmer')
  expect(status()).toMatch(/^3 /)
  await type('Xylophon')
  expect(status()).toContain('Xylophon')
  expect(shown()).toEqual([])
  await type('  ')
  expect([status(), shown()]).toEqual(['', offices])
})

test('whatever is typed, nothing breaks and it is shown as it was typed', async () => {
  const { type, status, shown } = open()
  for (const typed of [
    '%',
    '_',
    "'",
    '"',
    '<script>alert(1)</script>',
    '🙂',
    '$&',
    'x'.repeat(9),
  ]) {
    await type(typed)
    expect([typed, shown()]).toEqual([typed, []])
    expect(status()).toContain(typed)
  }
})

test('no key waits for the offices, and whoever types on is answered once', async () => {
  const { press, status, shown } = open()
  for (const value of ['X', 'Xy', 'Standesamt']) press(value)
  expect([status(), shown()]).toEqual(['', offices])
  await painted()
  expect(shown()).toEqual([offices[1]])
})

test('a room is found though the telephone number of its office follows it', async () => {
  const { container } = renderView(
    <div>
      <AmtFilter count={1} />
      <details data-accordion="">
        <summary>Hauptamt</summary>
        <p>Zimmer 1.02</p>
        <p>030 23125-182</p>
      </details>
    </div>,
    { url: '/de/behoerdenlotse/' },
  )
  const root = container.querySelector<HTMLElement>('[data-none]')
  if (!root) throw new Error('no filter')
  filterWhileTyping(root)
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: '1.02' } })
  await painted()
  expect(container.querySelector('details')?.hidden).toBe(false)
})
