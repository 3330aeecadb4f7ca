import { type Behaviour, connectionNow } from '../../ui/behaviour/index.ts'
import { isRemembered, remember } from '../../ui/remembered-hosts/index.ts'
import { canDraw } from './can-draw.ts'
import { chosenIn, withChosen } from './chosen-place.ts'
import { isOurs, type MapParts, partsOf, showChosen } from './map-parts.ts'
import type { MovingMap } from './moving-map.ts'
import { followStates } from './place-news.ts'

/** A map is fetched when it is this near to the window, in pixels. */
const near = 200

/** The moving map of a page, which is fetched at most once and may never come. */
type LazyMap = {
  fetch: () => void
  choose: (id: string | null) => void
  redraw: () => void
  zoomBy: (steps: number) => void
  whole: () => void
}

/** Fetches the moving map and says how that went; null where there is none. */
async function load(parts: MapParts, onChoose: (id: string) => void): Promise<MovingMap | null> {
  const { given, moving, said, tools } = parts
  const { bereit, fehlt, laedt } = given.words
  // The button that has the focus goes.
  if (tools.gate.contains(document.activeElement)) {
    said.tabIndex = -1
    said.focus()
  }
  tools.gate.hidden = true
  try {
    if (!canDraw()) throw new Error('This browser draws no WebGL.')
    said.textContent = laedt
    const { createMovingMap } = await import('./moving-map.ts')
    const map = await createMovingMap({ place: moving, given, onChoose })
    moving.dataset.isReady = ''
    said.textContent = bereit
    for (const button of tools.moving) button.hidden = false
    return map
  } catch {
    // Nothing is lost: the picture and the list say the same.
    moving.replaceChildren()
    said.textContent = fehlt
    return null
  }
}

function lazyMap(parts: MapParts, onChoose: (id: string) => void): LazyMap {
  let map: MovingMap | null = null
  let isAsked = false
  async function fetchOnce(): Promise<void> {
    if (isAsked) return
    isAsked = true
    map = await load(parts, onChoose)
    map?.choose(chosenIn(location.href))
  }
  return {
    fetch: () => void fetchOnce(),
    choose: (id) => map?.choose(id),
    redraw: () => map?.redraw(),
    zoomBy: (steps) => map?.zoomBy(steps),
    whole: () => map?.whole(),
  }
}

/** Keeps that another house may be asked from now on, where somebody has ticked that. */
function keepChoice({ given, tools }: MapParts): void {
  const isTicked = tools.gate.querySelector<HTMLInputElement>('input')?.checked
  if (given.haus !== undefined && isTicked) remember(given.haus, true)
}

/**
 * Fetches the map when it comes near, unless it is to be asked for: where data are to be saved, and
 * where another house would hear of it.
 */
function fetchWhenNear({ given, moving }: MapParts, map: LazyMap): void {
  const isAllowed = given.haus === undefined || isRemembered(given.haus)
  if (given.isAsked || !isAllowed || connectionNow().connection?.saveData) return
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      sight.disconnect()
      map.fetch()
    },
    { rootMargin: `${near}px` },
  )
  sight.observe(moving)
}

/** Goes to the next or previous place of the list by arrow keys. */
function moveInList({ list }: MapParts, event: KeyboardEvent): void {
  const { target } = event
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
  const numbers = [...list.querySelectorAll<HTMLElement>('[data-act="choose"]')]
  const at = numbers.findIndex((one) => target instanceof Node && one.contains(target))
  const next = numbers[at + step]
  if (step === 0 || at === -1 || !next) return
  event.preventDefault()
  next.focus()
}

/** The place that a press chooses: a number in the picture or the list; null for any other press. */
function pressedPlace(event: MouseEvent): string | null {
  if (!(isOurs(event) && event.target instanceof Element)) return null
  const number = event.target.closest('a[data-place], a[data-act="choose"]')
  return number?.closest<HTMLElement>('[data-place]')?.dataset.place ?? null
}

/**
 * Places on a map: a press on a number chooses it in picture, list and address without a new page,
 * and the moving map comes when it is near.
 */
export const start: Behaviour = (element) => {
  const parts = partsOf(element)
  if (!parts) return
  const choose = (id: string) => {
    showChosen(parts, id)
    history.replaceState(history.state, '', withChosen(location.href, id))
    map.choose(id)
  }
  const map = lazyMap(parts, choose)
  const acts: Record<string, () => void> = {
    load: () => {
      keepChoice(parts)
      map.fetch()
    },
    in: () => map.zoomBy(1),
    out: () => map.zoomBy(-1),
    whole: map.whole,
  }
  element.addEventListener('click', (event) => {
    const id = pressedPlace(event)
    if (id === null) return
    event.preventDefault()
    choose(id)
  })
  for (const button of parts.tools.all.querySelectorAll('button'))
    button.addEventListener('click', () => acts[button.dataset.act ?? '']?.())
  parts.list.addEventListener('keydown', (event) => moveInList(parts, event))
  followStates(parts, map.redraw)
  parts.tools.all.hidden = false
  fetchWhenNear(parts, map)
}
