import type { Page } from '@playwright/test'

/** Where a picture has what matters, as fractions of its width and height. */
export type Focus = readonly [left: number, top: number]

/** A picture in the place of every other: its shape in pixels, and where it has what matters. */
export type Hung = { width: number; height: number; focus: Focus }

/** Hangs a picture of this shape wherever a page shows one, and says where its focal point is. */
export async function hangEverywhere(page: Page, { width, height, focus }: Hung): Promise<void> {
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
  await page.route('/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  const [left, top] = focus
  const percent = (fraction: number) => `${Math.round(fraction * 100)}%`
  await page.route(/\/_gallery|\/de\/|\/en\//, async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replaceAll(/object-position:\d+% \d+%/g, `object-position:${percent(left)} ${percent(top)}`)
      .replaceAll(/--focus-left:\d+%/g, `--focus-left:${percent(left)}`)
      .replaceAll(/--focus-top:[\d.]+/g, `--focus-top:${top}`)
    await route.fulfill({ response, body: html })
  })
}

/** Pictures whose focal point is cut off, of those that are shown now, and how many these are. */
export function lostFocalPoints(page: Page, focus: Focus) {
  return page.evaluate(async ([left, top]) => {
    const { images } = document
    for (const image of images) image.loading = 'eager'
    await Promise.all(Array.from(images, (image) => image.decode().catch(() => undefined)))
    /** Where a fraction of a side of the picture lies in its box, before the box is moved. */
    const placeOf = (side: number, room: number, position: string, fraction: number) =>
      (room - side) * (Number.parseFloat(position) / 100) + side * fraction
    const focusOf = (image: HTMLImageElement) => {
      const box = image.getBoundingClientRect()
      const { objectFit, objectPosition } = getComputedStyle(image)
      const [across = '50%', down = '50%'] = objectPosition.split(' ')
      const shares = [box.width / image.naturalWidth, box.height / image.naturalHeight]
      const scale = objectFit === 'cover' ? Math.max(...shares) : Math.min(...shares)
      const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
      return {
        x: box.left + placeOf(width, box.width, across, left),
        y: box.top + placeOf(height, box.height, down, top),
      }
    }
    /** Boxes that cut off what lies in them; what scrolls can be brought into view. */
    const cuts = (box: Element) => /hidden|clip/.test(getComputedStyle(box).overflow)
    const framesOf = (image: Element) => {
      const frames: DOMRect[] = []
      for (let box: Element | null = image.closest('picture'); box; box = box.parentElement)
        if (box.matches('picture') || cuts(box)) frames.push(box.getBoundingClientRect())
      return frames
    }
    const isIn = ({ x, y }: { x: number; y: number }, box: DOMRect) =>
      x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1
    const shown = [...images].filter(
      (image) => image.naturalWidth > 0 && image.checkVisibility() && image.clientHeight > 0,
    )
    const lost = shown.filter((image) =>
      framesOf(image).some((frame) => !isIn(focusOf(image), frame)),
    )
    const nameOf = (image: HTMLImageElement) =>
      `${image.closest('[data-example], [data-template]')?.getAttribute('data-template') ?? ''} ${image.alt.slice(0, 40)}`
    return { count: shown.length, lost: lost.map(nameOf) }
  }, focus)
}
