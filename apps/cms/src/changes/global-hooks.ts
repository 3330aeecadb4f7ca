import type { GlobalConfig, GlobalSlug } from 'payload'
import { awaitTurn, recordChange } from './record-change.ts'
import { refuseOverwrite } from './refuse-overwrite.ts'

type Hooks = Required<Pick<NonNullable<GlobalConfig['hooks']>, 'beforeChange' | 'afterChange'>>

/** As `changeHooks`, for a global: every save is public. */
export function globalChangeHooks(slug: GlobalSlug): Hooks {
  return {
    beforeChange: [
      async ({ req, data, originalDoc }) => {
        await awaitTurn(req)
        const newest = await req.payload.findGlobal({ slug, req, depth: 0, overrideAccess: true })
        refuseOverwrite(req, data.updatedAt ?? originalDoc?.updatedAt, newest.updatedAt)
        return data
      },
    ],
    afterChange: [
      async ({ req, doc }) => {
        await recordChange(req, [slug])
        return doc
      },
    ],
  }
}
