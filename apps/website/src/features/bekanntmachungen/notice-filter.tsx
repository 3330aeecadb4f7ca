import {
  type Bekanntmachungsliste,
  bekanntmachungArten,
  bekanntmachungArtTexte,
} from '@kurstadt/contract'
import { useNoticeTexts, useSprache } from '../../i18n/index.ts'
import { Link, useCurrentPath, useKnownQuery } from '../../ui/link/index.ts'
import styles from './notice-filter.module.css'

const parameters = {
  zeitraum: /^(?:aktuell|archiv)$/,
  art: new RegExp(`^(?:${bekanntmachungArten.join('|')})$`),
  jahr: /^(?:19|[2-9]\d)\d{2}$/,
}

type Query = Readonly<Record<string, string>>

/** What the address asks of the list of notices. */
export const useNoticeQuery = (): Query => useKnownQuery(parameters)

type Choice = { label: string; value: string | null }

/** One filter as links: each is the list with another value of it, and the rest as it is. */
function Choices({ name, label, choices }: { name: string; label: string; choices: Choice[] }) {
  const query = useNoticeQuery()
  const path = useCurrentPath()
  const addressOf = (value: string | null) => {
    const { [name]: _, ...kept } = query
    const text = new URLSearchParams(value === null ? kept : { ...kept, [name]: value }).toString()
    return text === '' ? path : `${path}?${text}`
  }
  const id = `bekanntmachungen-${name}`
  return (
    <div className={styles.group}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <ul className={styles.choices} aria-labelledby={id}>
        {choices.map(({ label: words, value }) => (
          <li key={words}>
            <Link
              href={addressOf(value)}
              className={styles.choice}
              aria-current={(query[name] ?? null) === value ? 'true' : undefined}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** State, kind and year of the notices that are shown. */
export function NoticeFilter({ jahre }: Pick<Bekanntmachungsliste, 'jahre'>) {
  const words = useNoticeTexts()
  const kinds = bekanntmachungArtTexte[useSprache()]
  const { jahr } = useNoticeQuery()
  // A year that the other filters leave nothing of stays visible, so that it can be taken back.
  const chosen = jahr === undefined || jahre.includes(Number(jahr)) ? [] : [Number(jahr)]
  const years = [...jahre, ...chosen].map(String)
  return (
    <nav className={styles.filter} aria-label={words.filter}>
      <Choices
        name="zeitraum"
        label={words.zeitraum}
        choices={[
          { label: words.zeitraeume.alle, value: null },
          { label: words.zeitraeume.aktuell, value: 'aktuell' },
          { label: words.zeitraeume.archiv, value: 'archiv' },
        ]}
      />
      <Choices
        name="art"
        label={words.art}
        choices={[
          { label: words.alleArten, value: null },
          ...bekanntmachungArten.map((value) => ({ label: kinds[value], value })),
        ]}
      />
      {years.length > 0 && (
        <Choices
          name="jahr"
          label={words.jahr}
          choices={[
            { label: words.alleJahre, value: null },
            ...years.map((value) => ({ label: value, value })),
          ]}
        />
      )}
    </nav>
  )
}
