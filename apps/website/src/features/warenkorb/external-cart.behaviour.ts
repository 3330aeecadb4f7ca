import type { Behaviour } from '../../ui/behaviour/index.ts'

/** What such services look for: who the shop is, and where they may put themselves. */
function placeFor(key: string): void {
  if (document.querySelector('#snipcart')) return
  const place = document.createElement('div')
  place.id = 'snipcart'
  place.hidden = true
  if (key !== '') place.dataset.apiKey = key
  document.body.append(place)
}

function addStyles(href: string): void {
  if (href === '') return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = href
  document.head.append(sheet)
}

/** Loads the script of the service; rejects when it does not come. */
function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('the cart does not come'))
    })
    document.head.append(script)
  })
}

/** Loads somebody else's cart once a visitor wants it, and then offers its button (spec 7). */
export const start: Behaviour = (buy) => {
  const partOf = (name: string) => buy.querySelector<HTMLElement>(`[data-part="${name}"]`)
  const show = (name: string, isShown: boolean) => {
    const part = partOf(name)
    if (part) part.hidden = !isShown
  }
  const { key = '', script = '', styles = '' } = buy.dataset
  const button = buy.querySelector<HTMLButtonElement>('[data-act="load"]')
  button?.addEventListener('click', async () => {
    button.disabled = true
    show('failed', false)
    placeFor(key)
    try {
      await load(script)
      addStyles(styles)
      for (const name of ['notice', 'load']) show(name, false)
      show('item', true)
      // The button that had the focus is gone.
      partOf('item')?.querySelector('button')?.focus()
    } catch {
      show('failed', true)
      button.disabled = false
      button.focus()
    }
  })
}
