import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './index.ts'
import { start as asTabList } from './tabs.behaviour.ts'

const tabs = [
  { id: 'hotel', title: 'Hotel', content: <p>Zimmer</p> },
  { id: 'haus', title: 'Gästehaus', content: <p id="im-haus">Frühstück</p> },
]

afterEach(() => {
  history.replaceState(null, '', '/')
})

function bind() {
  const { container } = render(<Tabs label="Preise" tabs={tabs} />)
  const root = container.firstElementChild
  if (root instanceof HTMLElement) asTabList(root)
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent

test('without its code every panel has a heading and a link to it', () => {
  render(<Tabs label="Preise" tabs={tabs} level={2} />)
  expect(screen.getByRole('navigation', { name: 'Preise' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Gästehaus' }).getAttribute('href')).toBe('#haus')
  expect(screen.getByRole('heading', { level: 2, name: 'Gästehaus' })).toBeTruthy()
})

test('with its code links and panels are a tab list of which one is chosen', () => {
  bind()
  expect(screen.getByRole('tablist', { name: 'Preise' })).toBeTruthy()
  expect(chosen()).toBe('Hotel')
  expect(screen.getByRole('tabpanel', { name: 'Hotel' }).hidden).toBe(false)
  expect(document.querySelector('#haus')?.getAttribute('hidden')).toBe('until-found')
})

test('arrows, Home and End choose, and only the chosen tab is in the order of the Tab key', () => {
  bind()
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Hotel' }), { key: 'ArrowLeft' })
  expect(chosen()).toBe('Gästehaus')
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0])
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Gästehaus' }), { key: 'Home' })
  expect(chosen()).toBe('Hotel')
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Hotel' }), { key: 'End' })
  expect(chosen()).toBe('Gästehaus')
})

test('the address keeps the choice and makes it', () => {
  bind()
  fireEvent.click(screen.getByRole('tab', { name: 'Gästehaus' }))
  expect(location.hash).toBe('#haus')
})

test('what lies in a panel chooses it by the address', () => {
  history.replaceState(null, '', '#im-haus')
  bind()
  expect(chosen()).toBe('Gästehaus')
})

test.each(['altKey', 'ctrlKey', 'metaKey'])('an arrow with %s is the browser’s', (key) => {
  bind()
  const tab = screen.getByRole('tab', { name: 'Hotel' })
  expect(fireEvent.keyDown(tab, { key: 'ArrowRight', [key]: true })).toBe(true)
  expect(chosen()).toBe('Hotel')
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with %s opens what it always opens',
  (key) => {
    bind()
    const prevented: boolean[] = []
    const note = (event: Event) => {
      prevented.push(event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', note, { once: true })
    fireEvent.click(screen.getByRole('tab', { name: 'Gästehaus' }), { [key]: true })
    expect([prevented, chosen()]).toEqual([[false], 'Hotel'])
  },
)
