import * as z from 'zod/mini'
import type { FormProblem } from './fields.ts'

/** What a rule between two fields looks at: some of them may be wrong already. */
type Values = Readonly<Record<string, unknown>>
type Form = z.ZodMiniObject

const isFilled = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && value !== false

/** A rule is asked even if other fields are wrong: everything is said at once. */
const always = () => true

/** A rule between fields; what breaks it is said at one of them. */
export function refuseUnless<Schema extends Form>(
  schema: Schema,
  isRight: (values: Values) => boolean,
  [field, problem]: [string, FormProblem],
): Schema {
  return schema.check(
    z.refine((values: Values) => isRight(values), { path: [field], error: problem, when: always }),
  )
}

/** Exactly one of the field and a named other must be filled (spec 5, custom rule xor). */
export function xor<Schema extends Form>(schema: Schema, field: string, other: string): Schema {
  const isRight = (values: Values) => isFilled(values[field]) !== isFilled(values[other])
  return refuseUnless(schema, isRight, [field, 'eines'])
}

/** One of two fields must be filled, and both may be (decisions, 5 xor rule). */
export function atLeastOne<Schema extends Form>(schema: Schema, field: string, other: string) {
  const isRight = (values: Values) => isFilled(values[field]) || isFilled(values[other])
  return refuseUnless(schema, isRight, [field, 'fehlt'])
}

/** The last day may not lie before the first (decisions, 5 package form). */
export function notBefore<Schema extends Form>(schema: Schema, first: string, last: string) {
  const isRight = (values: Values) => {
    const [from, to] = [values[first], values[last]]
    return typeof from !== 'string' || typeof to !== 'string' || to >= from
  }
  return refuseUnless(schema, isRight, [last, 'vor_beginn'])
}

/** A field that is needed as soon as another one is filled. */
export function neededWith<Schema extends Form>(schema: Schema, field: string, other: string) {
  const isRight = (values: Values) => !isFilled(values[other]) || isFilled(values[field])
  return refuseUnless(schema, isRight, [field, 'fehlt'])
}

/** Whoever sends a picture says what it shows and whose it is. */
export function pictureRights<Schema extends Form>(schema: Schema) {
  return neededWith(neededWith(schema, 'bildcopyright', 'bild'), 'bildtext', 'bild')
}
