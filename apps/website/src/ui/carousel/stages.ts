import { fade, placesOf } from './moves.ts'
import { reducedMotion } from './player.ts'

/** The slides of a carousel as its buttons see them. */
export type Stage = {
  slides: readonly HTMLElement[]
  /** Number of places it can stand at; one means that everything is in sight. */
  places: () => number
  /** Place it stands at, from 0. */
  place: () => number
  /** First and last slide in sight, from 1, and how many there are. */
  inSight: () => { from: number; to: number; count: number }
  show: (place: number) => void
}

const slidesOf = (track: HTMLElement): HTMLElement[] =>
  Array.from(track.children).filter((child) => child instanceof HTMLElement)

/** The slide whose start is next to the start of the row. */
function scrolledTo(track: HTMLElement, slides: readonly HTMLElement[]): number {
  const away = (slide: HTMLElement) => Math.abs(slide.offsetLeft - track.scrollLeft)
  const distances = slides.map(away)
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** Takes a row out of the order of the Tab key; whoever stands on it stays there until going on. */
function leaveTabOrder(track: HTMLElement): void {
  if (document.activeElement !== track) {
    track.removeAttribute('tabindex')
    return
  }
  track.tabIndex = -1
  const leave = () => {
    if (track.tabIndex === -1) track.removeAttribute('tabindex')
  }
  track.addEventListener('blur', leave, { once: true })
}

/** One slide in place of the other. Pictures are fetched one slide ahead, never all at once. */
export function fadingStage(track: HTMLElement): Stage {
  const slides = slidesOf(track)
  const count = slides.length
  let current = scrolledTo(track, slides)
  const show = (place: number) => {
    current = place
    for (const [index, slide] of slides.entries()) {
      slide.toggleAttribute('data-current', index === place)
      if (index === place || index === (place + 1) % count) slide.dataset.near = ''
    }
  }
  leaveTabOrder(track)
  track.dataset.stacked = ''
  track.scrollLeft = 0
  show(current)
  const inSight = () => ({ from: current + 1, to: current + 1, count })
  return { slides, places: () => count, place: () => current, inSight, show }
}

/** Several slides beside each other: the row fades out, moves by one and fades in again. */
export function rowStage(track: HTMLElement): Stage {
  const slides = slidesOf(track)
  const count = slides.length
  const shown = () => Math.max(1, Math.floor(track.clientWidth / (slides[0]?.offsetWidth || 1)))
  const places = () => placesOf(count, shown())
  let target: number | null = null
  const place = () => target ?? Math.min(scrolledTo(track, slides), places() - 1)
  const arrive = () => {
    track.scrollTo({ left: slides[place()]?.offsetLeft ?? 0, behavior: 'instant' })
    target = null
  }
  const show = (to: number) => {
    target = to
    if (reducedMotion().matches) return arrive()
    const half = { duration: fade / 2, easing: 'ease-in-out' }
    track.animate({ opacity: [1, 0] }, half).onfinish = () => {
      if (target !== null) arrive()
      track.animate({ opacity: [0, 1] }, half)
    }
  }
  const inSight = () => {
    const from = place() + 1
    return { from, to: Math.min(count, from + shown() - 1), count }
  }
  return { slides, places, place, inSight, show }
}
