type ViewLinksProps = {
  /** What the links are, for those who do not see them. */
  name: string
  /** Address of the list. */
  list: string
  /** Parameter of the address that names a view. */
  parameter: string
  views: readonly { key: string; label: string }[]
  /** View that the address names; anything else is the usual one. */
  chosen: unknown
  /** What the list shows without a view. */
  usual?: string
}

/** Links to the views of a list, above its table. */
export function ViewLinks(props: ViewLinksProps) {
  const { name, list, parameter, views, usual = 'Alle' } = props
  const chosen = views.find(({ key }) => key === props.chosen)?.key ?? ''
  return (
    <nav aria-label={name} style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.25rem' }}>
      {[{ key: '', label: usual }, ...views].map(({ key, label }) => (
        <a
          key={key}
          href={key ? `${list}?${parameter}=${key}` : list}
          aria-current={key === chosen ? 'page' : undefined}
          style={key === chosen ? { fontWeight: 'bold' } : {}}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
