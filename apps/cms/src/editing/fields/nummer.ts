import type { Field, FieldHook } from 'payload'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { isRecord } from '../../platform/record.ts'
import { nobodyField } from '../access/index.ts'

function assign(sequence: string): FieldHook {
  return async ({ operation, originalDoc, value, req }): Promise<unknown> => {
    const given: unknown = value
    const before: unknown = originalDoc
    // Payload leaves out of a restored version what nobody may change; it has its number all the same.
    if (operation !== 'create') return given ?? (isRecord(before) ? before.nummer : undefined)
    if (typeof given === 'number') {
      const next = sql`greatest(${given}::bigint, nextval(${sequence}::regclass))`
      await inTransaction(req, sql`select setval(${sequence}::regclass, ${next})`)
      return given
    }
    const next = sql`select nextval(${sequence}::regclass)::int as nummer`
    const [row] = await inTransaction(req, next)
    return row?.nummer
  }
}

/**
 * The small stable number by which other systems and addresses know an entry (page model,
 * section 1). Counted per type; an import may bring its own and later ones continue after it.
 */
export function nummer(slug: string): Field {
  return {
    name: 'nummer',
    type: 'number',
    label: 'Nummer',
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      readOnly: true,
      disableBulkEdit: true,
      description: 'Wird beim ersten Speichern vergeben und ändert sich nie.',
    },
    access: { create: nobodyField, update: nobodyField },
    hooks: { beforeChange: [assign(`nummer_${slug}`)], beforeDuplicate: [() => null] },
  }
}
