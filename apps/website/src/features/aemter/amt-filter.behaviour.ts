import { matchesAll, placeWords, searchForm } from '@kurstadt/contract/search-form'
import type { Behaviour } from '../../ui/behaviour/index.ts'

type Item = { element: HTMLElement; text: string }

/** The texts below an element, each by itself: a room is not one number with the telephone after it. */
function textOf(element: HTMLElement): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
  return texts.join(' ')
}

/** What each office says, read once: its title, its rooms and its staff. */
function itemsBelow(place: Element | null): Item[] {
  const found = place?.querySelectorAll<HTMLElement>('details[data-accordion], [data-amt]') ?? []
  return Array.from(found, (element) => ({ element, text: searchForm(textOf(element)) }))
}

/** Says how many are left, or that there are none. */
function countOf({ none = '', one = '', many = '' }: DOMStringMap, left: number, typed: string) {
  if (left === 0) return none.replace('%', () => typed)
  return left === 1 ? one : many.replace('2', String(left))
}

/**
 * Acts once what was typed stands on the screen, so that no key waits for hundreds of offices;
 * whoever types on in the meantime is answered once.
 */
function afterPaint(act: () => void): () => void {
  let isDue = false
  function run(): void {
    isDue = false
    act()
  }
  return () => {
    if (!isDue) requestAnimationFrame(() => setTimeout(run))
    isDue = true
  }
}

/** Hides the offices that have not all of the words, while somebody types. */
export const start: Behaviour = (root) => {
  const field = root.querySelector('input')
  const status = root.querySelector('[role=status]')
  let items: Item[] | null = null
  const answerSoon = afterPaint(() => {
    const typed = field?.value.trim() ?? ''
    const words = placeWords(typed)
    items ??= itemsBelow(root.parentElement)
    const left = items.filter(({ element, text }) => {
      const isShown = typed === '' || matchesAll(text, words)
      if (element.hidden === isShown) element.hidden = !isShown
      return isShown
    })
    if (status) status.textContent = typed === '' ? '' : countOf(root.dataset, left.length, typed)
  })
  field?.addEventListener('input', answerSoon)
}
