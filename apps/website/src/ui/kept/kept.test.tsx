import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SpracheContext, useSprache } from '../../i18n/index.ts'
import { useCurrentPath } from '../link/index.ts'
import { Kept, placeAmong } from './index.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A part that says how often it was made. */
function Part({ made }: { made: () => void }) {
  made()
  return (
    <p>
      Bad &amp; {'Silberbronn'} <b>{useSprache()}</b>
    </p>
  )
}

function counted() {
  const made = vi.fn()
  return { made, part: <Part made={made} /> }
}

const Here = () => useCurrentPath()

test('a part is made once for what it is made of, and is the same HTML as rendered in place', () => {
  const { made, part } = counted()
  const menu = {}
  const kept = (of: object) => (
    <Kept name="once" of={[of, null]} as="nav" className="menu" aria-label="Menü">
      {part}
    </Kept>
  )
  const { container: first } = render(kept(menu))
  const { container: second } = render(kept(menu))
  expect(made).toHaveBeenCalledOnce()
  expect(second.innerHTML).toBe(first.innerHTML)
  expect(first.textContent).toBe('Bad & Silberbronn de')
  expect(first.firstElementChild?.outerHTML).toMatch(/^<nav class="menu" aria-label="Menü"><p>/)
  render(kept({}))
  expect(made).toHaveBeenCalledTimes(2)
})

test('another language is another part', () => {
  const { part } = counted()
  const kept = (
    <Kept name="languages" of={[]}>
      {part}
    </Kept>
  )
  expect(render(kept).container.textContent).toContain('de')
  const english = <SpracheContext value="en">{kept}</SpracheContext>
  expect(render(english).container.textContent).toContain('en')
})

test('with the next minute it is made anew, because it may say something of the time', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:10Z') })
  const { made, part } = counted()
  const kept = (
    <Kept name="minutes" of={[]}>
      {part}
    </Kept>
  )
  render(kept)
  vi.setSystemTime(new Date('2026-11-23T08:00:59Z'))
  render(kept)
  expect(made).toHaveBeenCalledOnce()
  vi.setSystemTime(new Date('2026-11-23T08:01:00Z'))
  render(kept)
  expect(made).toHaveBeenCalledTimes(2)
})

test('what would be kept for the wrong page is refused: a part knows the path that it is given', () => {
  const kept = (path?: string) => (
    <Kept name="path" of={[]} path={path}>
      <Here />
    </Kept>
  )
  expect(render(kept('/de/rathaus/')).container.textContent).toBe('/de/rathaus/')
  expect(render(kept('/de/kurpark/')).container.textContent).toBe('/de/kurpark/')
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(kept())).toThrow('path is kept for all pages and asks for its path')
  silent.mockRestore()
})

test('pages are at one place when the same links lead to them and above them', () => {
  const paths = new Set(['/de/', '/de/rathaus/', '/de/rathaus/wahlen/'])
  const below = placeAmong(paths, '/de/rathaus/standesamt/')
  expect(placeAmong(paths, '/de/rathaus/wahlen/')).toBe('/de/rathaus/wahlen/')
  expect(placeAmong(paths, '/de/rathaus/meldeamt/umzug/')).toBe(below)
  expect(below).not.toBe(placeAmong(paths, '/de/rathaus/'))
  expect(below.startsWith('/de/rathaus/')).toBe(true)
  expect(placeAmong(paths, '/en/events/')).toBe('')
})
