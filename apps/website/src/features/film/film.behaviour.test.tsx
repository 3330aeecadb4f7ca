import { afterEach, expect, test, vi } from 'vitest'
import { start } from './film.behaviour.ts'

/** A dialogue with a film, open or not, on a page where somebody has pressed something or not. */
function begin({ isOpen, isActive }: { isOpen: boolean; isActive: boolean }) {
  document.body.innerHTML = `<a href="#f" data-opens="f">Film</a>
    <dialog id="f" ${isOpen ? 'open' : ''}><div><video></video><p data-broken hidden></p></div></dialog>`
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { userActivation: { isActive } }),
  )
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const element = document.querySelector<HTMLElement>('dialog > div')
  if (element) start(element)
  return play
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a film begins with the click that opens it', () => {
  const play = begin({ isOpen: false, isActive: false })
  expect(play).not.toHaveBeenCalled()
  document.querySelector('a')?.click()
  expect(play).toHaveBeenCalledTimes(1)
})

test('a click that was faster than the code of the film begins it, an address does not', () => {
  expect(begin({ isOpen: true, isActive: true })).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
  expect(begin({ isOpen: true, isActive: false })).not.toHaveBeenCalled()
})
