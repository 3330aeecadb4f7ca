import { searchForm, searchWords } from '@kurstadt/contract/search-form'
import type { Start } from '../../ui/later/index.ts'

type Item = { element: HTMLElement; says: string }

/** What each office says, read once: its title, its rooms and its staff. */
function itemsBelow(place: Element | null): Item[] {
  const found = place?.querySelectorAll<HTMLElement>('details[data-accordion], [data-amt]') ?? []
  return Array.from(found, (element) => ({ element, says: searchForm(element.textContent) }))
}

/** Says how many are left, or that there are none. */
function countOf({ none = '', one = '', many = '' }: DOMStringMap, left: number, typed: string) {
  if (left === 0) return none.replace('%', () => typed)
  return left === 1 ? one : many.replace('2', String(left))
}

/** Hides the offices that have not all of the words, while somebody types. */
export const filterWhileTyping: Start = (root) => {
  const field = root.querySelector('input')
  const status = root.querySelector('[role=status]')
  let items: Item[] | null = null
  /** Read when the field is entered, so that the first key need not wait for it. */
  function read(): Item[] {
    items ??= itemsBelow(root.parentElement)
    return items
  }
  function filter(): void {
    const typed = field?.value.trim() ?? ''
    const words = searchWords(typed)
    const left = read().filter(({ element, says }) => {
      const isShown =
        typed === '' || (words.length > 0 && words.every((word) => says.includes(word)))
      if (element.hidden === isShown) element.hidden = !isShown
      return isShown
    })
    if (status) status.textContent = typed === '' ? '' : countOf(root.dataset, left.length, typed)
  }
  field?.addEventListener('focus', read)
  field?.addEventListener('input', filter)
  return () => {
    field?.removeEventListener('focus', read)
    field?.removeEventListener('input', filter)
  }
}
