import { expect, test } from 'vitest'
import { templateNames, templates } from '../templates/index.ts'
import { callNames, calls, isCallName, resolveCall } from './index.ts'

test('a written name is a registered call with at most one number', () => {
  expect(resolveCall('seiten')).toStrictEqual({ name: 'seiten', id: null })
  expect(resolveCall('seiten/41')).toStrictEqual({ name: 'seiten/{id}', id: 41 })
  expect(resolveCall('einstellungen')).toStrictEqual({ name: 'einstellungen', id: null })
})

test('anything else is no call: no address, no path, no name of every object', () => {
  for (const written of [
    '',
    'benutzer',
    'seiten/',
    'seiten/0',
    'seiten/01',
    'seiten/-1',
    'seiten/1/2',
    'seiten/{id}',
    'seiten/1?depth=9',
    '../seiten/1',
    '/seiten/1',
    'http://169.254.169.254/',
    'einstellungen/1',
    'toString',
    '__proto__',
    'constructor/1',
    'SEITEN/1',
  ])
    expect(resolveCall(written), written).toBeNull()
})

test('no page can name a call that needs a session (T12)', () => {
  const needsSession = callNames.filter((name) => calls[name].zugang !== undefined)
  expect(needsSession).toContain('raete/{id}')
  for (const name of needsSession)
    for (const written of [name, name.replace('{id}', '3'), name.replace('{url}', 'personal')])
      expect(resolveCall(written), written).toBeNull()
})

test('every call of the intranet needs its session', () => {
  for (const name of callNames.filter((one) => one.startsWith('intranet')))
    expect(calls[name].zugang, name).toBe('intranet')
})

test('every feed of a template is a registered call whose parameters fit', () => {
  for (const name of templateNames) {
    const { feed } = templates[name]
    if (feed === null) continue
    expect(isCallName(feed.call), name).toBe(true)
    const call = callNames.find((one) => one === feed.call)
    const schema = call && calls[call].params
    expect(call && calls[call].zugang, name).toBeUndefined()
    expect(schema?.safeParse(feed.params ?? {}).success, name).toBe(true)
    for (const key of feed.query ?? [])
      expect(Object.keys(schema?.shape ?? {}), name).toContain(key)
  }
})

test('an order is a list of known fields with their directions', () => {
  const order = (value: string) => calls.aktuelles.params.safeParse({ order: value })
  expect(calls.aktuelles.params.parse({}).order).toStrictEqual([
    { field: 'datum_von', descending: true },
    { field: 'sortierung', descending: false },
  ])
  expect(order(' titel  DESC , datum_von asc').data?.order).toStrictEqual([
    { field: 'titel', descending: true },
    { field: 'datum_von', descending: false },
  ])
  for (const wrong of [
    '',
    ',',
    'passwort',
    'titel desc nulls',
    'titel;',
    'titel,',
    'x'.repeat(300),
  ])
    expect(order(wrong).success, wrong).toBe(false)
})

test('page sizes go up to 9999 and no further', () => {
  const size = (pro_seite: string) => calls.aemter.params.safeParse({ pro_seite }).success
  expect([size('9999'), size('1')]).toStrictEqual([true, true])
  expect(['10000', '0', '-1', '1.5', '1e9', 'NaN', ''].map(size)).not.toContain(true)
})
