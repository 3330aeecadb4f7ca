import type { CollectionSlug, SanitizedPermissions } from 'payload'

type Action = { label: string; slug: CollectionSlug; may: 'create' | 'update' }

const actions: readonly Action[] = [
  { label: 'Veranstaltung anlegen', slug: 'veranstaltungen', may: 'create' },
  { label: 'Hinweis schalten', slug: 'hinweise', may: 'create' },
  { label: 'Öffnungszeiten ändern', slug: 'aemter', may: 'update' },
  { label: 'Meldung schreiben', slug: 'aktuelles', may: 'create' },
  { label: 'Sitzung anlegen', slug: 'sitzungen', may: 'create' },
  { label: 'Text fürs Intranet schreiben', slug: 'intranet_texte', may: 'create' },
  { label: 'Bild hochladen', slug: 'medien', may: 'create' },
]

/** What this editor does most often, one click away; only what they may. */
export function quickActions({ collections }: SanitizedPermissions) {
  return actions
    .filter(({ slug, may }) => collections?.[slug]?.[may])
    .map(({ label, slug, may }) => ({
      label,
      href: `/admin/collections/${slug}${may === 'create' ? '/create' : ''}`,
    }))
}
