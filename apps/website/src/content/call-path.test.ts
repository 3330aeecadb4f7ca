import { callAddress, callNames } from '@kurstadt/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  callOfKey,
  prepareCall,
  understood,
  understoodNames,
  visitorParams,
} from './call-path.server.ts'
import { ContentError } from './page.ts'

test('a call is a path below the API, with known parameters in one order', () => {
  const call = prepareCall('veranstaltungen', null, {
    sprache: 'de',
    seite: 2,
    depth: 9,
    overrideAccess: true,
  })
  expect(call.path).toBe('/api/cms/veranstaltungen?seite=2&sprache=de')
  expect(prepareCall('seiten/{id}', 41, { sprache: 'en' }).path).toBe(
    '/api/cms/seiten/41?sprache=en',
  )
})

test('a call that spec 7 puts elsewhere is asked for there, and its key is understood', () => {
  const call = prepareCall('parkleitsystem', null, { sprache: 'de' })
  expect(call.path).toBe('/api/parkleitsystem')
  expect(callOfKey(call.path)).toEqual(call)
  expect(callOfKey('/api/cms/parkleitsystem')).toBeNull()
})

test('a wrong value is a bad request', () => {
  const wrong = () => prepareCall('veranstaltungen', null, { seite: 'x' })
  expect(wrong).toThrow(ContentError)
  expect(wrong).toThrow('bad-request')
})

test('whatever the parameters say, only registered paths are asked for (T26)', () => {
  const paths = new Set(callNames.map((name) => callAddress(name).replace(/\{\w+\}/, '7')))
  fc.assert(
    fc.property(
      fc.constantFrom(...callNames),
      fc.dictionary(fc.string(), fc.string()),
      (name, params) => {
        try {
          const { path } = prepareCall(name, 7, params)
          const url = new URL(path, 'http://api.example')
          expect(url.host).toBe('api.example')
          expect(paths).toContain(url.pathname)
        } catch (error) {
          expect(error).toBeInstanceOf(ContentError)
        }
      },
    ),
  )
})

test('of the visitor only listed parameters pass, the first value of each, empty ones not (T27)', () => {
  const query = new URLSearchParams('seite=2&seite=9&rubrik_id=&where[a]=1&__proto__=x')
  expect(visitorParams(query, ['seite', 'rubrik_id', 'jahr'])).toEqual({ seite: '2' })
})

test('a value that nobody can read is left out and named, the others stay (T27)', () => {
  const given = { seite: '1e9', datum_von: '2026-02-30', datum_bis: '2028-02-29', q: 'Chor' }
  expect(understood('veranstaltungen', given)).toEqual({
    params: { datum_bis: '2028-02-29', q: 'Chor' },
    ignoredParams: ['seite', 'datum_von'],
  })
  expect(understood('veranstaltungen', {})).toEqual({ params: {}, ignoredParams: [] })
})

test('W6: the page of an event understands the day of a list, other pages do not', () => {
  const call = { as: 'eintrag', params: {}, query: [], options: { redirectOnSingleEntry: false } }
  expect(understoodNames({ ...call, name: 'veranstaltungen/12' })).toEqual(['termin'])
  expect(understoodNames({ ...call, name: 'parken' })).toEqual(['ansicht', 'ort'])
  expect(understoodNames({ ...call, name: 'baugebiete/1' })).toEqual(['ort'])
  expect(understoodNames({ ...call, name: 'aemter/12', query: ['q'] })).toEqual(['q'])
  expect(understoodNames({ ...call, name: '../x' })).toEqual([])
})
