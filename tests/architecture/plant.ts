import type { Files } from './cruise-tree.ts'

/** A violation to plant: the rule it breaks and the files that break it. */
export type Planted = { rule: string; files: Files; imports: number }

/** The path by which a file imports another of the repository. */
export function relative(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}`
}

/** A file that breaks a rule with each of its imports. */
export function plant(rule: string, file: string, ...imports: string[]): Planted {
  return { rule, files: { [file]: imports.join('\n') }, imports: imports.length }
}
