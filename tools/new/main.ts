/** `npm run new template x`, `npm run new form x`: clones a living one and names it in every list. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { writeLists } from '../lists/index.ts'
import { clone, type Model } from './clone.ts'
import { form } from './form.ts'
import { template } from './template.ts'

const models = new Map<string, Model>([
  ['template', template],
  ['form', form],
])

/** Writes anew what is made from the folders: the lists, openapi.json, the types of what is kept. */
function writeWhatIsGenerated(root: string): void {
  writeLists(root)
  const node = (cwd: string, ...args: string[]) => {
    // Nothing is opened: the configuration only has to be readable.
    const env = { PAYLOAD_SECRET: 'x'.repeat(32), DATABASE_URL: 'postgres://none@localhost/none' }
    const options = { cwd: path.join(root, cwd), env: { ...process.env, ...env } }
    execFileSync(process.execPath, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  node('.', 'packages/contract/src/write-openapi.ts')
  node('apps/cms', path.join(root, 'node_modules/payload/bin.js'), 'generate:types')
}

function format(root: string, files: readonly string[]): void {
  const biome = path.join(root, 'node_modules/.bin/biome')
  const args = ['check', '--write', '--linter-enabled=false', ...files]
  execFileSync(biome, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}\n`).join('')

function main(): void {
  const [kind = '', name] = parseArgs({ allowPositionals: true }).positionals
  const model = models.get(kind)
  if (model === undefined || name === undefined)
    throw new Error('Say what to make: npm run new template wald-und-wiese, or new form wald')
  const root = path.join(import.meta.dirname, '../..')
  const files = clone(root, model, name)
  format(root, files)
  writeWhatIsGenerated(root)
  process.stdout.write(`Made from ${model.name}, and named in every list:\n${indented(files)}\n`)
  process.stdout.write(`Left to fill:\n${indented(model.placesToFill(name))}`)
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
