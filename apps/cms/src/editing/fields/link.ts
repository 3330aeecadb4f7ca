import { href } from '@kurstadt/contract'
import type { ArrayField, Field, TextField } from 'payload'

/** Refuses what is no link; an empty one only where it is required. */
export function validateHref(value: unknown, { required }: { required?: boolean }): string | true {
  if (value === null || value === undefined || value === '')
    return required === true ? 'Bitte geben Sie einen Link an.' : true
  return href.safeParse(value).success
    ? true
    : 'Ein Link beginnt mit /, https://, mailto: oder tel: und enthält keine Leerzeichen.'
}

/** A link as text: a path of this site or an http(s), mailto or tel address. */
export function link(field: { name: string; label?: string; required?: boolean }): TextField {
  return {
    type: 'text',
    label: 'Link',
    validate: validateHref,
    admin: { description: 'Seite dieser Website (/de/…) oder ganze Adresse (https://…)' },
    ...field,
    hasMany: false,
  }
}

/** A link with its text, side by side. */
export function linkMitText(): Field {
  return {
    type: 'row',
    fields: [link({ name: 'link' }), { name: 'linktext', type: 'text', label: 'Linktext' }],
  }
}

/** Links with their words, in the editor's order; kept with the block they stand in. */
export function linkliste({
  required = false,
  most,
}: {
  required?: boolean
  most: number
}): ArrayField {
  return {
    name: 'links',
    type: 'array',
    label: 'Links',
    labels: { singular: 'Link', plural: 'Links' },
    required,
    ...(required ? { minRows: 1 } : {}),
    maxRows: most,
    fields: [
      {
        type: 'row',
        fields: [
          link({ name: 'link', required: true }),
          { name: 'linktext', type: 'text', label: 'Linktext', required: true, maxLength: 120 },
        ],
      },
    ],
  }
}
