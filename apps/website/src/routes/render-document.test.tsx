import { type ReactNode, Suspense, use } from 'react'
import { preload } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderDocument } from './render-document.server.tsx'

const { reportRenderError } = vi.hoisted(() => ({ reportRenderError: vi.fn() }))
vi.mock('./report.server.ts', () => ({ reportRenderError }))
vi.mock('react-dom/server', async (original) => {
  const own = await original<typeof import('react-dom/server')>()
  return { ...own, renderToPipeableStream: vi.fn(own.renderToPipeableStream) }
})

beforeEach(() => vi.clearAllMocks())

function Picture() {
  preload('/media/bad.avif', { as: 'image' })
  return <img src="/media/bad.avif" alt="" fetchPriority="high" />
}

function Broken(): ReactNode {
  throw new Error('this part cannot be shown')
}

const later = Promise.resolve('Marienquelle')
const Late = () => <p>{use(later)}</p>

function page(part: ReactNode) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <link rel="stylesheet" href="/assets/style.css" />
        <link rel="preload" href="/assets/serif.woff2" as="font" crossOrigin="" />
        <script async={true} type="module" src="/assets/entry.js" />
      </head>
      <body>
        <title>Bad Silberbronn</title>
        <meta name="description" content="Heilbad" />
        <Picture />
        <main>
          Sie sind {'in'} <b>Bad &amp; Silberbronn</b>
          <Suspense fallback={<p>Das fehlt gerade.</p>}>{part}</Suspense>
        </main>
      </body>
    </html>
  )
}

test('a document whose parts are all there is written in one go, and is the same', async () => {
  const whole = page(<p>Silberbad</p>)
  const html = await renderDocument(whole, 'mark')
  expect(renderToPipeableStream).not.toHaveBeenCalled()
  // Beside a part that waits, all of it is streamed: that is what it is compared with.
  const streamed = await renderDocument(page(<Late />), 'mark')
  expect(renderToPipeableStream).toHaveBeenCalledOnce()
  expect(html).toBe(streamed.replace('Marienquelle', 'Silberbad'))
  expect(html).toMatch(/^<!DOCTYPE html><html lang="de">/)
})

test('a part that has to be waited for is in its place', async () => {
  expect(await renderDocument(page(<Late />), 'mark')).toContain('<p>Marienquelle</p>')
})

test('a part that throws costs its own place and is reported once', async () => {
  const html = await renderDocument(page(<Broken />), 'mark')
  expect(html).toContain('<p>Das fehlt gerade.</p>')
  expect(html).toContain('<b>Bad &amp; Silberbronn</b>')
  expect(reportRenderError).toHaveBeenCalledOnce()
})

test('what throws outside of every part has no document', async () => {
  await expect(renderDocument(<Broken />, 'mark')).rejects.toThrow('this part cannot be shown')
})
