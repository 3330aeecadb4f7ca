import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Scene } from './scenes.ts'

/** Widths of a telephone, a tablet, a notebook and a large screen. */
export const widths = [375, 768, 1280, 1600]

const height = 900

/** Where a picture lies below the folder of the shots. */
export function fileOf(scene: Scene, width: number): string {
  return path.join(String(width), `${scene.name}.png`)
}

/** Photographs a scene at each width; returns what went wrong. */
export async function takeScene(
  browser: Browser,
  origin: string,
  scene: Scene,
  folder: string,
): Promise<string[]> {
  const url = `${origin}${scene.path}`
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  const page = await context.newPage()
  const take = (width: number) =>
    page.screenshot({ path: path.join(folder, fileOf(scene, width)), fullPage: !scene.open })
  try {
    const problems = new Set([await visit(page, url, scene)])
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      if (scene.open) await visit(page, url, scene)
      problems.add(await prepare(page, scene))
      await take(width)
    }
    return [...problems].flatMap((problem) => (problem ? [`${scene.name} ${problem}`] : []))
  } finally {
    await context.close()
  }
}

async function visit(page: Page, url: string, { status = 200 }: Scene) {
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  return answer?.status() === status ? undefined : `answers ${answer?.status()}, not ${status}`
}

async function prepare(page: Page, scene: Scene): Promise<string | undefined> {
  try {
    if (scene.open) await scene.open(page)
    else await showLazyPictures(page)
    await page.waitForTimeout(300)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error)
  }
}

/** Pictures further down are fetched when the reader comes near. */
async function showLazyPictures(page: Page): Promise<void> {
  const length = Number(await page.evaluate('document.body.scrollHeight'))
  for (let top = 0; top < length; top += height) {
    await page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`)
    await page.waitForTimeout(40)
  }
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
  await page.waitForLoadState('networkidle')
}
