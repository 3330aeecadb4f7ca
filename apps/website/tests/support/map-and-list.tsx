import type { ReactNode } from 'react'
import { BaseMapContext } from '../../src/features/karte/index.ts'
import { renderView } from './render-view.tsx'
import { townMap } from './town-map.ts'

/** What a page of a town with a map shows at an address: rows of the list beside a map, and its pins. */
export function readMap(view: ReactNode, url: string) {
  const page = renderView(<BaseMapContext value={townMap}>{view}</BaseMapContext>, { url })
  const rows = [...page.container.querySelectorAll<HTMLElement>('li[data-place]')]
  const pins = [...page.container.querySelectorAll<HTMLElement>('#karte a[data-place]')]
  const answer = {
    rows: rows.map((row) => row.querySelector('[data-part="name"]')?.textContent),
    /** Numbers that the list has as links, which are those of the pins. */
    links: rows.flatMap((row) => row.querySelector('[data-act="choose"]')?.textContent ?? []),
    pins: pins.map((pin) => pin.firstChild?.textContent),
    headings: [...page.container.querySelectorAll('h3')].map(({ textContent }) => textContent),
  }
  page.unmount()
  return answer
}
