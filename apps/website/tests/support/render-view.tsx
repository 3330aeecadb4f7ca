import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Sprache } from '@kurstadt/contract'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { SpracheContext } from '../../src/i18n/index.ts'
import { type Behaviour, bindBehaviour, byName } from '../../src/ui/behaviour/index.ts'
import { hydrateIsland, type IslandOf } from '../../src/ui/island/index.ts'
import { AddressContext } from '../../src/ui/link/index.ts'

type Where = { sprache?: Sprache; url?: string }

function onPage(view: ReactNode, { sprache = 'de', url = '/de/' }: Where) {
  const { pathname: path, search: query } = new URL(url, 'http://localhost')
  return (
    <AddressContext value={{ path, query }}>
      <SpracheContext value={sprache}>{view}</SpracheContext>
    </AddressContext>
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

const behaviours = byName(
  import.meta.glob<Behaviour>('../../src/{ui,features}/**/*.behaviour.ts', {
    eager: true,
    import: 'start',
  }),
)
const islands = Object.values(
  import.meta.glob<IslandOf<object>>('../../src/{ui,features}/**/*.island.tsx', {
    eager: true,
    import: 'island',
  }),
)

/**
 * Shows a view as a visitor has it before islands wake: made on the server, its behaviour bound.
 * Returns the element around it.
 */
export function renderLive(view: ReactNode, where: Where = {}): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(onPage(view, where))
  for (const _ of bindBehaviour(container, behaviours));
  return container
}

/** The same with its islands awake. */
export async function renderAwake(view: ReactNode, where: Where = {}): Promise<HTMLElement> {
  const container = renderLive(view, where)
  for (const place of container.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = islands.find(({ name }) => name === place.dataset.island)
    if (island) await act(() => hydrateIsland(place, island))
  }
  return container
}
