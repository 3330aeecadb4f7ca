import type { Sprache, Strasse } from '@kurstadt/contract'
import { words } from './words.ts'

/** A street as it is known: with its numbers where it is split. */
export function streetName(
  { hausnummern, name }: Pick<Strasse, 'hausnummern' | 'name'>,
  sprache: Sprache,
): string {
  return hausnummern === null ? name : `${name}, ${words[sprache].nummern(hausnummern)}`
}
