import { type ObjectType, objectTypes } from './types.ts'

/** What an address below `/oparl/v1/` leads to. */
export type Place =
  | { kind: 'system' | 'body' | 'bodies' }
  | { kind: 'object'; id: string }
  | { kind: 'list'; typ: ObjectType; gremium: string | null }

const isType = (word: string | undefined): word is ObjectType =>
  objectTypes.some((type) => type === word)

/** What a committee has lists of. */
const ofCommittee: readonly string[] = ['meeting', 'consultation']

/** What an address leads to; null where there is nothing for sure. */
export function placeOf(path: string): Place | null {
  if (path === '') return { kind: 'system' }
  if (path === 'body') return { kind: 'bodies' }
  if (path === 'body/1') return { kind: 'body' }
  const [first, key, list, ...more] = path.split('/')
  if (key === undefined || more.length > 0) return null
  if (list === undefined) return isType(first) ? { kind: 'object', id: path } : null
  if (!isType(list)) return null
  if (first === 'body' && key === '1') return { kind: 'list', typ: list, gremium: null }
  if (first !== 'organization' || !ofCommittee.includes(list)) return null
  return { kind: 'list', typ: list, gremium: `${first}/${key}` }
}
