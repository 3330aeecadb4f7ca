import type { Field } from 'payload'

/** Title and description for search engines; empty ones are taken from the entry. */
export function seo(): Field {
  return {
    name: 'seo',
    type: 'group',
    label: 'Suchmaschinen',
    admin: { description: 'Leer lassen, um Titel und Beschreibung der Seite zu nehmen.' },
    fields: [
      { name: 'title', type: 'text', label: 'Titel', localized: true, maxLength: 120 },
      {
        name: 'description',
        type: 'textarea',
        label: 'Beschreibung',
        localized: true,
        maxLength: 320,
      },
    ],
  }
}
