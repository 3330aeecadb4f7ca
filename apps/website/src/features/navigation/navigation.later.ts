import { appTexts } from '../../i18n/index.later.ts'
import { spracheOfPath } from '../../i18n/index.ts'
import { startAppMode } from '../app-mode/index.later.ts'
import { focusOn, startHash } from './hash.later.ts'
import { startKeptForms } from './kept-forms.later.ts'
import { startPrefetch } from './prefetch.later.ts'
import { startProgress } from './progress.later.ts'

/** Those who listen hear the title of a page that came without a reload. */
function createVoice(place: HTMLElement): (text: string) => void {
  const voice = document.createElement('p')
  voice.className = 'onlyHeard'
  voice.role = 'status'
  place.append(voice)
  return (text) => {
    voice.textContent = text
  }
}

/** The heading of a new page takes the focus, as if the document were new. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (heading) focusOn(heading)
}

/** The browser's own bar follows the theme of a page that came without a reload. */
function tintBrowser(): void {
  const color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (color) color.content = getComputedStyle(document.body).backgroundColor
}

/**
 * Starts what navigation needs beside React: fetching ahead, hash navigation, a bar for slow pages,
 * title and focus for those who listen, forms over a reload, and app mode (spec 4).
 */
export function start(place: HTMLElement): () => void {
  const say = createVoice(place)
  const prefetch = startPrefetch()
  const hash = startHash()
  const stopForms = startKeptForms()
  const appMode = startAppMode(place)
  const showProgress = startProgress(place, () =>
    say(appTexts[spracheOfPath(location.pathname)].loading),
  )
  let path = location.pathname
  let { key, state } = place.dataset
  function arrive(): void {
    const isByHash = hash.arrived()
    prefetch.look()
    appMode.seen()
    if (location.pathname === path) return
    path = location.pathname
    tintBrowser()
    say(document.title)
    if (!isByHash) focusHeading()
  }
  const observer = new MutationObserver(() => {
    if (place.dataset.state !== state) {
      state = place.dataset.state
      showProgress(state !== 'idle')
    }
    if (place.dataset.key === key) return
    key = place.dataset.key
    // Menus close and give back the focus first; the title is the new one by then.
    setTimeout(arrive)
  })
  observer.observe(place, { attributeFilter: ['data-key', 'data-state'] })
  return () => {
    observer.disconnect()
    showProgress(false)
    prefetch.stop()
    hash.stop()
    stopForms()
    appMode.stop()
    place.replaceChildren()
  }
}
