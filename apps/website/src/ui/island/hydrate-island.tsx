import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import type { IslandOf } from './define-island.ts'
import { IslandBoundary } from './island-boundary.tsx'
import { IslandFrame } from './island-frame.tsx'

const arrival = z.object({
  sprache: z.enum(['de', 'en']),
  address: z.object({ path: z.string(), query: z.string() }),
  props: z.unknown(),
})

type AwakeProps = { place: HTMLElement; children: ReactNode }

/** Says at the island that it listens from now on. */
function Awake({ place, children }: AwakeProps) {
  useEffect(() => {
    place.dataset.awake = ''
  }, [place])
  return children
}

/** Brings one island to life with the props that stand beside it; throws when they are not its own. */
export async function hydrateIsland<Props extends object>(
  place: HTMLElement,
  { name, props: schema, View, wake }: IslandOf<Props>,
): Promise<void> {
  const { props: sent, ...page } = arrival.parse(
    JSON.parse(place.nextElementSibling?.textContent ?? 'null'),
  )
  const props = schema.parse(sent)
  const view = wake ? await wake(props) : <View {...props} />
  const html = place.innerHTML
  startTransition(() => {
    hydrateRoot(
      place,
      <IslandBoundary name={name} html={html}>
        <IslandFrame {...page}>
          <Awake place={place}>{view}</Awake>
        </IslandFrame>
      </IslandBoundary>,
      { identifierPrefix: place.dataset.prefix ?? '' },
    )
  })
}
