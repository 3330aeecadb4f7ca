import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Sprache } from '@kurstadt/contract'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { loadTexts, SpracheContext } from '../../src/i18n/index.ts'

await loadTexts('de', 'en')

type Where = { sprache?: Sprache; url?: string }

function onPage(view: ReactNode, { sprache = 'de', url = '/de/' }: Where) {
  return (
    <MemoryRouter initialEntries={[url]}>
      <SpracheContext value={sprache}>{view}</SpracheContext>
    </MemoryRouter>
  )
}

/** Renders a view in the browser as it stands on a page at `url`. */
export const renderView = (view: ReactNode, where: Where = {}) => render(onPage(view, where))

/** Renders a view as the server does, whole; returns the markup and what went wrong in it. */
export async function renderOnServer(view: ReactNode, where: Where = {}) {
  const errors: unknown[] = []
  const out = new PassThrough()
  const { pipe } = renderToPipeableStream(onPage(view, where), {
    onAllReady: () => pipe(out),
    onError: (error) => void errors.push(error),
  })
  return { html: await text(out), errors }
}
