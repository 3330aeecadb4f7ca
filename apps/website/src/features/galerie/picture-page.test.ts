import { expect, test, vi } from 'vitest'
import { followAddress } from './picture-page.behaviour.ts'

function setUp() {
  const events = new EventTarget()
  const location = { pathname: '/de/fotogalerien/x-id_1/', search: '?bild=3', reload: vi.fn() }
  followAddress({ location, addEventListener: events.addEventListener.bind(events) })
  return { location, goBack: () => events.dispatchEvent(new Event('popstate')) }
}

test('«back» from a picture that was loaded again leads to its grid', () => {
  const { location, goBack } = setUp()
  location.search = ''
  goBack()
  expect(location.reload).toHaveBeenCalledTimes(1)
})

test('a place on the page of the picture loads nothing', () => {
  const { location, goBack } = setUp()
  goBack()
  expect(location.reload).not.toHaveBeenCalled()
})
