import { ageInWords } from '../../i18n/index.ts'
import type { Behaviour } from '../../ui/behaviour/index.ts'
import { everyMinute } from '../oeffnungszeiten/index.ts'

type Shot = { link: HTMLAnchorElement; zeit: string }

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

/** Ways along the row by keys. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  End: Number.POSITIVE_INFINITY,
  Home: Number.NEGATIVE_INFINITY,
}

/** The parts of a camera; null for markup that is none. */
function partsOf(camera: HTMLElement) {
  const find = (name: string) => camera.querySelector<HTMLElement>(`[data-${name}]`)
  const [none, shown, stage] = ['none', 'shown', 'stage'].map(find)
  const [time, age, broken] = [camera.querySelector('time[data-time]'), find('age'), find('broken')]
  const shots = Array.from(
    camera.querySelectorAll<HTMLAnchorElement>('[data-zeit]'),
    (link): Shot => ({ link, zeit: link.dataset.zeit ?? '' }),
  )
  if (!(none && shown && stage && age && time instanceof HTMLTimeElement)) return null
  return { camera, none, shown, stage, time, age, broken, shots }
}

type Parts = NonNullable<ReturnType<typeof partsOf>>

/** The picture of a shot as the large one is shown; null when it does not come. */
async function largeOf({ link }: Shot, { stage }: Parts): Promise<Node | null> {
  const picture = link.querySelector('picture')?.cloneNode(true)
  const large = stage.querySelector('picture')
  if (!(picture instanceof HTMLElement && large)) return null
  const img = picture.querySelector('img')
  picture.className = large.className
  for (const source of picture.querySelectorAll('source'))
    source.sizes = large.querySelector('source')?.sizes ?? ''
  if (!img) return null
  picture.style.aspectRatio = `${img.width} / ${img.height}`
  img.alt = large.querySelector('img')?.alt ?? ''
  img.loading = 'eager'
  return img.decode().then(
    () => picture,
    () => null,
  )
}

/** Says how old the shown picture is, or that there is none of now while nobody chose another. */
function tell({ camera, none, shown, time, age }: Parts, isChosen: boolean): void {
  const now = Date.now()
  const isSilent = !isChosen && Number(camera.dataset.until) < now
  none.hidden = !isSilent
  shown.hidden = isSilent
  const sprache = camera.dataset.sprache === 'en' ? 'en' : 'de'
  const text = ageInWords(Date.parse(time.dateTime), now, sprache)
  if (age.textContent !== text) age.textContent = text
}

/** Marks the shot that is shown: it alone is on the way of the tab key. */
function mark({ shots, camera }: Parts, place: number): void {
  for (const [at, { link }] of shots.entries()) {
    link.tabIndex = at === place ? 0 : -1
    if (at === place) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  for (const button of camera.querySelectorAll<HTMLElement>('[data-step]')) {
    const next = place + Number(button.dataset.step)
    button.setAttribute('aria-disabled', String(!(next in shots)))
  }
}

/** Shows one shot after the other in the place of the newest. */
function createDay(parts: Parts) {
  const { stage, time, shots, broken } = parts
  let place = 0
  let isChosen = false
  async function show(asked: number): Promise<void> {
    const shot = shots[asked]
    if (!shot) return
    place = asked
    isChosen = true
    mark(parts, place)
    shot.link.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const picture = await largeOf(shot, parts)
    if (place !== asked) return
    if (broken) broken.hidden = picture !== null
    if (picture === null) return
    stage.replaceChildren(picture)
    time.dateTime = shot.zeit
    time.textContent = shot.link.dataset.words ?? ''
    tell(parts, isChosen)
  }
  return {
    show,
    step(by: number): void {
      const asked = Math.max(0, Math.min(shots.length - 1, place + by))
      if (asked !== place) void show(asked)
    },
    tell: () => tell(parts, isChosen),
    focus: () => shots[place]?.link.focus({ preventScroll: true }),
  }
}

/** Tells with every minute how old a camera's picture is, and steps through its day. */
export const start: Behaviour = (camera) => {
  const parts = partsOf(camera)
  if (!parts) return
  const day = createDay(parts)
  everyMinute(() => day.tell())
  const strip = camera.querySelector<HTMLElement>('[data-strip]')
  if (!strip) return
  mark(parts, 0)
  for (const button of camera.querySelectorAll<HTMLElement>('[data-step]')) {
    button.hidden = false
    button.addEventListener('click', () => day.step(Number(button.dataset.step)))
  }
  strip.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const place = parts.shots.findIndex((one) => one.link === link)
    if (place < 0 || !isPlain(event)) return
    event.preventDefault()
    void day.show(place)
  })
  strip.addEventListener('keydown', (event) => {
    const by = steps[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    day.step(by)
    day.focus()
  })
}
