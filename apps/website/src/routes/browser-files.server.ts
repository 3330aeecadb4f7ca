import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import '../styles/index.css'

// The one style sheet of the site is made of what is asked for here: behaviour has styles too, of
// what it makes in the browser.
const sheets = import.meta.glob('/src/**/*.module.css', { eager: true })

/** Vite's list of what it has built; absent while developing. */
const manifestSchema = z.record(z.string(), z.object({ file: z.string() }))

function builtFile(manifest: string, entry: string): string | null {
  const list = new URL(`${manifest}/.vite/manifest.json`, import.meta.url)
  if (!existsSync(list)) return null
  const file = manifestSchema.parse(JSON.parse(readFileSync(list, 'utf8')))[entry]?.file
  if (file === undefined) throw new Error(`The build of the website lacks ${entry}.`)
  return `/${file}`
}

const script = builtFile('../client', 'src/entry.browser.ts')
const styles = builtFile('../server', 'style.css')

/** The code of every page: behaviour, and what wakes islands. */
export const scripts = script ? [script] : ['/@vite/client', '/src/entry.browser.ts']

/** The one style sheet; while developing, the sheets that it would be made of. */
export const styleSheets = styles ? [styles] : ['/src/styles/index.css', ...Object.keys(sheets)]
