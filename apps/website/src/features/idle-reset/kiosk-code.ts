import { idleTexts, spracheOfPath } from '../../i18n/index.ts'
import { linkKind } from '../../lib/index.ts'
import styles from './idle-reset.module.css'
import { aboutTarget, codeOf } from './link-target.ts'

const size = 320

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '') {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

/** The code of a link; where the server knows no such link, the code of the page it stands on. */
function picture(href: string, fallBack: () => void): HTMLImageElement {
  const { pathname, search } = location
  const page = `/qr${pathname.replace(/\/$/, '')}.svg`
  const code = new Image(size, size)
  code.addEventListener(
    'error',
    () => {
      code.src = page
      fallBack()
    },
    { once: true },
  )
  code.src = codeOf(href, `${pathname}${search}`)
  return code
}

/**
 * Shows the QR code of a link that leads away from a kiosk (spec 4), so that the visitor's own
 * telephone opens what the link leads to.
 */
export function showCode(href: string, text = ''): void {
  const words = idleTexts[spracheOfPath(location.pathname)].kiosk
  const { kind, label } = aboutTarget({ href, kind: linkKind(href), text })
  const dialog = element('dialog')
  dialog.className = styles.dialog ?? ''
  const title = element('h2', words.titles[kind])
  title.id = 'kiosk-code'
  dialog.setAttribute('aria-labelledby', title.id)
  const target = element('p', label)
  target.className = styles.target ?? ''
  const hint = element('p', words.scan)
  const code = picture(href, () => {
    title.textContent = words.titles.page
    hint.textContent = words.page
  })
  code.alt = words.code(label)
  const close = element('button', words.close)
  close.type = 'button'
  close.className = styles.button ?? ''
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  dialog.append(title, code, target, hint, close)
  document.body.append(dialog)
  dialog.showModal()
}
