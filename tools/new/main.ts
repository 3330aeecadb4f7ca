/** `npm run new template x` (or `form`, `subject`; several names at once) clones living ones into every list. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { writeLists } from '../lists/index.ts'
import { checkFree, clone, type Maker, type Model, makeAll } from './clone.ts'
import { form } from './form.ts'
import { checkForm, makeForm } from './form-page.ts'
import { checkSubject, makeSubject, placesInSubject } from './subject.ts'
import { template } from './template.ts'

type Kind = Maker & {
  placesToFill: (name: string) => string[]
  /** What is generated for this kind besides what every kind writes. */
  generate?: (root: string) => void
}

const clonedFrom = (model: Model): Kind => ({
  check: (root, name) => checkFree(root, model, name),
  make: (root, name) => clone(root, model, name),
  placesToFill: model.placesToFill,
})

const kinds = new Map<string, Kind>([
  ['template', clonedFrom(template)],
  ['form', { check: checkForm, make: makeForm, placesToFill: form.placesToFill }],
  [
    'subject',
    {
      check: checkSubject,
      make: makeSubject,
      placesToFill: placesInSubject,
      generate: writeAccessMatrix,
    },
  ],
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

/** Who may what, written anew for somebody to read (`matrix.txt`). */
function writeAccessMatrix(root: string): void {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--project=unit-cms', 'apps/cms/src/editing/access', '--update']
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

function format(root: string, files: readonly string[]): void {
  const biome = path.join(root, 'node_modules/.bin/biome')
  const args = ['check', '--write', '--linter-enabled=false', ...files]
  execFileSync(biome, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}\n`).join('')

function main(): void {
  const [asked = '', ...names] = parseArgs({ allowPositionals: true }).positionals
  const kind = kinds.get(asked)
  if (kind === undefined || names.length === 0)
    throw new Error(
      'Say what to make: npm run new template wald-und-wiese, new form wald, or new subject wald',
    )
  const root = path.join(import.meta.dirname, '../..')
  const files = makeAll(root, kind, names)
  format(root, files)
  writeWhatIsGenerated(root)
  kind.generate?.(root)
  process.stdout.write(`Made, and named in every list:\n${indented(files)}\n`)
  process.stdout.write(`Left to fill:\n${indented(names.flatMap(kind.placesToFill))}`)
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
