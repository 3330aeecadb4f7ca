import type { IslandOf } from './define-island.ts'

/** An island is fetched when it is this near to the window, in pixels. */
const near = 400

/** What is done with an island wakes it too, wherever it stands. */
const uses = ['pointerdown', 'focusin', 'keydown'] as const

/** Code of islands by their file. */
export type IslandFiles = Readonly<Record<string, () => Promise<IslandOf<object>>>>

const tail = /^.*\/|\.island\.tsx$/g

/**
 * Fetches React and the code of each island of the document when it comes near or is used, once.
 * Where the code does not come, the island stays as the server has sent it and works like that.
 */
export function startIslands(root: ParentNode, files: IslandFiles): void {
  const byName = new Map(
    Object.entries(files).map(([file, load]) => [file.replace(tail, ''), load]),
  )
  const starts = new Map<Element, () => void>()
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) starts.get(target)?.()
    },
    { rootMargin: `${near}px` },
  )
  for (const place of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const start = () => {
      sight.unobserve(place)
      for (const use of uses) place.removeEventListener(use, start, true)
      wake(place, byName.get(place.dataset.island ?? '')).catch(reportError)
    }
    starts.set(place, start)
    for (const use of uses) place.addEventListener(use, start, true)
    sight.observe(place)
  }
}

async function wake(place: HTMLElement, load: IslandFiles[string] | undefined): Promise<void> {
  if (!load) throw new Error(`There is no island ${place.dataset.island}.`)
  const [{ hydrateIsland }, island] = await Promise.all([import('./hydrate-island.tsx'), load()])
  await hydrateIsland(place, island)
}
