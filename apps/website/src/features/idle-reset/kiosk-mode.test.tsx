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
  vi.stubGlobal('reportError', vi.fn())
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

test('where the visit cannot be ended, the page begins anew and is taken back again', async () => {
  fetched.mockImplementation(
    async (path) => new Response(null, { status: path === home ? 200 : 503 }),
  )
  expect(await reset()).toEqual([home])
  history.replaceState(null, '', home)
  expect(isBegunAnew()).toBe(false)
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has no room', async () => new Response(null, { status: 503 })],
])('where the server %s, nothing is left to see, and home comes by itself', async (_, answer) => {
  vi.useFakeTimers()
  fetched.mockImplementation(answer)
  document.body.innerHTML = '<main><p>Antrag von Kim Muster</p></main>'
  const ways: string[] = []
  const leaving = leaveNothing((to) => void ways.push(to))
  await vi.advanceTimersByTimeAsync(119_000)
  expect(document.body.textContent).toMatch(/kommen von selbst wieder/)
  expect(document.body.textContent).not.toContain('Kim')
  expect([ways, sessionStorage.length]).toEqual([[], 0])
  fetched.mockResolvedValue(new Response(null, { status: 204 }))
  await vi.advanceTimersByTimeAsync(60_000)
  await leaving
  expect(ways).toEqual([home])
  vi.useRealTimers()
})

test('what one visitor has typed is offered to no other by the browser', () => {
  document.body.innerHTML = '<form><input name="email" autocomplete="email" /></form>'
  startKiosk()
  const [email] = document.querySelectorAll('input')
  expect(email?.getAttribute('autocomplete')).toBe('off')
  const later = document.createElement('input')
  later.setAttribute('autocomplete', 'given-name')
  document.forms[0]?.append(later)
  later.focus()
  expect(later.getAttribute('autocomplete')).toBe('off')
})

test('a place on a drawn plan is chosen, and no way out', () => {
  document.body.innerHTML = '<svg><a href="#platz-7"><path d="M0 0h9v9z" /></a></svg>'
  startKiosk()
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('path')?.dispatchEvent(press)
  expect(location.hash).toBe('#platz-7')
})

test('a form that shows something in a frame of its page is left to it', () => {
  document.body.innerHTML = '<form action="/de/archiv/" target="archiv"></form>'
  startKiosk()
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  expect(document.forms[0]?.dispatchEvent(submit)).toBe(true)
})

test('a player of another house is a code, and never loaded', async () => {
  HTMLDialogElement.prototype.showModal = () => undefined
  document.body.innerHTML = `<div data-behaviour="embed"><button data-act="load">laden</button>
    <a href="https://film.example/1">Bei Filmhaus ansehen</a></div>`
  startKiosk()
  const load = vi.fn<() => void>()
  document.querySelector('div')?.addEventListener('click', load)
  document.querySelector('button')?.click()
  await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())
  expect(load).not.toHaveBeenCalled()
})
