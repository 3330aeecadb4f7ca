import { type GivenMap, takeMap } from './map-given.ts'

/** What the behaviour of a map works with. */
export type MapParts = {
  given: GivenMap
  /** Where the moving map is drawn. */
  moving: HTMLElement
  list: HTMLElement
  /** Says how the moving map comes along. */
  said: HTMLElement
  /** Says which place is chosen. */
  chosen: HTMLElement
  /** Pins of the picture and rows of the list. */
  pins: readonly HTMLElement[]
  rows: readonly HTMLElement[]
  tools: { all: HTMLElement; load: HTMLElement; moving: readonly HTMLElement[] }
}

/** The parts of a map; null for markup that is none. */
export function partsOf(element: HTMLElement): MapParts | null {
  const find = (name: string) => element.querySelector<HTMLElement>(`[data-part="${name}"]`)
  const [moving, list, said] = ['moving', 'list', 'said'].map(find)
  const [chosen, all] = ['chosen', 'tools'].map(find)
  const load = element.querySelector<HTMLElement>('[data-act="load"]')
  const given = takeMap(element.dataset.map)
  if (!(given && moving && list && said && chosen && all && load)) return null
  return {
    given,
    moving,
    list,
    said,
    chosen,
    pins: [...element.querySelectorAll<HTMLElement>('a[data-place]')],
    rows: [...element.querySelectorAll<HTMLElement>('li[data-place]')],
    tools: {
      all,
      load,
      moving: [...all.querySelectorAll<HTMLElement>('button')].filter((one) => one !== load),
    },
  }
}

const isPlace = (id: number) => (one: HTMLElement) => Number(one.dataset.place) === id

/** Brings a row into sight where the list scrolls by itself; the page stays where it is. */
function reveal(list: HTMLElement, row: HTMLElement): void {
  if (list.scrollHeight <= list.clientHeight) return
  const top = row.offsetTop
  const isSeen =
    top >= list.scrollTop && top + row.offsetHeight <= list.scrollTop + list.clientHeight
  if (!isSeen) list.scrollTop = top - list.clientHeight / 3
}

/** Shows in picture and list which place is chosen, and says it. */
export function showChosen({ chosen, list, pins, rows }: MapParts, id: number): void {
  for (const pin of pins) pin.toggleAttribute('data-chosen', isPlace(id)(pin))
  for (const row of rows) {
    if (isPlace(id)(row)) row.setAttribute('aria-current', 'true')
    else row.removeAttribute('aria-current')
  }
  const row = rows.find(isPlace(id))
  if (!row) return
  const words = row.querySelector('p')
  if (words) chosen.replaceChildren(words.cloneNode(true))
  reveal(list, row)
}

/** True for a plain press; whoever wants a new tab gets one. */
export const isOurs = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
