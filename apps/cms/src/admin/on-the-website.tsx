'use client'

const names = { de: 'Deutsch', en: 'Englisch' } as const

/** Where visitors see the entry, as the server tells it. */
export type Auftritt = {
  adressen: readonly { sprache: keyof typeof names; href: string }[]
  hinweis: string | null
}

/** The public addresses of an entry, or why it has none (E5). */
export function OnTheWebsite({ auftritt: { adressen, hinweis } }: { auftritt: Auftritt }) {
  return (
    <>
      <h3 className="field-label">Auf der Website</h3>
      {hinweis && <p>{hinweis}</p>}
      {adressen.length > 0 && (
        <ul style={{ margin: 0, paddingLeft: '1.1rem', overflowWrap: 'anywhere' }}>
          {adressen.map(({ sprache, href }) => (
            <li key={href}>
              {names[sprache]}:{' '}
              <a href={href} target="_blank" rel="noopener">
                {decodeURI(new URL(href).pathname)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
