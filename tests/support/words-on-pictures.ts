import type { Page } from '@playwright/test'
import sharp from 'sharp'

type Box = { x: number; y: number; width: number; height: number }
type Words = { text: string; color: string; isLarge: boolean; boxes: Box[] }

/** Shows one slide of each carousel that fades, without its clock. */
function showSlide(page: Page, place: number): Promise<void> {
  return page.evaluate((wanted) => {
    for (const carousel of document.querySelectorAll('[data-look="fade"]')) {
      const slides = [...(carousel.firstElementChild?.children ?? [])]
      for (const [at, slide] of slides.entries())
        slide.toggleAttribute('data-current', at === wanted % slides.length)
    }
  }, place)
}

/** What stands over a picture, in the parts that `looks` selects, line by line. */
function wordsOnPictures(page: Page, looks: string): Promise<Words[]> {
  return page.evaluate((selector) => {
    const pictures = Array.from(document.querySelectorAll('picture'), (picture) =>
      picture.getBoundingClientRect(),
    )
    const isOnPicture = (box: DOMRect) =>
      box.left >= 0 &&
      box.right <= innerWidth &&
      box.width > 2 &&
      pictures.some(
        ({ left, right, top, bottom }) =>
          box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      )
    const linesOf = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return Array.from(range.getClientRects())
        .filter(isOnPicture)
        .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }))
    }
    const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) => {
      const points = Number.parseFloat(fontSize) * 0.75
      return points >= 18 || (Number(fontWeight) >= 700 && points >= 14)
    }
    const textsIn = (part: Element) =>
      [part, ...part.querySelectorAll('*')]
        .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        // A box of a pixel hides words that only screen readers say.
        .filter((one) => getComputedStyle(one).display === 'inline' || one.clientWidth > 2)
        .flatMap((one) =>
          [...one.childNodes].map((node) => ({ node, style: getComputedStyle(one) })),
        )
        .filter(({ node }) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const parts = Array.from(document.querySelectorAll(selector), (look) =>
      look.matches('[data-look="fade"]') ? (look.parentElement ?? look) : look,
    )
    return parts
      .flatMap(textsIn)
      .map(({ node, style }) => ({
        text: node.textContent?.trim() ?? '',
        color: style.color,
        isLarge: isLarge(style),
        boxes: linesOf(node),
      }))
      .filter(({ boxes }) => boxes.length > 0)
  }, looks)
}

/** Light of each value that a channel may have (WCAG 2, relative luminance). */
const light = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0)

/** What stands behind the words: pixels of a part of the page. */
type Ground = { pixels: Buffer; left: number; top: number; width: number; height: number }

/** The weakest contrast of a colour with the pixels of a box. */
function weakest({ pixels, left, top, width, height }: Ground, box: Box, color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  const words = luminance(red, green, blue)
  const [x, y] = [Math.floor(box.x) - left, Math.floor(box.y) - top]
  const [right, bottom] = [x + Math.ceil(box.width), y + Math.ceil(box.height)]
  if (x < 0 || y < 0 || right > width || bottom > height) throw new Error('beside the picture')
  let least = 21
  for (let row = y; row < bottom; row += 1)
    for (let at = (row * width + x) * 3; at < (row * width + right) * 3; at += 3) {
      const ground = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
      const ratio = (Math.max(words, ground) + 0.05) / (Math.min(words, ground) + 0.05)
      least = Math.min(least, ratio)
    }
  return least
}

/** Waits until the window shows what was last asked of it: a busy machine may be a frame behind. */
const isPainted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )

/** The part of the page that holds all boxes, and a pixel more, without its words. */
async function groundOf(page: Page, boxes: readonly Box[]): Promise<Ground> {
  const content = 'body * { color: transparent; transition: none }'
  const left = Math.floor(Math.min(...boxes.map(({ x }) => x)))
  const top = Math.floor(Math.min(...boxes.map(({ y }) => y)))
  const width = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) + 1 - left
  const height = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) + 1 - top
  const hidden = await page.addStyleTag({ content })
  await isPainted(page)
  const clip = { x: left, y: top, width, height }
  // A picture of the whole page takes five times as long, and most words stand in its first window.
  const { height: seen = 0 } = page.viewportSize() ?? {}
  const fullPage = top + height > seen
  const shot = await page.screenshot({ fullPage, scale: 'css', clip })
  await hidden.evaluate((style) => style.parentNode?.removeChild(style))
  const { data: pixels, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels, left, top, width: info.width, height: info.height }
}

/** How many words there are over pictures, and which of them have too little contrast. */
type Measured = { count: number; weak: string[] }

async function measure(page: Page, looks: string): Promise<Measured> {
  const words = await wordsOnPictures(page, looks)
  if (words.length === 0) return { count: 0, weak: [] }
  const ground = await groundOf(
    page,
    words.flatMap(({ boxes }) => boxes),
  )
  const weak: string[] = []
  for (const { text, color, isLarge, boxes } of words)
    for (const box of boxes) {
      const ratio = weakest(ground, box, color)
      if (ratio < (isLarge ? 3 : 4.5)) weak.push(`${text.slice(0, 40)}: ${ratio.toFixed(2)}`)
    }
  return { count: words.length, weak }
}

/** The same as `weakWords` of everything on a page that has no carousels. */
export const measureWords = (page: Page): Promise<Measured> => measure(page, 'main')

/**
 * Words over pictures of carousels below the contrast of WCAG 1.4.3 at any pixel behind them, on each
 * slide: 3 for large ones, else 4.5.
 */
export async function weakWords(page: Page): Promise<string[]> {
  const counts = await page
    .locator('[data-look="fade"]')
    .evaluateAll((looks) => looks.map((look) => look.firstElementChild?.children.length ?? 1))
  const weak: string[] = []
  for (let slide = 0; slide < Math.max(1, ...counts); slide += 1) {
    await showSlide(page, slide)
    // What does not fade shows the same on each slide.
    const measured = await measure(page, slide === 0 ? '[data-look]' : '[data-look="fade"]')
    if (measured.count === 0) throw new Error('No words over a picture were found')
    weak.push(...measured.weak)
  }
  return weak
}
