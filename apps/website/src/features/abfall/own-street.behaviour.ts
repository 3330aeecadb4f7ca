import type { Behaviour } from '../../ui/behaviour/index.ts'
import { forgetStreet, keepStreet, ownStreet } from './remembered-street.ts'

const part = <Part extends HTMLElement>(box: HTMLElement, name: string) =>
  box.querySelector<Part>(`[data-part="${name}"]`)

/** Remembers the street of this page, forgets it, and leads to the one that is remembered. */
export const start: Behaviour = (box) => {
  const { name = '', strasse = '' } = box.dataset
  const [keep, forget, known] = [part(box, 'merken'), part(box, 'vergessen'), part(box, 'gemerkt')]
  const link = part<HTMLAnchorElement>(box, 'link')
  const [hint, done] = [part(box, 'hinweis'), part(box, 'fertig')]
  const show = () => {
    const own = ownStreet()
    const isThis = own !== null && own.id === strasse
    if (keep) keep.hidden = strasse === '' || isThis
    if (forget) forget.hidden = own === null
    if (known) known.hidden = own === null || isThis
    if (own && link) {
      link.textContent = own.name
      link.href = `${location.pathname}?strasse_id=${own.id}`
    }
    box.hidden = strasse === '' && own === null
  }
  keep?.addEventListener('click', () => {
    keepStreet({ id: strasse, name })
    show()
    forget?.focus()
  })
  forget?.addEventListener('click', () => {
    forgetStreet()
    show()
    if (strasse !== '') return keep?.focus()
    // Nothing is left to press: what was done takes the place.
    box.hidden = false
    if (hint) hint.hidden = true
    if (done) done.hidden = false
    done?.focus()
  })
  show()
}
