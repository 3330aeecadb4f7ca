import { idleTexts } from '../../i18n/index.later.ts'
import { spracheOfPath } from '../../i18n/index.ts'
import { linkKind } from '../../lib/index.ts'
import styles from './idle-reset.later.module.css'

const key = 'kiosk'
/** Where the guide begins, in German (spec 4). */
const home = '/de/behoerdenlotse/'

/** A blocked storage remembers nothing; the mode then lasts as long as the address says so. */
function orNull<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}

/** True on a kiosk: `?kiosk=1` begins it and is remembered, `?kiosk=0` ends it. */
export function isKiosk(): boolean {
  const asked = new URLSearchParams(location.search).get('kiosk')
  if (asked === '1') orNull((storage) => storage.setItem(key, '1'))
  if (asked === '0') orNull((storage) => storage.removeItem(key))
  return asked === '1' || (asked !== '0' && orNull((storage) => storage.getItem(key)) === '1')
}

/** A code that opens this page on the visitor's own telephone, where its links can be followed. */
function showCode(): void {
  const words = idleTexts[spracheOfPath(location.pathname)].kiosk
  const dialog = document.createElement('dialog')
  dialog.className = styles.dialog ?? ''
  dialog.ariaLabel = words.title
  const text = document.createElement('p')
  text.textContent = words.text
  const code = document.createElement('img')
  code.src = `/qr${location.pathname.replace(/\/$/, '')}.svg`
  code.width = 240
  code.height = 240
  code.alt = words.title
  const close = document.createElement('button')
  close.type = 'button'
  close.className = styles.button ?? ''
  close.textContent = words.close
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  dialog.append(code, text, close)
  document.body.append(dialog)
  dialog.showModal()
}

/** Pages take each other's place, so that nobody finds in the history what somebody else looked at. */
function click(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!(link && href)) return
  const kind = linkKind(href)
  if (kind === 'hash') return
  event.preventDefault()
  if (kind === 'page' && link.target !== '_blank') location.replace(link.href)
  else showCode()
}

function submit(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement) || form.method !== 'get') return
  event.preventDefault()
  const url = new URL(form.action)
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') url.searchParams.set(name, value)
  location.replace(url)
}

/** Large targets, no way out to other sites, no history (spec 4; field 96). */
export function startKiosk(): () => void {
  document.documentElement.dataset.kiosk = ''
  document.addEventListener('click', click, true)
  document.addEventListener('submit', submit, true)
  return () => {
    delete document.documentElement.dataset.kiosk
    document.removeEventListener('click', click, true)
    document.removeEventListener('submit', submit, true)
  }
}

/** Back to where the guide begins, with nothing left of who was here before. */
export function leaveNothing(): void {
  try {
    sessionStorage.clear()
  } catch {
    // a blocked storage holds nothing
  }
  location.replace(home)
}
