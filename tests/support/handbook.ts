import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

const folder = path.join(import.meta.dirname, '../../docs/editors-handbook')

/** The pictures of the handbook are taken only when somebody asks for them, never by the way. */
export const isPhotographing = process.env.HANDBOOK_PICTURES === 'true'

/** Takes a picture for the editors' handbook: 1200 px wide, in few colours to be small. */
export async function photograph(page: Page, name: string): Promise<void> {
  if (!isPhotographing) return
  const before = page.viewportSize()
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.waitForTimeout(500)
  const picture = await page.screenshot({ animations: 'disabled' })
  mkdirSync(folder, { recursive: true })
  const small = await sharp(picture).png({ palette: true, colours: 64, effort: 10 }).toBuffer()
  writeFileSync(path.join(folder, `${name}.png`), small)
  if (before) await page.setViewportSize(before)
}
