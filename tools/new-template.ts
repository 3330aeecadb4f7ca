/** `npm run new template x`: clones the folders of a living template in all three houses. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { camelCase, pascalCase, writeLists } from './lists/index.ts'

const model = 'zitat'
const houses = [
  'packages/contract/src/templates',
  'apps/cms/src/blocks',
  'apps/website/src/templates',
]

/** `wald-und-wiese` → `Wald-Und-Wiese`: a label until somebody writes a better one. */
function labelOf(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase())
}

const spellings = /'Zitate?'|Zitat|(examples)?\.zitat\b|zitat/g

/** Puts the new name in the place of the model's, in the spelling that each place asks for. */
function renamed(text: string, name: string): string {
  const example = camelCase(name) === name ? `examples.${name}` : `examples['${name}']`
  return text.replace(spellings, (found: string, examples?: string) => {
    if (found.startsWith("'")) return `'${labelOf(name)}'`
    if (found === 'Zitat') return pascalCase(name)
    if (found === 'zitat') return name
    return examples === undefined ? `.${camelCase(name)}` : example
  })
}

/** What is left to do by hand. */
function placesToFill(name: string): string[] {
  return [
    `packages/contract/src/templates/${name}/  what travels: context, options, feed, slots, chapter; its examples`,
    `apps/cms/src/blocks/${name}/              the fields with their words, the picture and its sentence, how it goes out`,
    `apps/website/src/templates/${name}/       view, styles, fixtures, test, chapter`,
    `content/seiten/                           a page of the demo town that shows it, in both languages`,
    `npm run openapi                           when its options have changed; generate:types in apps/cms when its fields have`,
    `npm run check                             types and tests name what is missing`,
  ]
}

function cloneFolder(root: string, house: string, name: string): string[] {
  const target = path.join(root, house, name)
  cpSync(path.join(root, house, model), target, { recursive: true })
  return readdirSync(target).map((file) => {
    const to = path.join(target, renamed(file, name))
    renameSync(path.join(target, file), to)
    writeFileSync(to, renamed(readFileSync(to, 'utf8'), name))
    return path.relative(root, to)
  })
}

/** Clones the model below `root`; returns the new files. Throws a sentence when the name cannot be. */
export function cloneTemplate(root: string, name: string): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`«${name}» is no template name: German, ASCII, kebab-case, as on the wire.`)
  const taken = houses.find((house) => existsSync(path.join(root, house, name)))
  if (taken) throw new Error(`There is a folder ${name} already: ${taken}/${name}`)
  return houses.flatMap((house) => cloneFolder(root, house, name))
}

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
  const { positionals } = parseArgs({ allowPositionals: true })
  const [kind, name] = positionals
  if (kind !== 'template' || name === undefined)
    throw new Error('Say what to make: npm run new template wald-und-wiese')
  const root = path.join(import.meta.dirname, '..')
  const files = cloneTemplate(root, name)
  format(root, files)
  writeWhatIsGenerated(root)
  process.stdout.write(`Made from ${model}, and named in every list:\n${indented(files)}\n`)
  process.stdout.write(`Left to fill:\n${indented(placesToFill(name))}`)
}

if (import.meta.main) {
  try {
    main()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
