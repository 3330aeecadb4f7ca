import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isBegunAnew, leaveNothing, startKiosk } from './kiosk-mode.ts'

const home = '/de/behoerdenlotse/'

const fetched = vi.fn<typeof fetch>()

/** Ends a visit as the idle reset does; returns where it leads. */
async function reset(): Promise<string[]> {
  const ways: string[] = []
  await leaveNothing((to) => {
    // Whoever was here before is known until the way on begins.
    expect(localStorage.getItem('hinweise')).not.toBeNull()
    ways.push(to)
    window.dispatchEvent(new Event('pagehide'))
  })
  return ways
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 })))
  localStorage.setItem('kiosk', '1')
  localStorage.setItem('hinweise', '[]')
  sessionStorage.setItem('anfrage:/de/kontakt/', 'Name')
  history.replaceState(null, '', '/de/rathaus/')
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

test('a picture of a row is neither a way out nor shown as a code', async () => {
  vi.stubGlobal('reportError', vi.fn())
  startKiosk()
  document.body.innerHTML = '<ol data-strip><li><a href="/media/1.jpg">8 Uhr</a></li></ol>'
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  expect(document.links[0]?.dispatchEvent(press)).toBe(false)
  // The code comes with a file of its own.
  await import('./kiosk-code.ts')
  expect(document.querySelector('dialog')).toBeNull()
})

test('the reset has the server take away what no script can, before it begins anew', async () => {
  expect(await reset()).toEqual([home])
  const [[path, init] = []] = fetched.mock.calls
  expect(path).toBe('/api/kiosk/ende')
  expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } })
})

test('of what the browser keeps, that it is a kiosk stays alone', async () => {
  await reset()
  history.replaceState(null, '', home)
  expect(isBegunAnew()).toBe(true)
  expect(Object.entries(localStorage)).toEqual([['kiosk', '1']])
  expect(Object.entries(sessionStorage)).toEqual([])
})

test('a home page that somebody has come to themselves is one to take back', async () => {
  history.replaceState(null, '', home)
  expect(isBegunAnew()).toBe(false)
  await reset()
  expect(isBegunAnew()).toBe(true)
  expect(isBegunAnew()).toBe(false)
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has no room', async () => new Response(null, { status: 503 })],
])('where the server %s, the page begins anew and is taken back again', async (_, answer) => {
  fetched.mockImplementation(answer)
  expect(await reset()).toEqual([home])
  history.replaceState(null, '', home)
  expect(isBegunAnew()).toBe(false)
})
