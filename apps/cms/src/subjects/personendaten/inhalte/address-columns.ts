import type { FlattenedField, SanitizedConfig } from 'payload'

/** A table with addresses, and the collection or settings it belongs to. */
export type AddressTable = {
  slug: string
  /** What the office calls one of them. */
  kind: string
  isGlobal: boolean
  hasBin: boolean
  hasVersions: boolean
  /** Its columns with addresses, and the column of its title. */
  columns: string[]
  title: string | null
}

/** Columns of e-mail fields, in groups as well. */
function columnsOf(fields: readonly FlattenedField[], before = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'email') return [before + field.name]
    return field.type === 'group' ? columnsOf(field.flattenedFields, `${before}${field.name}_`) : []
  })
}

const wordOf = (label: unknown, slug: string) => (typeof label === 'string' ? label : slug)

/** Every collection and all settings with a field for an e-mail address. */
export function addressTables({ collections, globals }: SanitizedConfig): AddressTable[] {
  const types = collections.map(({ admin, flattenedFields, labels, slug, trash, versions }) => {
    const title = flattenedFields.find(
      (field) => 'name' in field && field.name === admin.useAsTitle && field.type === 'text',
    )
    const isOwnColumn = title !== undefined && !('localized' in title && title.localized === true)
    return {
      slug,
      kind: wordOf(labels.singular, slug),
      isGlobal: false,
      hasBin: trash === true,
      hasVersions: Boolean(versions),
      columns: columnsOf(flattenedFields),
      title: isOwnColumn ? (admin.useAsTitle ?? null) : null,
    }
  })
  const settings = globals.map(({ flattenedFields, label, slug, versions }) => ({
    slug,
    kind: wordOf(label, slug),
    isGlobal: true,
    hasBin: false,
    hasVersions: Boolean(versions),
    columns: columnsOf(flattenedFields),
    title: null,
  }))
  return [...types, ...settings].filter(({ columns }) => columns.length > 0)
}
