import type { BlockOf } from '@kurstadt/contract'
import { useLang } from '../../i18n/index.ts'
import { Choice, ChoiceList } from '../../ui/choice/index.ts'
import { LetterNav } from '../../ui/letter-nav/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import { useAccessWords } from '../barrierefreiheit/index.ts'
import styles from './directory-filters.module.css'
import { addressOf, type DirectoryQuery } from './directory-query.ts'
import { useDirectoryTexts } from './texts.ts'

type Choices = BlockOf<'brancheneintraege'>['context']['auswahl']
type FiltersProps = { query: DirectoryQuery; choices: Choices }

type FilterProps = {
  query: DirectoryQuery
  name: string
  value: string
  words: string
  anzahl: number
  lang?: string | undefined
}

/** A choice with how many entries it leaves; the chosen one is taken away by its own link. */
function Filter({ query, name, value, words: label, anzahl, lang }: FilterProps) {
  const words = useDirectoryTexts()
  const path = useCurrentPath()
  const isChosen = query[name] === value
  const count = (
    <>
      <span aria-hidden="true">{anzahl}</span>
      <span className="visuallyHidden">{words.anzahl(anzahl)}</span>
    </>
  )
  return (
    <Choice
      href={addressOf(path, query, { [name]: isChosen ? null : value })}
      isCurrent={isChosen}
      removal={isChosen ? words.entfernen : undefined}
      count={isChosen ? undefined : count}
    >
      <span lang={lang}>{label}</span>
    </Choice>
  )
}

function Category({
  query,
  choice,
}: {
  query: DirectoryQuery
  choice: Choices['rubriken'][number]
}) {
  const { id, sprache, rubrik, anzahl } = choice
  const lang = useLang(sprache)
  const value = String(id)
  return <Filter {...{ query, value, anzahl, lang }} name="rubrik_id" words={rubrik} />
}

/** Categories with their counts, step-free access and letters: links that add to each other. */
export function DirectoryFilters({ query, choices }: FiltersProps) {
  const words = useDirectoryTexts()
  const access = useAccessWords()
  const path = useCurrentPath()
  const { rubriken, buchstaben, stufenlos } = choices
  const shown = buchstaben.map((one) => (one === '0' ? words.ziffern : one.toUpperCase()))
  const chosen = query.buchstabe?.toUpperCase() ?? null
  const paramOf = (letter: string) => (letter === words.ziffern ? '0' : letter.toLowerCase())
  if (rubriken.length === 0 && buchstaben.length === 0) return null
  return (
    <div className={styles.filters}>
      <nav aria-label={words.filter} className={styles.groups}>
        <ChoiceList aria-label={words.rubriken}>
          {rubriken.map((choice) => (
            <li key={choice.id}>
              <Category query={query} choice={choice} />
            </li>
          ))}
        </ChoiceList>
        {(stufenlos > 0 || query.stufenlos) && (
          <p>
            <Filter
              query={query}
              name="stufenlos"
              value="true"
              words={access.stufenlos}
              anzahl={stufenlos}
            />
          </p>
        )}
      </nav>
      <LetterNav
        label={words.buchstaben}
        available={shown}
        current={chosen === '0' ? words.ziffern : chosen}
        hrefOf={(letter) => {
          const value = paramOf(letter)
          const isChosen = query.buchstabe?.toLowerCase() === value
          return addressOf(path, query, { buchstabe: isChosen ? null : value })
        }}
      />
    </div>
  )
}
