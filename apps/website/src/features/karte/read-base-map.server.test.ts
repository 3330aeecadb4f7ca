import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBaseMap } from './read-base-map.server.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-karte-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (text: string) => writeFileSync(path.join(folder, 'karte.json'), text)
const town = {
  quelle: 'Stadt Bad Silberbronn',
  grenzen: { nord: 48.70473, ost: 8.4772, sued: 48.68495, west: 8.44454 },
  mitte: { breite: 48.69214, laenge: 8.46087 },
  bild: 'stadtplan.svg',
  grund: 'grundkarte.geojson',
}

test('a map has a picture and a ground from our own server', () => {
  write(JSON.stringify(town))
  expect(readBaseMap(folder)).toMatchObject({
    quelle: 'Stadt Bad Silberbronn',
    bild: '/karte/stadtplan.svg',
    grund: { art: 'geojson', href: '/karte/grundkarte.geojson' },
  })
})

test('a town without a folder has no map, and one with tiles has a style of its own', () => {
  expect(readBaseMap(undefined)).toBeNull()
  write(JSON.stringify({ ...town, bild: null, grund: null, stil: 'stil.json' }))
  expect(readBaseMap(folder)).toMatchObject({
    bild: null,
    grund: { art: 'stil', href: '/karte/stil.json' },
  })
})

test('a style of another house names whom it asks; without one nobody is named', () => {
  const stil = 'https://karten.example/stil.json'
  write(JSON.stringify({ ...town, stil, haeuser: ['kacheln.example', 'karten.example'] }))
  expect(readBaseMap(folder)).toMatchObject({
    grund: { art: 'stil', href: stil },
    haeuser: ['karten.example', 'kacheln.example'],
  })
  write(JSON.stringify({ ...town, haeuser: ['kacheln.example'] }))
  expect(readBaseMap(folder)?.haeuser).toEqual([])
})

test.each([
  ['the middle outside', { ...town, mitte: { breite: 8.46, laenge: 48.69 } }],
  ['edges that are swapped', { ...town, grenzen: { ...town.grenzen, nord: 48, sued: 49 } }],
  ['a file elsewhere', { ...town, grund: '../geheim.geojson' }],
  ['a style that is not encrypted', { ...town, stil: 'http://karten.example/stil.json' }],
  ['a name in the address', { ...town, stil: 'https://a:b@karten.example/stil.json' }],
  ['a port', { ...town, stil: 'https://karten.example:8443/stil.json' }],
  ['a script for a style', { ...town, stil: 'javascript:alert(1)' }],
  ['a house that is none', { ...town, haeuser: ['https://karten.example'] }],
  ['nobody whom it is by', { ...town, quelle: ' ' }],
])('a map with %s is refused at the start, with words', (_, broken) => {
  write(JSON.stringify(broken))
  expect(() => readBaseMap(folder)).toThrow(/MAP_DIR: .*karte\.json/)
})

test('a folder without its description is refused, too', () => {
  expect(() => readBaseMap(folder)).toThrow('is no readable JSON')
  write('{')
  expect(() => readBaseMap(folder)).toThrow('is no readable JSON')
})
