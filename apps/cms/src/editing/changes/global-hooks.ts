import type { GlobalConfig, GlobalSlug } from 'payload'
import { recordEntry } from '../protokoll/index.ts'
import { differences } from './differences.ts'
import { awaitTurn, recordChange } from './record-change.ts'
import { refuseOverwrite } from './refuse-overwrite.ts'
import { forgetTouched, rememberTouched, touchedBy } from './touched.ts'

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
        rememberTouched(req, slug, differences(fields, originalDoc, data))
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
        await recordChange(req, [slug])
        await recordEntry(req, {
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
