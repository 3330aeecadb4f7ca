import type { UIFieldServerProps } from 'payload'
import { type NamedUsage, nameUsages, usagesOf } from '../platform/media/index.ts'

/** Entries that are listed; what is more is counted. */
const most = 30

function Usages({ title, usages }: { title: string; usages: readonly NamedUsage[] }) {
  if (usages.length === 0) return null
  return (
    <>
      <h4 style={{ margin: '0.75rem 0 0.25rem', fontSize: '1em' }}>
        {title} ({usages.length})
      </h4>
      <ul style={{ margin: 0, paddingLeft: '1.2rem' }}>
        {usages.slice(0, most).map(({ typ, id, art, titel, href }) => (
          <li key={`${typ} ${id}`}>
            {art}: {titel === null ? 'nicht für Sie sichtbar' : <a href={href}>{titel}</a>}
          </li>
        ))}
        {usages.length > most && <li>und {usages.length - most} weitere</li>}
      </ul>
    </>
  )
}

/** Where a file of the media library is shown, with links; beside the file's form. */
export async function VerwendetAuf({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const usages = await nameUsages(req, await usagesOf(req, String(id)))
  return (
    <section className="field-type" style={{ marginBottom: '1.5rem' }}>
      <h3 className="field-label">Verwendet auf</h3>
      {usages.length === 0 && <p>Noch nirgends. Die Datei lässt sich löschen.</p>}
      <Usages title="Für alle sichtbar" usages={usages.filter(({ isPublic }) => isPublic)} />
      <Usages title="In Entwürfen" usages={usages.filter(({ isPublic }) => !isPublic)} />
    </section>
  )
}
