import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../tests/support/render-view.tsx'
import { RenderBlock } from './render-block.tsx'

const none = { data: [], anzahl: 45, seite: 9 }
const {
  aktuelles,
  baugebiete,
  bekanntmachungen,
  brancheneintraege,
  fotogalerie,
  pauschalangebote,
  unterkuenfte,
  veranstaltungen,
  videos,
  ...others
} = examples
const { 'outdoor-karte': map, 'schwarzes-brett': board, 'ratsinfo-suche': council } = others

/** Lists in pages, each past its last one. */
const blocks = [
  { ...aktuelles.typical, context: { ...aktuelles.typical.context, ...none } },
  { ...baugebiete.typical, context: { ...baugebiete.typical.context, ...none } },
  { ...bekanntmachungen.typical, context: { ...bekanntmachungen.typical.context, ...none } },
  { ...brancheneintraege.typical, context: { ...brancheneintraege.typical.context, ...none } },
  { ...fotogalerie.typical, context: { ...fotogalerie.typical.context, ...none } },
  { ...pauschalangebote.typical, context: { ...pauschalangebote.typical.context, ...none } },
  { ...unterkuenfte.typical, context: { ...unterkuenfte.typical.context, ...none } },
  { ...veranstaltungen.typical, context: { ...veranstaltungen.typical.context, ...none } },
  { ...videos.typical, context: { ...videos.typical.context, ...none } },
  { ...map.typical, context: { ...map.typical.context, ...none } },
  { ...board.typical, context: { ...board.typical.context, ...none } },
  {
    ...council.typical,
    context: council.typical.context && { ...council.typical.context, ...none },
  },
]

test.each(blocks)(
  '$template: past the last page nothing is denied, and a way leads back',
  (block) => {
    const { container } = renderView(<RenderBlock block={block} />, { url: '/de/liste/?seite=9' })
    const way = screen.getByRole('link', { name: 'Zur ersten Seite' })
    expect(way.getAttribute('href')).toBe('/de/liste/')
    expect(container.textContent).not.toMatch(/\b[Zz]urzeit\b|\bkeine?\b/)
  },
)
