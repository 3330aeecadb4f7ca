import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { collapseAll } from '../../lib/index.ts'
import { Accordion } from './index.ts'

const items = [
  { id: 'melde', title: 'Meldeamt', note: 'Erdgeschoss', content: <p>Pässe</p>, isOpen: true },
  { id: 'standesamt', title: 'Standesamt', content: <p>Trauungen</p> },
]

test('titles of an accordion are headings of the level it is given', () => {
  render(<Accordion items={items} level={4} />)
  expect(screen.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)).toEqual([
    'Meldeamt',
    'Standesamt',
  ])
})

test('items of a group close each other', () => {
  const { container } = render(<Accordion items={items} group="aemter" />)
  const names = [...container.querySelectorAll('details')].map((item) => item.getAttribute('name'))
  expect(names).toEqual(['aemter', 'aemter'])
})

test('all items close at once, and what is no accordion stays as it is', () => {
  const { container } = render(
    <>
      <Accordion items={items} />
      <details open>
        <summary>Menü</summary>
      </details>
    </>,
  )
  collapseAll(container)
  expect([...container.querySelectorAll('details')].map((item) => item.open)).toEqual([
    false,
    false,
    true,
  ])
})

test('without items there is nothing', () => {
  const { container } = render(<Accordion items={[]} />)
  expect(container.innerHTML).toBe('')
})
