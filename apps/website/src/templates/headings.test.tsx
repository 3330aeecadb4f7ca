import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../tests/support/render-view.tsx'
import type { PageBlock } from '../content/index.ts'
import { RenderBlock } from './render-block.tsx'

const fixtures = import.meta.glob<Record<string, PageBlock>>('./*/*.fixtures.ts', {
  eager: true,
  import: 'fixtures',
})

const levelOf = ({ tagName }: Element) => Number(tagName.slice(1))

/** Headings of a block that leave out a level below the title of their page (BITV 9.1.3.1a). */
function jumpsIn(container: HTMLElement): string[] {
  const levels = [1, ...[...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(levelOf)]
  return levels.flatMap((level, place) =>
    level > (levels[place - 1] ?? 1) + 1 ? [`h${levels[place - 1]} to h${level}`] : [],
  )
}

/** Its level is the editors' choice, who see what it stands below. */
const { './headline-teaser/headline-teaser.fixtures.ts': _, ...others } = fixtures

test.each(Object.entries(others))(
  '%s: no level of headings is left out, whatever is filled in',
  (_file, examples) => {
    const found = Object.entries(examples).flatMap(([example, block]) => {
      cleanup()
      const { container } = renderView(<RenderBlock block={block} />, { url: '/de/seite/?q=Wald' })
      return jumpsIn(container).map((jump) => `${example}: ${jump}`)
    })
    expect(found).toEqual([])
  },
)
