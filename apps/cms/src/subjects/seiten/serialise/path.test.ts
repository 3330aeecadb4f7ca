import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '../../../wire/errors.ts'
import { parsePath } from './path.ts'

test('an address is read with its language, its slash and its entry', () => {
  expect(parsePath('/de/a/b/')).toStrictEqual({
    sprache: 'de',
    path: '/de/a/b/',
    isCanonical: true,
    entry: null,
  })
  expect(parsePath('/en/events/some-thing-id_12')).toStrictEqual({
    sprache: 'en',
    path: '/en/events/some-thing-id_12/',
    isCanonical: false,
    entry: { list: '/en/events/', slug: 'some-thing', nummer: 12 },
  })
})

test('an address is decoded once', () => {
  expect(parsePath('/de/b%C3%A4der/')?.path).toBe('/de/b\u00e4der/')
  expect(parsePath('/de/%2561/')?.path).toBe('/de/%61/')
})

test('an umlaut in two parts becomes one, and says so', () => {
  expect(parsePath('/de/ba\u0308der/')).toMatchObject({
    path: '/de/b\u00e4der/',
    isCanonical: false,
  })
})

test('only numbers of entries are numbers of entries', () => {
  for (const last of ['x-id_0', 'x-id_01', 'x-id_', 'id_1', '-id_1', 'x-id_9999999999', 'x-id_1a'])
    expect(parsePath(`/de/liste/${last}/`)?.entry, last).toBeNull()
  expect(parsePath('/de/x-id_1/')?.entry).toMatchObject({ list: '/de/', nummer: 1 })
})

test('2,048 bytes are the most', () => {
  expect(parsePath(`/de/${'a'.repeat(2_043)}/`)).not.toBeNull()
  expect(parsePath(`/de/${'a'.repeat(2_044)}/`)).toBeNull()
})

test('whatever is asked, the answer is a clean path, nothing, or «malformed»', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('..', '.', '', '*', '%', '%2f', '%5c', '%00', '%ff', '\\', '?', '#', '\n'),
  )
  const anything = fc.array(part, { maxLength: 6 }).map((parts) => `/de/${parts.join('/')}`)
  fc.assert(
    fc.property(fc.oneof(anything, fc.string({ unit: 'binary' })), (url) => {
      try {
        const path = parsePath(url)?.path
        if (path === undefined) return
        expect(path).toMatch(/^\/(de|en)\/([^/\\?#*]+\/)*$/)
        expect(path.split('/')).not.toContain('..')
        expect(path).toBe(path.normalize('NFC'))
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
      }
    }),
  )
})
