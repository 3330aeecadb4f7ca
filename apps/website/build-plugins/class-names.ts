import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'

const root = `${import.meta.dirname}/..`
const owners = new Map<string, string>()

/**
 * Three characters for each class of a CSS module, the same in browser and server build: names of
 * classes are bytes in every page and every script. Two classes with one name end the build.
 */
export function shortClassName(name: string, file: string): string {
  const owner = `${relative(root, file.replace(/\?.*$/, '')).replaceAll(sep, '/')} .${name}`
  const letters = createHash('sha256')
    .update(owner)
    .digest('base64url')
    .replace(/^[\d_-]+/, '')
  const short = letters.slice(0, 3)
  const other = owners.get(short) ?? owner
  if (other !== owner) throw new Error(`${owner} and ${other} get one name: rename one of them.`)
  owners.set(short, owner)
  return short
}
