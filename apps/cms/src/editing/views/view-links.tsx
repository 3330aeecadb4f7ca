type View = { key: string; label: string; sort?: string }

type ViewLinksProps = {
  /** What the links are, for those who do not see them. */
  name: string
  /** Address of the list. */
  list: string
  /** Parameter of the address that names a view. */
  parameter: string
  /** The usual view has no key. */
  views: readonly View[]
  /** View that the address names; anything else is the usual one. */
  chosen: unknown
}

function addressOf({ list, parameter }: ViewLinksProps, { key, sort }: View): string {
  const query = new URLSearchParams({
    ...(key ? { [parameter]: key } : {}),
    ...(sort ? { sort } : {}),
  })
  return query.size > 0 ? `${list}?${query}` : list
}

/** Links to the views of a list, above its table. */
export function ViewLinks(props: ViewLinksProps) {
  const { name, views } = props
  const chosen = views.find(({ key }) => key === props.chosen)?.key ?? ''
  return (
    <nav aria-label={name} style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.25rem' }}>
      {views.map((view) => (
        <a
          key={view.key}
          href={addressOf(props, view)}
          aria-current={view.key === chosen ? 'page' : undefined}
          style={view.key === chosen ? { fontWeight: 'bold' } : {}}
        >
          {view.label}
        </a>
      ))}
    </nav>
  )
}
