import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * A hash of all files that the patterns name, by path and content; tests are left out. It
 * changes exactly when a build from these files may come out differently.
 */
export function fingerprint(folder: string, patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const found = globSync(patterns, { cwd: folder, exclude: isLeftOut })
  // The glob asks its `exclude` about folders, but not about every file.
  const files = found.filter((file) => !isLeftOut(file)).sort()
  for (const file of files) {
    const full = path.join(folder, file)
    if (!statSync(full).isFile()) continue
    const content = readFileSync(full)
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function isLeftOut(name: string): boolean {
  return /(^|\/)(node_modules|build|\.next)$|\.test\.tsx?$|next-env\.d\.ts$/.test(name)
}
