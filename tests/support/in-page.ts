import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const packages = createRequire(import.meta.resolve('@axe-core/playwright'))
const axeSource = readFileSync(packages.resolve('axe-core/axe.min.js'), 'utf8')

/** Has a document read the code of axe, once: that takes longer than to look at a small page. */
async function readAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
}

/**
 * axe over the page itself: asked for what is wrong alone, and without a second page to gather the
 * findings of frames, it needs a fifth of the time.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  const hasFrames = page.frames().length > 1
  if (!hasFrames) await readAxe(page)
  // What it would have the document read whenever it is asked; frames have theirs from it.
  const builder = new AxeBuilder({ page, axeSource: hasFrames ? axeSource : 'true' })
  return builder.options({ resultTypes: ['violations'] }).setLegacyMode()
}

type Found = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>

/** A line for each broken rule with what breaks it. */
export const linesOf = ({ violations }: Found): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' ')}`)

/** What axe finds on the page or in a part of it: a line for each rule with what breaks it. */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  const axe = await axeOn(page)
  return linesOf(await (within === undefined ? axe : axe.include(within)).analyze())
}

/** Pixels that the page is wider than its window; at most 0 (the gutter of the scroll bar counts). */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** Texts that stick out of the window or of a box that cuts them off, within an element. */
export function cutTexts(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    /** Only hidden ones: what scrolls can be brought into view. */
    const isCutting = (value: string) => value === 'hidden' || value === 'clip'
    const boxesAround = (element: Element): Element[] => {
      const around: Element[] = []
      for (let box: Element | null = element; box; box = box.parentElement) around.push(box)
      return around
    }
    const isCut = (text: DOMRect, box: Element) => {
      const style = getComputedStyle(box)
      const frame = box.getBoundingClientRect()
      const beside = text.right > frame.right + 2 || text.left < frame.left - 2
      const below = text.bottom > frame.bottom + 4 || text.top < frame.top - 4
      return (isCutting(style.overflowX) && beside) || (isCutting(style.overflowY) && below)
    }
    const scrolls = (box: Element) =>
      /auto|scroll/.test(getComputedStyle(box).overflowX) && box !== document.documentElement
    /** A box of a pixel hides words that only screen readers say. */
    const isTiny = (box: Element) => {
      const { width, height } = box.getBoundingClientRect()
      return width <= 2 || height <= 2
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.matches('script, style')
    const sticksOut = (text: Node, around: readonly Element[]) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const rect = range.getBoundingClientRect()
      const isBeyond = rect.right > innerWidth + 1 || rect.left < -1
      return rect.width > 0 && (isBeyond || around.some((box) => isCut(rect, box)))
    }
    const found: string[] = []
    const root = document.querySelector(selector) ?? document.body
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      const words = text.textContent?.trim() ?? ''
      if (words === '' || !text.parentElement || !isSeen(text.parentElement)) continue
      const around = boxesAround(text.parentElement)
      if (around.some((box) => isTiny(box) || scrolls(box))) continue
      if (sticksOut(text, around)) found.push(words)
    }
    return found
  }, within)
}

/**
 * Interactive elements smaller than so many pixels, except links in a line of text (WCAG 2.5.8).
 * In the gallery a link may stand alone that has its sentence around it on a page.
 */
export function smallTargets(page: Page, least: number, isGallery = false): Promise<string[]> {
  return page.evaluate(
    ([smallest, isAlone]) => {
      const interactive = 'a[href], button, summary, input:not([type=hidden]), select, textarea'
      const isInText = (element: Element) =>
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        (isAlone || isPartOfText(element))
      const isPartOfText = (element: Element) =>
        element.closest('p, li, dd, td, figcaption, blockquote') !== null &&
        (element.closest('p, li, dd, td, figcaption, blockquote')?.textContent ?? '').trim() !==
          (element.textContent ?? '').trim()
      const targetOf = (element: Element) =>
        element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)
          ? (element.labels?.[0] ?? element)
          : element
      /** A link that covers its whole card does so with a layer after its words. */
      const spread = (element: Element) => {
        const layer = getComputedStyle(element, '::after')
        if (layer.position !== 'absolute' || layer.content === 'none') return undefined
        return { width: Number.parseFloat(layer.width), height: Number.parseFloat(layer.height) }
      }
      return [...document.querySelectorAll(interactive)].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || isInText(element)) return []
        const { width, height } = spread(element) ?? targetOf(element).getBoundingClientRect()
        // Skip links and the like have a pixel until they are focused.
        if (width <= 2 || height <= 2) return []
        if (width >= smallest - 0.5 && height >= smallest - 0.5) return []
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
        return [`${element.tagName} «${name}» ${Math.round(width)} × ${Math.round(height)}`]
      })
    },
    [least, isGallery] as const,
  )
}

/**
 * Adds up how far the page shifts from its start or from now on, except after what the reader did;
 * `shiftOf` reads it. Given to the browser as it is, so it uses nothing from outside.
 */
export function observeShift(): void {
  let shift = 0
  document.documentElement.dataset.shift = '0'
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        shift += Number(entry.value)
    document.documentElement.dataset.shift = String(shift)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** How far the page has shifted since `observeShift`. */
export async function shiftOf(page: Page): Promise<number> {
  return Number(await page.evaluate(() => document.documentElement.dataset.shift ?? '0'))
}

/** Spaces text as readers may (WCAG 1.4.12). */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}
