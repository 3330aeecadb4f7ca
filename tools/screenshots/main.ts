import path from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../tests/support/chromium.ts'
import { startTestStack } from '../../tests/support/stack.ts'
import { whenAskedToStop } from '../process/index.ts'
import { root } from '../stack/index.ts'
import { print, step } from '../terminal/index.ts'
import { takeHandbook } from './handbook.ts'
import { scenes } from './scenes.ts'
import { writeSheets } from './sheet.ts'
import { takeScene } from './take.ts'

/**
 * `npm run shots` photographs everything, `npm run shots menu layout-slim` what has these words in
 * its name, `npm run shots handbook` the pictures of the editors' handbook.
 */
const words = process.argv.slice(2)
const chosen = scenes.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
const folder = path.join(root, 'shots')
const stopping = new AbortController()
whenAskedToStop(stopping)

if (words.includes('handbook')) process.exit((await takeHandbook(stopping.signal)) ? 0 : 1)

// The website that WEBSITE_URL names, otherwise one of its own, filled with the demo town.
const named = process.env.WEBSITE_URL
const stack = named ? undefined : await startTestStack(stopping.signal)
const origin = named ?? stack?.variables.WEBSITE_URL ?? ''
const problems: string[] = []
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
try {
  await step(`Photographing ${origin}`, async (detail) => {
    for (const scene of chosen) {
      stopping.signal.throwIfAborted()
      detail(scene.name)
      problems.push(...(await takeScene(browser, origin, scene, folder)))
    }
  })
  print(`${chosen.length} scenes: ${await writeSheets(browser, folder, scenes)}`)
} finally {
  await browser.close()
  await stack?.stop()
}
for (const problem of problems) print(`✗ ${problem}`)
process.exit(problems.length === 0 ? 0 : 1)
