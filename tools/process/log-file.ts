import { existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'

/** Opens an empty log; the one of the run before stays beside it, older ones go. */
export function openLog(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true })
  if (existsSync(file)) renameSync(file, file.replace(/\.log$/, '.previous.log'))
  return openSync(file, 'a')
}

/** The last lines of a log. */
export function lastLines(file: string, count: number): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
}
