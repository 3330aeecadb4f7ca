/** What stays at the top of the window: the header, and what a page keeps below it (`data-stays`). */
const staying = '[data-site-header], [data-stays]'

const isSticky = (element: Element) => getComputedStyle(element).position === 'sticky'

const isBefore = (element: Element, target: Element) =>
  (element.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Pixels at the top of the window that are covered once a target has been scrolled there. */
export function coveredTop(target: Element): number {
  return [...document.querySelectorAll(staying)]
    .filter((element) => isSticky(element) && isBefore(element, target))
    .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0)
}
