import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import type { Scene } from './scenes.ts'
import { fileOf, widths } from './take.ts'

const style = `
body { margin: 0; padding: 24px; font: 14px/1.4 sans-serif; background: #e8e8e8 }
section { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 20px }
h2 { grid-column: 1 / -1 } figure { margin: 0 }
img { display: block; width: 100%; height: 420px; object-fit: cover; object-position: top; background: #fff }
`

/** Puts all pictures side by side: a page to leaf through, and a picture of it for each width. */
export async function writeSheets(
  browser: Browser,
  folder: string,
  scenes: readonly Scene[],
): Promise<string> {
  const parts = widths.map((width) => {
    const figures = scenes
      .filter((scene) => existsSync(path.join(folder, fileOf(scene, width))))
      .map((scene) => figure(scene.name, fileOf(scene, width)))
    return `<section id="w${width}"><h2>${width} px</h2>${figures.join('')}</section>`
  })
  const index = path.join(folder, 'index.html')
  const head = `<!doctype html><meta charset="utf-8"><title>Shots</title><style>${style}</style>`
  writeFileSync(index, `${head}${parts.join('')}`)
  const page = await browser.newPage({ viewport: { width: 1900, height: 1000 } })
  await page.goto(pathToFileURL(index).href)
  for (const width of widths) {
    const file = path.join(folder, `sheet-${width}.png`)
    await page.locator(`#w${width}`).screenshot({ path: file })
  }
  return index
}

function figure(name: string, file: string): string {
  return `<figure><a href="${file}"><img src="${file}" alt="${name}"></a><figcaption>${name}</figcaption></figure>`
}
