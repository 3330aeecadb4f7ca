import type { GlobalConfig, GlobalSlug } from 'payload'
import { writeAuditLog } from '../protokoll/index.ts'
import { appendChange, awaitTurn } from './append-change.ts'
import { differences } from './differences.ts'
import { refuseOverwrite } from './refuse-overwrite.ts'
import { forgetTouched, stashTouched, touchedBy } from './touched.ts'

type Hooks = Required<Pick<NonNullable<GlobalConfig['hooks']>, 'beforeChange' | 'afterChange'>>

function updatedAtOf(doc: unknown): unknown {
  return typeof doc === 'object' && doc !== null && 'updatedAt' in doc ? doc.updatedAt : undefined
}

/** As `changeHooks`, for a global: every save is public. */
export function globalChangeHooks(slug: GlobalSlug): Hooks {
  return {
    beforeChange: [
      async ({ req, data, global, originalDoc }) => {
        await awaitTurn(req)
        const fields = global.flattenedFields
        stashTouched(req, slug, differences(fields, originalDoc, data))
        const newest = await req.payload.findGlobal({ slug, req, depth: 0, overrideAccess: true })
        await refuseOverwrite(req, {
          base: updatedAtOf(data) ?? updatedAtOf(originalDoc),
          newest: newest.updatedAt,
          differences: async () => differences(fields, newest, data),
        })
      },
    ],
    afterChange: [
      async ({ req, global }) => {
        await appendChange(req, [slug])
        await writeAuditLog(req, {
          vorgang: 'geaendert',
          sammlung: slug,
          eintrag: typeof global.label === 'string' ? global.label : slug,
          dokument: null,
          felder: touchedBy(req, slug),
        })
        forgetTouched(req, slug)
      },
    ],
  }
}
