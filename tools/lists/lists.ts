import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { camelCase } from './spellings.ts'

/** A file that names every folder which has a certain part: what it takes from there, and what for. */
type List = {
  file: string
  folders: string
  /** The file of a folder that is listed, and what it exports. */
  part: (name: string) => string
  takes: string
  /** What stands above the names: further imports, one sentence, the declaration. */
  imports: readonly string[]
  description: string
  declares: string
}

const contract = 'packages/contract/src'
const blocks = 'apps/cms/src/blocks'
const website = 'apps/website/src'
const byName = "import type { TemplateName } from '@kurstadt/contract'"

const lists: readonly List[] = [
  {
    file: `${contract}/templates/templates.generated.ts`,
    folders: `${contract}/templates`,
    part: () => 'template.ts',
    takes: 'template',
    imports: [],
    description: 'Every template by its wire name (page model, section 4).',
    declares: 'templates',
  },
  {
    file: `${contract}/examples/examples.generated.ts`,
    folders: `${contract}/templates`,
    part: () => 'examples.ts',
    takes: 'examples',
    imports: [
      "import type { TemplateName } from '../templates/index.ts'",
      "import type { BlockExamples } from './block-examples.ts'",
    ],
    description:
      'Blocks of every template by name; they feed gallery, tests and accessibility checks.',
    declares: 'examples: { [Name in TemplateName]: BlockExamples<Name> }',
  },
  {
    file: `${blocks}/blocks.generated.ts`,
    folders: blocks,
    part: () => 'block.ts',
    takes: 'block',
    imports: [byName, "import type { Block } from 'payload'"],
    description:
      'The editor’s fields for every template; a template without them does not compile.',
    declares: 'blocks: { [Name in TemplateName]: Block }',
  },
  {
    file: `${blocks}/pictures/drawings.generated.ts`,
    folders: blocks,
    part: () => 'drawing.ts',
    takes: 'drawing',
    imports: [byName, "import type { Drawing } from './groups.ts'"],
    description: 'A drawing for every block; a template without one does not compile.',
    declares: 'drawings: { [Name in TemplateName]: Drawing }',
  },
  {
    file: `${blocks}/serialise/serialisers.generated.ts`,
    folders: blocks,
    part: () => 'serialise.ts',
    takes: 'serialise',
    imports: [byName, "import type { Serialise } from './options.ts'"],
    description: 'How every block goes out; a template without it does not compile.',
    declares: 'serialisers: { [Name in TemplateName]: Serialise<Name> }',
  },
  {
    file: `${website}/templates/registry.generated.ts`,
    folders: `${website}/templates`,
    part: () => 'index.ts',
    takes: 'template',
    imports: [byName, "import type { Template } from './template.ts'"],
    description:
      'Every template by its wire name; a missing one does not compile (page model, section 5).',
    declares: 'registry: { [Name in TemplateName]: Template<Name> }',
  },
  {
    file: `${website}/routes/gallery-examples.generated.server.ts`,
    folders: `${website}/templates`,
    part: (name) => `${name}.fixtures.ts`,
    takes: 'fixtures',
    imports: [byName, "import type { Fixtures } from '../templates/template.ts'"],
    description: 'Every example of every template: the contract’s and the website’s own.',
    declares: 'galleryExamples: { [Name in TemplateName]: Fixtures<Name> }',
  },
]

/** Folders that have the part, from A to Z. */
function namesIn(root: string, { folders, part }: List): string[] {
  return readdirSync(path.join(root, folders))
    .filter((name) => existsSync(path.join(root, folders, name, part(name))))
    .sort()
}

function sourceOf(root: string, list: List): string {
  const names = namesIn(root, list)
  const way = path.relative(path.dirname(list.file), list.folders)
  const from = way === '' ? '.' : way
  return [
    '// Written by `npm run lists` from the folders it names.',
    ...list.imports,
    ...names.map(
      (name) =>
        `import { ${list.takes} as ${camelCase(name)} } from '${from}/${name}/${list.part(name)}'`,
    ),
    '',
    `/** ${list.description} */`,
    `export const ${list.declares} = {`,
    ...names.map((name) =>
      camelCase(name) === name ? `${name},` : `'${name}': ${camelCase(name)},`,
    ),
    '}',
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
