import type { Bild as BildOnWire } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Bild } from './bild.tsx'

const picture = (breite: number, widths: readonly number[]): BildOnWire => ({
  id: 7,
  alt: 'Brunnen',
  copyright: 'Stadt',
  bildtext: null,
  breite,
  hoehe: breite,
  fokus: [0.5, 0.5],
  platzhalter: null,
  quellen: widths.map((width) => ({
    format: 'webp',
    breite: width,
    url: `/media/a-${width}.webp`,
  })),
})

const widthsIn = (node: Parameters<typeof renderView>[0]) =>
  [...(renderView(node).container.innerHTML.match(/a-(\d+)\.webp (\d+)w/g) ?? [])].map((one) =>
    Number(/(\d+)w/.exec(one)?.[1]),
  )

test('the smallest files are named for tiles alone, or where a picture has no other', () => {
  const large = picture(480, [160, 240, 480])
  expect(widthsIn(<Bild bild={large} sizes="5rem" isTile />)).toEqual([160, 240, 480])
  expect(widthsIn(<Bild bild={large} sizes="5rem" />)).toEqual([240, 480])
  expect(widthsIn(<Bild bild={picture(160, [160])} sizes="5rem" />)).toEqual([160])
})
