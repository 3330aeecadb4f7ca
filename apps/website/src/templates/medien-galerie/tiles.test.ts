import { examples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { tilesOf } from './tiles.ts'

const { options } = examples['medien-galerie'].typical
const hosts = ['www.youtube-nocookie.com', 'webcam.bad-silberbronn.example']
const kinds = (of: typeof options, allowed = hosts) =>
  tilesOf(of, allowed).map((tile) => ('player' in tile ? tile.player : tile.kind))

test('a film goes to its cookieless player, a picture is shown, anything else is framed', () => {
  expect(kinds(options)).toEqual([
    'https://www.youtube-nocookie.com/embed/bSilberTag1',
    'picture',
    'https://webcam.bad-silberbronn.example/hoher-stein',
  ])
})

test('T42: an unknown host is a link', () => {
  expect(kinds(options, [])).toEqual(['link', 'picture', 'link'])
  const link1 = 'https://www.youtube.com.fremd.example/watch?v=bSilberTag1'
  expect(kinds({ ...options, link1 })[0]).toBe('link')
})

test('a tile whose picture or address is gone leads nowhere, one without a title is none', () => {
  expect(kinds({ ...options, bildupload2: null, link3: null })).toEqual([
    'https://www.youtube-nocookie.com/embed/bSilberTag1',
    'nothing',
    'nothing',
  ])
  expect(kinds({ ...options, titel2: null, typ3: null })).toHaveLength(1)
})

test('tiles of one name have addresses of their own', () => {
  const ids = tilesOf({ ...options, titel2: options.titel1 }, hosts).map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
})
