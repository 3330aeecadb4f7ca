import type { Behaviour } from '../../ui/behaviour/index.ts'
import { onSwipe } from '../../ui/swipe/index.ts'
import { createPicturePages, type PicturePart } from './picture-pages.ts'

/** Links to pictures, in the grid of the same page. */
const tiles = 'a[id^="bild-"]'

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

/** The parts of the dialogue; null for markup that is none. */
function partsOf(dialog: HTMLDialogElement) {
  const stage = dialog.querySelector<HTMLElement>('[data-stage]')
  const place = dialog.querySelector<HTMLElement>('[data-place]')
  const [previous, next] = dialog.querySelectorAll<HTMLButtonElement>('[data-step]')
  return stage && place && previous && next ? { dialog, stage, place, previous, next } : null
}

type Parts = NonNullable<ReturnType<typeof partsOf>>

/** What is announced: where one is, and for those who listen what the picture shows. */
function announcement({ place, picture }: PicturePart): (string | Node)[] {
  const alt = picture.querySelector('img')?.alt
  if (!alt) return [place]
  const heard = document.createElement('span')
  heard.className = 'visuallyHidden'
  heard.textContent = `: ${alt}`
  return [place, heard]
}

/** A button that has the focus and leads nowhere any more hands it on: hidden, it would lose it. */
function handFocusOn({ dialog, previous, next }: Parts, part: PicturePart): void {
  const focused = document.activeElement
  const hasEnded =
    (focused === next && part.next === null) || (focused === previous && part.previous === null)
  if (!hasEnded) return
  if (part.next !== null) next.focus()
  else if (part.previous !== null) previous.focus()
  else dialog.querySelector<HTMLElement>('form button')?.focus()
}

function fill(parts: Parts, part: PicturePart): void {
  const { stage, place, previous, next } = parts
  const loading = stage.lastElementChild
  stage.replaceChildren(part.picture, ...(loading ? [loading] : []))
  stage.scrollTop = 0
  place.replaceChildren(...announcement(part))
  document.title = part.title
  previous.setAttribute('aria-disabled', String(part.previous === null))
  next.setAttribute('aria-disabled', String(part.next === null))
  handFocusOn(parts, part)
}

/** Shows the pages of pictures in the dialogue; one that does not come is opened at its address. */
function createViewer(parts: Parts) {
  const { dialog } = parts
  const load = createPicturePages()
  let shown: PicturePart | null = null
  let address = ''
  async function show(asked: string): Promise<void> {
    address = asked
    const part = await load(asked)
    if (address !== asked || !dialog.open) return
    if (!part) return location.assign(asked)
    shown = part
    fill(parts, part)
    for (const neighbour of [part.next, part.previous]) if (neighbour) void load(neighbour)
  }
  return {
    address: () => address,
    open(asked: string): void {
      if (!dialog.open) dialog.showModal()
      void show(asked)
    },
    step(by: number): void {
      const asked = by > 0 ? shown?.next : shown?.previous
      if (!asked || asked === address) return
      history.replaceState(null, '', asked)
      void show(asked)
    },
  }
}

/** Steps by keys, buttons and fingers. */
function watchSteps({ dialog, stage }: Parts, step: (by: number) => void): void {
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
    if (button) step(Number(button.dataset.step))
  })
  dialog.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    step(by)
  })
  onSwipe(stage, step)
}

const isPictureAsked = () => new URLSearchParams(location.search).has('bild')

const tileOf = (address: string) =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>(tiles)).find(
    (tile) => tile.getAttribute('href') === address,
  )

/**
 * Opens pictures of the grid in a dialogue, each under its own address: the browser's «back» closes
 * it, and closing it goes back.
 */
export const start: Behaviour<HTMLDialogElement> = (dialog) => {
  const parts = partsOf(dialog)
  if (!parts) return
  const viewer = createViewer(parts)
  const title = document.title
  dialog.parentElement?.addEventListener('click', (event) => {
    const tile = event.target instanceof Element ? event.target.closest(tiles) : null
    const asked = tile?.getAttribute('href')
    if (!(asked && isPlain(event))) return
    event.preventDefault()
    history.pushState(null, '', asked)
    viewer.open(asked)
  })
  window.addEventListener('popstate', () => {
    if (isPictureAsked()) viewer.open(location.pathname + location.search)
    else if (dialog.open) dialog.close()
  })
  watchSteps(parts, (by) => viewer.step(by))
  dialog.addEventListener('close', () => {
    document.title = title
    tileOf(viewer.address())?.focus()
    if (isPictureAsked()) history.back()
  })
}
