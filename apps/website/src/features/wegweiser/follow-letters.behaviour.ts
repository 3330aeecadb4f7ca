import type { Behaviour } from '../../ui/behaviour/index.ts'
import { coveredTop } from '../../ui/covered-top/index.ts'
import { letterAt, letterAtEnd } from './letter-at.ts'

/** The active letter follows the scroll position after so many milliseconds of rest (spec 9). */
const debounce = 150
/** A section counts as read when it begins this far below what stays at the top, in pixels. */
const room = 40

const isAtEnd = () =>
  scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2

/** The letter that the address asks for; without one it is that of no section. */
const wantedOf = (sections: readonly HTMLElement[]) =>
  sections.find(({ id }) => new URL(`#${id}`, location.href).hash === location.hash)?.dataset.letter

function mark(nav: HTMLElement, letter: string | null): void {
  for (const link of nav.querySelectorAll('a')) {
    if (link.textContent === letter) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** Marks the letter of the section that is read; a reset of the guide takes the mark away (spec 4). */
export const start: Behaviour = (nav) => {
  let timer = 0
  function follow(): void {
    const sections = [...document.querySelectorAll<HTMLElement>('[data-letter]')]
    const places = sections.map((section) => ({
      letter: section.dataset.letter ?? '',
      top: section.getBoundingClientRect().top,
    }))
    const [first = nav] = sections
    const line = coveredTop(first) + room
    mark(
      nav,
      isAtEnd() ? letterAtEnd(places, innerHeight, wantedOf(sections)) : letterAt(places, line),
    )
  }
  function soon(): void {
    clearTimeout(timer)
    timer = window.setTimeout(follow, debounce)
  }
  window.addEventListener('scroll', soon, { passive: true })
}
