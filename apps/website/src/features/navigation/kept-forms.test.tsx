import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startKeptForms } from './kept-forms.later.ts'

const form = `
  <input name="vorname"><input name="pw" type="password"><input name="csrf" type="hidden">
  <input name="datenschutz" type="checkbox"><textarea name="bemerkung"></textarea>
  <select name="jahr"><option>2025<option>2026</select>
  <input name="plz"><input name="plz">`

const field = (name: string, place = 0) =>
  document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[place] ??
  document.createElement('input')

let stop: () => void = () => undefined

/** The same page, loaded again. */
function reload(why: 'missing-code' | 'visitor') {
  if (why === 'missing-code') sessionStorage.setItem('reloaded-at', String(Date.now()))
  if (why === 'missing-code') window.dispatchEvent(new Event('vite:preloadError'))
  stop()
  document.body.innerHTML = form
  stop = startKeptForms()
}

function fillIn() {
  field('vorname').value = 'Änne'
  field('pw').value = 'geheim'
  field('csrf').value = 'alt'
  field('datenschutz').checked = true
  field('bemerkung').value = 'Zeile 1\nZeile 2'
  field('jahr').value = '2026'
  field('plz', 1).value = '00375'
}

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = form
  stop = startKeptForms()
  fillIn()
})

afterEach(() => stop())

test('form text is kept over a reload because of missing code', () => {
  reload('missing-code')
  expect(field('vorname').value).toBe('Änne')
  expect(field('bemerkung').value).toBe('Zeile 1\nZeile 2')
  expect(field('datenschutz').checked).toBe(true)
  expect(field('jahr').value).toBe('2026')
  expect([field('plz').value, field('plz', 1).value]).toEqual(['', '00375'])
})

test('passwords and hidden fields are not', () => {
  reload('missing-code')
  expect(field('pw').value).toBe('')
  expect(field('csrf').value).toBe('')
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('geheim')
})

test('a reload by the visitor keeps nothing', () => {
  reload('visitor')
  expect(field('vorname').value).toBe('')
})

test('what was kept comes back once, and only to its own page', () => {
  reload('missing-code')
  sessionStorage.removeItem('reloaded-at')
  reload('visitor')
  expect(field('vorname').value).toBe('')
  sessionStorage.setItem('kept-forms', '{"path":"/de/anders/","fields":[["vorname",0,"x",false]]}')
  stop()
  stop = startKeptForms()
  expect(field('vorname').value).toBe('')
})

test('a full or blocked storage keeps nobody from the page', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  sessionStorage['reloaded-at'] = String(Date.now())
  expect(() => window.dispatchEvent(new Event('vite:preloadError'))).not.toThrow()
  expect(full).toHaveBeenCalledOnce()
  full.mockRestore()
  const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError')
  })
  stop()
  expect(() => {
    stop = startKeptForms()
  }).not.toThrow()
  blocked.mockRestore()
})

test('React hears of what comes back', () => {
  const heard = vi.fn()
  sessionStorage.setItem('reloaded-at', String(Date.now()))
  window.dispatchEvent(new Event('vite:preloadError'))
  stop()
  document.body.innerHTML = form
  field('vorname').addEventListener('input', heard)
  stop = startKeptForms()
  expect(heard).toHaveBeenCalledOnce()
})
