import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderOnServer, renderView } from '../../tests/support/render-view.tsx'
import { registry } from './registry.ts'
import { RenderBlock } from './render-block.tsx'

function Broken(): never {
  throw new Error('this view is broken')
}

const broken = { name: 'text', spec: '2.7', View: Broken } as const
const fallback = /Dieser Teil der Seite kann gerade nicht angezeigt werden/

afterEach(() => {
  vi.restoreAllMocks()
})

test('a block is shown with the view of its template', async () => {
  await registry.zitat.load()
  renderView(<RenderBlock block={examples.zitat.typical} />)
  expect(screen.getByRole('blockquote')).toBeTruthy()
})

test('in the browser a view that throws costs its own place only and is reported', async () => {
  await registry.zitat.load()
  vi.spyOn(registry.text, 'current').mockReturnValue(broken)
  vi.spyOn(console, 'error').mockReturnValue()
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  renderView(
    <>
      <RenderBlock block={examples.text.typical} />
      <RenderBlock block={examples.zitat.typical} />
    </>,
  )
  expect(screen.getByText(fallback)).toBeTruthy()
  expect(screen.getByRole('blockquote')).toBeTruthy()
  expect(report).toHaveBeenCalledOnce()
})

test('on the server a view that throws costs its own place only and is reported', async () => {
  await registry.zitat.load()
  vi.spyOn(registry.text, 'current').mockReturnValue(broken)
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
