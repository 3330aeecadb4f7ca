import type { Sprache } from '@kurstadt/contract'

const until = { de: ' bis ', en: ' to ' } as const

/**
 * A time as it is to be read aloud: between two numbers a dash is a word, or a voice says «minus»
 * or nothing.
 */
export function readAloud(zeit: string, sprache: Sprache): string {
  return zeit.replace(/(\d)\s*[-–—]\s*(?=\d)/g, `$1${until[sprache]}`)
}
