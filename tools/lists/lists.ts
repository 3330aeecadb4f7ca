import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { forms, type List, lists } from './list-table.ts'
import { camelCase } from './spellings.ts'

const isThere = (root: string, ...parts: string[]) => existsSync(path.join(root, ...parts))

/** Folders that have the part, from A to Z. */
function namesIn(root: string, { folders, part }: Pick<List, 'folders' | 'part'>): string[] {
  return readdirSync(path.join(root, folders))
    .filter((name) => isThere(root, folders, name, part(name)))
    .sort()
}

/** One line of a list: what it is called, and what stands there, imported or called. */
type Entry = { name: string; value: string; from?: string }

function entriesOf(root: string, list: List): Entry[] {
  const fromFolder = (name: string, folder: string): Entry => {
    const way = path.relative(path.dirname(list.file), folder)
    const from = `${way.startsWith('.') ? '' : './'}${way}/${list.part(name)}`
    if (list.isFetched) return { name, value: `() => import('${from}')` }
    const value = list.through ? `${list.through}(${camelCase(name)})` : camelCase(name)
    return { name, value, from }
  }
  const entries = namesIn(root, list).map((name) => fromFolder(name, path.join(list.folders, name)))
  const taken = new Set(entries.map(({ name }) => name))
  const formNames = list.ofForm ? namesIn(root, { folders: forms, part: () => 'form.ts' }) : []
  const ofForms = formNames.flatMap((form): Entry[] => {
    const name = `formular-${form}`
    if (taken.has(name)) return []
    if (isThere(root, forms, form, list.part(name)))
      return [fromFolder(name, path.join(forms, form))]
    const value = list.ofForm?.(form)
    return value ? [{ name, value }] : []
  })
  return [...entries, ...ofForms].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function sourceOf(root: string, list: List): string {
  const entries = entriesOf(root, list)
  return [
    '// Written by `npm run lists` from the folders it names.',
    ...list.imports,
    ...entries.flatMap(({ name, from }) =>
      from ? [`import { ${list.takes} as ${camelCase(name)} } from '${from}'`] : [],
    ),
    '',
    `/** ${list.description} */`,
    `export const ${list.declares} = {`,
    ...entries.map(({ name, value }) => (value === name ? `${name},` : `'${name}': ${value},`)),
    list.satisfies ? `} satisfies ${list.satisfies}` : '}',
    '',
  ].join('\n')
}

/** Formats with the imports in order, as `npm run check` asks for. */
function formatted(root: string, file: string, source: string): string {
  const biome = path.join(root, 'node_modules/.bin/biome')
  const args = ['check', '--write', '--linter-enabled=false', `--stdin-file-path=${file}`]
  return execFileSync(biome, args, { cwd: root, input: source, encoding: 'utf8' })
}

/** Lists that do not say what is in the folders: file → what they should say. */
export function staleLists(root: string): Map<string, string> {
  const whole = lists.map(
    (list) => [list.file, formatted(root, list.file, sourceOf(root, list))] as const,
  )
  return new Map(whole.filter(([file, text]) => textOf(path.join(root, file)) !== text))
}

function textOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Writes the lists that are stale; returns their names. */
export function writeLists(root: string): string[] {
  const stale = staleLists(root)
  for (const [file, text] of stale) writeFileSync(path.join(root, file), text)
  return [...stale.keys()]
}
