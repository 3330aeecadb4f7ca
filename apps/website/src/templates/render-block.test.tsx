import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderOnServer, renderView } from '../../tests/support/render-view.tsx'
import { registry } from './registry.generated.ts'
import { RenderBlock } from './render-block.tsx'

function Broken(): never {
  throw new Error('this view is broken')
}

const fallback = /Dieser Teil der Seite kann gerade nicht angezeigt werden/

afterEach(() => {
  vi.restoreAllMocks()
})

test('a block is shown with the view of its template', () => {
  renderView(<RenderBlock block={examples.zitat.typical} />)
  expect(screen.getByRole('blockquote')).toBeTruthy()
})

test('a view that throws costs its own place only and is reported', async () => {
  vi.spyOn(registry.text, 'View').mockImplementation(Broken)
  const { html, errors } = await renderOnServer(
    <>
      <RenderBlock block={examples.text.typical} />
      <RenderBlock block={examples.zitat.typical} />
    </>,
  )
  expect(html).toMatch(fallback)
  expect(html).toContain('<blockquote')
  expect(errors).toHaveLength(1)
})
