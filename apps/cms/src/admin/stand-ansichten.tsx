import type { BeforeListTableServerPropsOnly } from 'payload'
import { ansichten } from '../workflow/ansichten.ts'

/** Links to the views of a list by state, above its table. */
export function StandAnsichten({ collectionConfig, searchParams }: BeforeListTableServerPropsOnly) {
  const list = `/admin/collections/${collectionConfig.slug}`
  const chosen = ansichten.find(({ key }) => key === searchParams?.stand)?.key ?? ''
  return (
    <nav
      aria-label="Bearbeitungsstand"
      style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.25rem' }}
    >
      {[{ key: '', label: 'Alle' }, ...ansichten].map(({ key, label }) => (
        <a
          key={key}
          href={key ? `${list}?stand=${key}` : list}
          aria-current={key === chosen ? 'page' : undefined}
          style={key === chosen ? { fontWeight: 'bold' } : {}}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
