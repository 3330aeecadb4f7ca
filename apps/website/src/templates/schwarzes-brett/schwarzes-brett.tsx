import {
  brettParameters,
  isNarrowed,
  NoticeCard,
  NoticeKinds,
  noticesId,
  useBrettTexts,
} from '../../features/brett/index.ts'
import { EmptyList, ListFoot, ListSearch } from '../../features/liste/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { Link, useCurrentPath, useKnownQuery } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './schwarzes-brett.module.css'

type Context = ViewProps<'schwarzes-brett'>['block']['context']

/** What is said above the notices: that they only sound alike, or that there are none. */
function Found({ context: { anzahl, aehnlich } }: { context: Context }) {
  const words = useBrettTexts()
  const path = useCurrentPath()
  const query = useKnownQuery(brettParameters)
  const all = (
    <Link className={styles.link} href={path}>
      {words.alleZeigen}
    </Link>
  )
  if (anzahl === 0)
    return isNarrowed(query) ? (
      <p>
        {words.keine} {all}
      </p>
    ) : (
      <p>{words.leer}</p>
    )
  return (
    <>
      {aehnlich && <p>{words.aehnlich(query.q ?? '')}</p>}
      {isNarrowed(query) && <p>{all}</p>}
    </>
  )
}

function Notices({ context }: { context: Context }) {
  const words = useBrettTexts()
  const query = useKnownQuery(brettParameters)
  const { data, anzahl } = context
  return (
    <section className={styles.section} id={noticesId} tabIndex={-1}>
      <h2>{words.anzahl(anzahl)}</h2>
      <Found context={context} />
      <EmptyList list={context} query={query} />
      {data.length > 0 && (
        <ul className={styles.list}>
          {data.map((notice) => (
            <li key={notice.id}>
              <NoticeCard notice={notice} />
            </li>
          ))}
        </ul>
      )}
      <ListFoot list={context} whole={null} words={words.alleZeigen} query={query} />
    </section>
  )
}

/** The noticeboard: search, kinds, notices, and how one puts something up oneself (spec 2.6). */
export function SchwarzesBrett({ block: { context, options } }: ViewProps<'schwarzes-brett'>) {
  const words = useBrettTexts()
  const query = useKnownQuery(brettParameters)
  return (
    <div className={styles.page}>
      <section className={styles.section}>
        <h2 className={options.titel ? undefined : 'visuallyHidden'}>
          {options.titel ?? words.titel}
        </h2>
        {options.einleitung && <p className={styles.opening}>{options.einleitung}</p>}
        <p className={styles.acts}>
          <ButtonLink href={words.formular}>{words.aushaengen}</ButtonLink>
          <Link className={styles.link} href={words.portal}>
            {words.eigene}
          </Link>
        </p>
        <ListSearch query={query} resultsId={noticesId} words={words} />
        <NoticeKinds query={query} choices={context.auswahl} />
      </section>
      <Notices context={context} />
    </div>
  )
}
