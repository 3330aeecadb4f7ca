import type { CollectionSlug, SanitizedPermissions } from 'payload'
import { type Account, isAdministration, isEditor } from '../../editing/access/index.ts'

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
export function quickActions({ collections }: SanitizedPermissions, user: Account | null) {
  const own = actions
    .filter(({ slug, may }) => collections?.[slug]?.[may])
    .map(({ label, slug, may }) => ({
      label,
      href: `/admin/collections/${slug}${may === 'create' ? '/create' : ''}`,
    }))
  const views = [
    { label: 'Besuche ansehen', href: '/admin/besuche', may: isEditor(user) },
    { label: 'Daten einer Person', href: '/admin/personendaten', may: isAdministration(user) },
  ]
    .filter(({ may }) => may)
    .map(({ href, label }) => ({ label, href }))
  return [...own, ...views]
}
