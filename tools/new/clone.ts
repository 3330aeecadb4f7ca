import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A living part of the product that new ones are cloned from. */
export type Model = {
  name: string
  /** Folders in which it has one of its own name. */
  houses: readonly string[]
  /** Puts a new name in the place of the model's, in the spelling that each place asks for. */
  renamed: (text: string, name: string) => string
  /** What is left to do by hand. */
  placesToFill: (name: string) => string[]
}

/** `wald-und-wiese` → `Wald-Und-Wiese`: a label until somebody writes a better one. */
export function labelOf(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase())
}

function cloneFolder(root: string, house: string, model: Model, name: string): string[] {
  const target = path.join(root, house, name)
  cpSync(path.join(root, house, model.name), target, { recursive: true })
  return readdirSync(target).map((file) => {
    const to = path.join(target, model.renamed(file, name))
    renameSync(path.join(target, file), to)
    writeFileSync(to, model.renamed(readFileSync(to, 'utf8'), name))
    return path.relative(root, to)
  })
}

/** Throws a sentence when a name could not be on the wire. */
export function checkName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`«${name}» is no name: German, ASCII, kebab-case, as on the wire.`)
}

/** Something that can be made under a name; `check` throws a sentence when the name cannot be. */
export type Maker = {
  check: (root: string, name: string) => void
  make: (root: string, name: string) => string[]
}

/** Makes one for each name, or nothing at all where one of the names cannot be. */
export function makeAll(root: string, { check, make }: Maker, names: readonly string[]): string[] {
  for (const name of names) check(root, name)
  return [...new Set(names)].flatMap((name) => make(root, name))
}

/** Throws a sentence when nothing can be cloned under that name. */
export function checkFree(root: string, model: Model, name: string): void {
  checkName(name)
  const taken = model.houses.find((house) => existsSync(path.join(root, house, name)))
  if (taken) throw new Error(`There is a folder ${name} already: ${taken}/${name}`)
}

/** Clones the model below `root`; returns the new files. Throws a sentence when the name cannot be. */
export function clone(root: string, model: Model, name: string): string[] {
  checkFree(root, model, name)
  return model.houses.flatMap((house) => cloneFolder(root, house, model, name))
}
