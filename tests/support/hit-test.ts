import type { Page } from '@playwright/test'

/** Buttons and links that a finger on their centre does not reach, because something lies over them. */
export function covered(page: Page, within: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isThere = (control: Element) =>
      control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      control.closest('[inert]') === null
    /** What is a pixel wide is there for those who listen. */
    const isSeen = ({ width, height }: DOMRect) => width > 2 && height > 2
    /** What lies over a control; null where nothing does, or where no finger gets to it. */
    const over = (control: Element) => {
      // A link over two lines has two boxes, and nothing between them.
      const [box] = control.getClientRects()
      if (!box) return null
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      // What waits outside of the window, as skip links do, is under no finger.
      return hit === null || control.contains(hit) ? null : hit.tagName
    }
    const controls = [...document.querySelectorAll(selector)].filter(
      (control) => isThere(control) && isSeen(control.getBoundingClientRect()),
    )
    const scrollsAcross = (part: Element) =>
      /auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth
    /** Whether a control stands in the middle of the window already: each scroll takes a frame. */
    const isCentral = (control: Element) => {
      const [box] = control.getClientRects()
      if (!box) return false
      for (let part = control.parentElement; part; part = part.parentElement)
        if (scrollsAcross(part)) return false
      const y = box.top + box.height / 2
      return y > innerHeight * 0.3 && y < innerHeight * 0.7
    }
    const found: string[] = []
    for (const control of controls) {
      if (!isCentral(control)) {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        await nextFrame()
      }
      const tag = over(control)
      const name = control.getAttribute('aria-label') ?? control.textContent.trim()
      if (tag !== null) found.push(`${name}: ${tag} lies over it`)
    }
    return found
  }, within)
}
