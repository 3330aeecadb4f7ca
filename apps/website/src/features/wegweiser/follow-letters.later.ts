import type { Start } from '../../ui/later/index.ts'
import { letterAt } from './letter-at.ts'

/** The active letter follows the scroll position after so many milliseconds of rest (spec 9). */
const debounce = 150
/** A section counts as read when it begins this far below the header, in pixels. */
const room = 40

const headerHeight = () =>
  document.querySelector('[data-site-header]')?.getBoundingClientRect().height ?? 0

function mark(nav: HTMLElement, letter: string | null): void {
  for (const link of nav.querySelectorAll('a')) {
    if (link.textContent === letter) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** Marks the letter of the section that is read; a reset of the guide takes the mark away (spec 4). */
export const followLetters: Start = (nav) => {
  let timer = 0
  function follow(): void {
    const line = headerHeight() + nav.offsetHeight + room
    const places = Array.from(
      document.querySelectorAll<HTMLElement>('[data-letter]'),
      (section) => ({
        letter: section.dataset.letter ?? '',
        top: section.getBoundingClientRect().top,
      }),
    )
    mark(nav, letterAt(places, line))
  }
  function soon(): void {
    clearTimeout(timer)
    timer = window.setTimeout(follow, debounce)
  }
  window.addEventListener('scroll', soon, { passive: true })
  return () => {
    clearTimeout(timer)
    window.removeEventListener('scroll', soon)
  }
}
