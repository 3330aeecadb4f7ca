import { type GivenMap, takeMap } from './map-given.ts'

/** A number on a picture: a link of HTML or of SVG. */
type Pin = HTMLElement | SVGElement

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
  pins: readonly Pin[]
  rows: readonly HTMLElement[]
  tools: { all: HTMLElement; gate: HTMLElement; moving: readonly HTMLElement[] }
}

/** The parts of a map; null for markup that is none. */
export function partsOf(element: HTMLElement): MapParts | null {
  const find = (name: string) => element.querySelector<HTMLElement>(`[data-part="${name}"]`)
  const [moving, list, said] = ['moving', 'list', 'said'].map(find)
  const [chosen, all] = ['chosen', 'tools'].map(find)
  const gate = find('gate')
  const given = takeMap(element.dataset.map)
  if (!(given && moving && list && said && chosen && all && gate)) return null
  return {
    given,
    moving,
    list,
    said,
    chosen,
    pins: [...element.querySelectorAll<Pin>('[data-part="drawn"] [data-place]')],
    rows: [...list.querySelectorAll<HTMLElement>('[data-place]')],
    tools: {
      all,
      gate,
      moving: [...all.querySelectorAll<HTMLElement>(':scope > button')],
    },
  }
}

const isPlace = (id: string) => (one: Pin) => one.dataset.place === id

/** Brings a row into sight where the list scrolls by itself; the page stays where it is. */
function reveal(list: HTMLElement, row: HTMLElement): void {
  if (list.scrollHeight <= list.clientHeight) return
  const top = row.offsetTop
  const isSeen =
    top >= list.scrollTop && top + row.offsetHeight <= list.scrollTop + list.clientHeight
  if (!isSeen) list.scrollTop = top - list.clientHeight / 3
}

/** The words of a row of a table, which has no sentence of its own, with a link to it. */
function tableWords(row: HTMLElement, more: string): Node[] {
  const line = document.createElement('p')
  const link = document.createElement('a')
  link.href = `#${row.id}`
  link.textContent = more
  line.append(`${row.dataset.words ?? ''} `, link)
  return [line]
}

/** The words of a place, and of what changes at it, as they stand beside the map. */
function wordsOf(row: HTMLElement, more: string): Node[] {
  if (row.dataset.words) return tableWords(row, more)
  const words = row.querySelector('p')
  const said = row.querySelector<HTMLElement>('[data-said]')?.dataset.said
  const state = document.createElement('p')
  state.dataset.part = 'state'
  state.textContent = said ?? ''
  return [...(words ? [words.cloneNode(true)] : []), ...(said ? [state] : [])]
}

/** Shows in picture and list which place is chosen, and says it. */
export function showChosen({ chosen, given, list, pins, rows }: MapParts, id: string): void {
  for (const pin of pins) pin.toggleAttribute('data-chosen', isPlace(id)(pin))
  // An outline lies above its neighbours when it comes after them.
  const outline = pins.find((pin) => isPlace(id)(pin) && pin instanceof SVGElement)
  outline?.parentNode?.append(outline)
  for (const row of rows) {
    if (isPlace(id)(row)) row.setAttribute('aria-current', 'true')
    else row.removeAttribute('aria-current')
  }
  const row = rows.find(isPlace(id))
  if (!row) return
  chosen.replaceChildren(...wordsOf(row, given.words.zeile))
  reveal(list, row)
}

/** True for a plain press; whoever wants a new tab gets one. */
export const isOurs = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
