import { LinkFeature } from '@payloadcms/richtext-lexical'
import type { FieldAffectingData, FieldHook, TypeWithID } from 'payload'
import { validateHref } from './link.ts'

/**
 * The address of a link, judged as every other link of the product. Payload would take any scheme,
 * and rewrite what it cannot read into something that leads nowhere.
 */
function withAddressCheck(field: FieldAffectingData): FieldAffectingData {
  if (field.type !== 'text' || field.name !== 'url' || field.hasMany === true) return field
  const { hasMany: _, ...rest } = field
  return {
    ...rest,
    hasMany: false,
    hooks: { beforeValidate: [trimmed] },
    validate: (value: unknown, { siblingData }: { siblingData?: unknown }) =>
      isInternal(siblingData) || validateHref(value, { required: true }),
  }
}

const trimmed: FieldHook<TypeWithID, unknown> = ({ value }) =>
  typeof value === 'string' ? value.trim() : value

/** A link to a page of this site has no address of its own. */
function isInternal(link: unknown): boolean {
  return (
    typeof link === 'object' && link !== null && 'linkType' in link && link.linkType === 'internal'
  )
}

/** Links in formatted text: to a page of this site, or to an address. */
export const linkFeature = LinkFeature({
  enabledCollections: ['seiten'],
  fields: ({ defaultFields }) => defaultFields.map(withAddressCheck),
})
