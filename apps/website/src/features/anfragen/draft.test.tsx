import { expect, test, vi } from 'vitest'
import { draftAt } from './draft.ts'

function form(markup: string): HTMLFormElement {
  document.body.innerHTML = `<form>${markup}</form>`
  const found = document.querySelector('form')
  if (!found) throw new Error('no form')
  return found
}

const fields =
  '<input name="titel"><textarea name="text"></textarea><input name="firma"><input type="checkbox" name="datenschutz">'

const typedIn = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''

test('what was typed stands there again after a reload; consent and honeypot do not', () => {
  const draft = draftAt('anfrage:a')
  const before = form(fields)
  for (const field of before.querySelectorAll<HTMLInputElement>('input, textarea')) {
    field.value = 'x'
    field.checked = true
  }
  draft.keep(before)
  draft.restore(form(fields))
  expect([typedIn('titel'), typedIn('text'), typedIn('firma')]).toEqual(['x', 'x', ''])
  expect(document.querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(false)
})

test('what was sent is forgotten', () => {
  const draft = draftAt('anfrage:b')
  draft.keep(form('<input name="titel" value="x">'))
  draft.forget()
  draft.restore(form(fields))
  expect(typedIn('titel')).toBe('')
})

test('F12: the same content keeps its key, also over a reload; other content gets another', () => {
  const key = draftAt('anfrage:c').keyFor('a')
  expect(draftAt('anfrage:c').keyFor('a')).toBe(key)
  expect(draftAt('anfrage:c').keyFor('b')).not.toBe(key)
})

test('F27: with a storage that is blocked or full the form works', () => {
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const draft = draftAt('anfrage:d')
  draft.keep(form(fields))
  const key = draft.keyFor('a')
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect([draft.keyFor('a'), draftAt('anfrage:d').keyFor('a')]).toEqual([key, key])
  draft.forget()
  expect(draft.keyFor('a')).not.toBe(key)
  spy.mockRestore()
})

test('what stands in the storage but is no draft is ignored', () => {
  sessionStorage.setItem('anfrage:e', '{"values":{"titel":7}}')
  draftAt('anfrage:e').restore(form(fields))
  expect(typedIn('titel')).toBe('')
})

const withFile = '<input type="file" name="fotos"><input name="titel">'

function choose(name: string) {
  const input = document.querySelector('[name=fotos]')
  if (input) Object.defineProperty(input, 'files', { value: [new File(['x'], name)] })
}

test('files cannot be kept, so their names are: until others are chosen, also over two reloads', () => {
  const draft = draftAt('anfrage:f')
  const before = form(withFile)
  choose('lampe.jpg')
  draft.keep(before)
  const after = form(withFile)
  const gone = draft.restore(after)
  expect(gone).toEqual({ fotos: ['lampe.jpg'] })
  draft.keep(after, gone)
  expect(draft.restore(form(withFile))).toEqual(gone)
  draft.keep(form(withFile))
  expect(draft.restore(form(withFile))).toEqual({})
})

test('a point on the map is kept as words are, and whoever shows it hears of it', () => {
  const draft = draftAt('anfrage:g')
  draft.keep(form('<input type="hidden" name="standort" data-draft value="48.7, 8.4">'))
  const listener = vi.fn<() => void>()
  const after = form(
    '<input type="hidden" name="standort" data-draft><input type="hidden" name="pfad">',
  )
  after.addEventListener('input', listener)
  draft.restore(after)
  expect([typedIn('standort'), typedIn('pfad')]).toEqual(['48.7, 8.4', ''])
  expect(listener).toHaveBeenCalledTimes(1)
})

const ofEveryKind =
  '<input name="titel" value="Herr"><textarea name="text"></textarea><input name="ort">' +
  '<input type="radio" name="art" value="a" checked><input type="radio" name="art" value="b">' +
  '<input type="radio" name="art" value="c"><select name="amt"><option>x<option>y<option>z</select>'

const formValues = (of: HTMLFormElement) => Object.fromEntries(new FormData(of))

test('what was typed before the form was awake stays, and is kept; the rest is as it was', () => {
  const draft = draftAt('anfrage:h')
  const old = { titel: 'Frau', text: 'alt', ort: 'Tal', art: 'c', amt: 'y' }
  const before = form(ofEveryKind)
  const put = (name: string, value: string) => {
    const field = before.elements.namedItem(name)
    if (field && 'value' in field) field.value = value
  }
  for (const [name, value] of Object.entries(old)) put(name, value)
  draft.keep(before)
  expect(draft.restore(form(ofEveryKind))).toEqual({})
  const early = form(ofEveryKind)
  for (const radio of early.querySelectorAll<HTMLInputElement>('[value=b]')) radio.checked = true
  for (const area of early.querySelectorAll('textarea')) area.value = 'neu'
  for (const select of early.querySelectorAll('select')) select.value = 'z'
  draft.restore(early)
  const all = { ...old, text: 'neu', art: 'b', amt: 'z' }
  expect(formValues(early)).toEqual(all)
  const again = form(ofEveryKind)
  draft.restore(again)
  expect(formValues(again)).toEqual(all)
})

test('what nobody has touched begins as the page says, and not as it did before', () => {
  const draft = draftAt('anfrage:i')
  const before = form('<input name="seite" value="/de/a/"><textarea name="text"></textarea>')
  for (const area of before.querySelectorAll('textarea')) area.value = 'Keine Rampe'
  draft.keep(before)
  const after = form('<input name="seite" value="/de/b/"><textarea name="text"></textarea>')
  draft.restore(after)
  expect(formValues(after)).toEqual({ seite: '/de/b/', text: 'Keine Rampe' })
})
