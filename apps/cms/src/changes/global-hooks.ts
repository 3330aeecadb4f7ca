import type { GlobalConfig, GlobalSlug } from 'payload'
import { awaitTurn, recordChange } from './record-change.ts'
import { refuseOverwrite } from './refuse-overwrite.ts'

type Hooks = Required<Pick<NonNullable<GlobalConfig['hooks']>, 'beforeChange' | 'afterChange'>>

function updatedAtOf(doc: unknown): unknown {
  return typeof doc === 'object' && doc !== null && 'updatedAt' in doc ? doc.updatedAt : undefined
}

/** As `changeHooks`, for a global: every save is public. */
export function globalChangeHooks(slug: GlobalSlug): Hooks {
  return {
    beforeChange: [
      async ({ req, data, originalDoc }) => {
        await awaitTurn(req)
        const newest = await req.payload.findGlobal({ slug, req, depth: 0, overrideAccess: true })
        refuseOverwrite(req, updatedAtOf(data) ?? updatedAtOf(originalDoc), newest.updatedAt)
      },
    ],
    afterChange: [
      async ({ req }) => {
        await recordChange(req, [slug])
      },
    ],
  }
}
