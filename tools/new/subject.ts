import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { camelCase, pascalCase } from '../lists/index.ts'
import { checkName, labelOf } from './clone.ts'

const subjects = 'apps/cms/src/subjects'
/** The plainest type there is: what a new one is cloned from. */
const model = `${subjects}/aktuelles/collections/interessengruppen/index.ts`

const door = (name: string) => `import type { Subject } from '../subject.ts'
import { collections } from './collections/index.ts'

/** ${labelOf(name)}. */
export const ${camelCase(name)} = { collections } satisfies Subject
`

const listOfCollections = (name: string) => `import type { CollectionConfig } from 'payload'
import { ${camelCase(name)} } from './${name}/index.ts'

/** Collections of this subject, as the navigation of the back office lists them. */
export const collections: CollectionConfig[] = [${camelCase(name)}]
`

/** The model's collection under a new name; names of tables have underscores. */
function collectionOf(root: string, name: string): string {
  const label = labelOf(name)
  return readFileSync(path.join(root, model), 'utf8')
    .replace(/\/\*\* [^\n]*/, `/** ${label}. */`)
    .replace('const interessengruppen', `const ${camelCase(name)}`)
    .replace("'interessengruppen'", `'${name.replaceAll('-', '_')}'`)
    .replace('InteressengruppeDoc', `${pascalCase(name)}Doc`)
    .replace("singular: 'Interessengruppe'", `singular: '${label}'`)
    .replace("plural: 'Interessengruppen'", `plural: '${label}'`)
    .replace(/\n {2}description: [^\n]*/, '')
}

/** Where the one list of subjects takes a new one: last in the navigation. */
const entries: { line: (name: string) => string; before: RegExp }[] = [
  {
    line: (name) => `import { ${camelCase(name)} } from './${name}/index.ts'\n`,
    before: /^import type \{ Subject \}/m,
  },
  { line: (name) => `  ${camelCase(name)},\n`, before: /^\]$/m },
]

function addToList(root: string, name: string): void {
  const file = path.join(root, subjects, 'index.ts')
  let list = readFileSync(file, 'utf8')
  for (const { line, before } of entries) {
    const found = before.exec(list)
    if (!found) throw new Error(`${subjects}/index.ts has another shape: add ${line(name).trim()}`)
    list = list.slice(0, found.index) + line(name) + list.slice(found.index)
  }
  writeFileSync(file, list)
}

/** Throws a sentence when no subject, or no type of one, can have that name. */
export function checkSubject(root: string, name: string): void {
  checkName(name)
  const folders = readdirSync(path.join(root, subjects)).map(
    (subject) => `${subjects}/${subject}/collections/${name}`,
  )
  const taken = [`${subjects}/${name}`, ...folders].find((one) => existsSync(path.join(root, one)))
  if (taken) throw new Error(`There is a folder ${taken} already`)
}

/**
 * A subject of the CMS: a folder with a door and one type of content, named in the one list.
 * Returns the new files and the list.
 */
export function makeSubject(root: string, name: string): string[] {
  checkSubject(root, name)
  const folder = `${subjects}/${name}`
  const files = new Map([
    [`${folder}/index.ts`, door(name)],
    [`${folder}/collections/index.ts`, listOfCollections(name)],
    [`${folder}/collections/${name}/index.ts`, collectionOf(root, name)],
  ])
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  addToList(root, name)
  return [...files.keys(), `${subjects}/index.ts`]
}

/** What is left to do by hand. */
export const placesInSubject = (name: string): string[] => [
  `${subjects}/${name}/collections/${name}/  its fields, words, and the area it belongs to`,
  `${subjects}/index.ts                       its place in the navigation`,
  'apps/cms/src/editing/access/matrix.txt   who may what: read the line that was written',
  'npm run migrate:create                   the database learns it',
  'packages/contract/src/                   entities/ and calls/, if the website is to ask for it;',
  `                                         then ${subjects}/${name}/calls/ and serialise/ as aktuelles has them`,
  'content/                                 what the demo town has of it',
]
