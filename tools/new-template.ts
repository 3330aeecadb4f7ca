/** `npm run new template x`: clones a living template folder and names the places left to fill. */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

const model = 'zitat'

/** `wald-und-wiese` → `waldUndWiese`. */
const camelCase = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const pascalCase = (name: string) => camelCase(`-${name}`)

/** Puts the new name in the place of the model's in every spelling. */
function renamed(text: string, name: string): string {
  return text.replaceAll(pascalCase(model), pascalCase(name)).replaceAll(model, name)
}

/** What is left to do by hand, in the order in which it is noticed when it is missing. */
function placesToFill(name: string): string[] {
  return [
    `packages/contract/src/templates/*.ts        declare ${camelCase(name)} with defineTemplate and list it in index.ts`,
    `packages/contract/src/examples/blocks-*.ts  examples typical, minimal, long-words, english; list them in index.ts`,
    `apps/cms/src/blocks/${name}.ts              the editor's fields; list it in blocks/index.ts`,
    `apps/website/src/templates/registry.ts      a line for '${name}'`,
    `apps/website/src/templates/group-*.ts       export its template from one of the groups`,
    `apps/website/src/routes/gallery-examples.server.ts  its fixtures`,
    `apps/website/src/templates/${name}/         view, styles, fixtures, test: all still those of ${model}`,
    `npm run check                               conformance test and types name what is missing`,
  ]
}

/** Clones the model below `root`; returns the new files. Throws a sentence when the name cannot be. */
export function cloneTemplate(root: string, name: string): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`«${name}» is no template name: German, ASCII, kebab-case, as on the wire.`)
  const templates = path.join(root, 'apps/website/src/templates')
  const target = path.join(templates, name)
  if (existsSync(target)) throw new Error(`There is a template ${name} already: ${target}`)
  cpSync(path.join(templates, model), target, { recursive: true })
  for (const file of readdirSync(target)) {
    const to = path.join(target, renamed(file, name))
    renameSync(path.join(target, file), to)
    writeFileSync(to, renamed(readFileSync(to, 'utf8'), name))
  }
  return readdirSync(target).map((file) => path.join('apps/website/src/templates', name, file))
}

function main(): void {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [kind, name] = positionals
  if (kind !== 'template' || name === undefined)
    throw new Error('Say what to make: npm run new template wald-und-wiese')
  const files = cloneTemplate(path.join(import.meta.dirname, '..'), name)
  process.stdout.write(`Made from ${model}:\n${files.map((file) => `  ${file}`).join('\n')}\n\n`)
  process.stdout.write(
    `Left to fill:\n${placesToFill(name)
      .map((place) => `  ${place}`)
      .join('\n')}\n`,
  )
}

if (import.meta.main) {
  try {
    main()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
