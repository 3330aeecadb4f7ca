import type { BeforeListTableServerPropsOnly } from 'payload'
import { ansichten } from '../collections/medien/ansichten.ts'

const list = '/admin/collections/medien'

/** Links to the views of the media library that show what needs attention. */
export function MedienAnsichten({ searchParams }: BeforeListTableServerPropsOnly) {
  const chosen = ansichten.find(({ key }) => key === searchParams?.zeige)
  const links = [{ key: '', label: 'Alle' }, ...ansichten]
  return (
    <nav
      aria-label="Ansichten"
      style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.25rem' }}
    >
      {links.map(({ key, label }) => (
        <a
          key={key}
          href={key ? `${list}?zeige=${key}` : list}
          aria-current={key === (chosen?.key ?? '') ? 'page' : undefined}
          style={key === (chosen?.key ?? '') ? { fontWeight: 'bold' } : {}}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
