import type { SingleRelationshipField, Where } from 'payload'
import { standsBelowItself } from '../../../../editing/fields/index.ts'

const tree = { collection: 'rubriken', field: 'eltern' } as const

/** Whether a category is for the same things as the one below it. */
async function isOfSameKind(
  req: Parameters<typeof standsBelowItself>[0],
  { art, parent }: { art: unknown; parent: unknown },
): Promise<boolean> {
  if (typeof parent !== 'string' || typeof art !== 'string') return true
  const where: Where = { and: [{ id: { equals: parent } }, { art: { equals: art } }] }
  const { totalDocs } = await req.payload.count({ collection: 'rubriken', where, req })
  return totalDocs > 0
}

const artOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'art' in data ? data.art : undefined

/** The category above this one: whoever chooses that finds what is in this one as well. */
export const eltern: SingleRelationshipField = {
  name: 'eltern',
  type: 'relationship',
  relationTo: 'rubriken',
  label: 'Übergeordnete Rubrik',
  hasMany: false,
  filterOptions: ({ data, id }) => {
    const isOfKind: Where = { art: { equals: artOf(data) ?? 'branchen' } }
    return id === undefined ? isOfKind : { and: [isOfKind, { id: { not_equals: id } }] }
  },
  admin: {
    description:
      'Wie „Essen und Trinken“ über „Cafés“. Wer die obere wählt, findet auch, was in dieser steht.',
    condition: (data) => artOf(data) === 'branchen',
  },
  validate: async (value: unknown, { data, id, req }) => {
    if (!(await isOfSameKind(req, { art: artOf(data), parent: value })))
      return 'Bitte wählen Sie eine Rubrik derselben Art.'
    const isRing = await standsBelowItself(req, tree, { own: id, parent: value })
    return isRing ? 'Eine Rubrik kann nicht unter sich selbst stehen.' : true
  },
}
