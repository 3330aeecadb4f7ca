import type { Field, FieldHook } from 'payload'
import { nobodyField } from '../access/index.ts'
import { inTransaction, sql } from '../database/index.ts'

/** Name of the PostgreSQL sequence that counts the entries of a type. */
export function sequenceOf(slug: string): string {
  return `nummer_${slug}`
}

function assign(sequence: string): FieldHook {
  return async ({ operation, value, req }) => {
    if (operation !== 'create') return value
    if (typeof value === 'number') {
      await inTransaction(
        req,
        sql`select setval(${sequence}::regclass, greatest(${value}::bigint, nextval(${sequence}::regclass)))`,
      )
      return value
    }
    const [row] = await inTransaction(
      req,
      sql`select nextval(${sequence}::regclass)::int as nummer`,
    )
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
    hooks: { beforeChange: [assign(sequenceOf(slug))], beforeDuplicate: [() => null] },
  }
}
