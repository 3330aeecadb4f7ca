import type { BlockOf } from '@kurstadt/contract'
import { useLang } from '../../i18n/index.ts'
import { Choice, ChoiceList } from '../../ui/choice/index.ts'
import { LetterNav } from '../../ui/letter-nav/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import { useAccessWords } from '../barrierefreiheit/index.ts'
import { type Category, openLevels } from './category-tree.ts'
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
  /** How many entries it leaves; nothing where that changes by the minute. */
  anzahl?: number
  /** What stands in its place once it is taken away; nothing for none. */
  before?: string | undefined
  lang?: string | undefined
}

/** A choice with how many entries it leaves; the chosen one is taken away by its own link. */
function Filter({ query, name, value, words: label, anzahl, before, lang }: FilterProps) {
  const words = useDirectoryTexts()
  const path = useCurrentPath()
  const isChosen = query[name] === value
  const count = anzahl !== undefined && (
    <>
      <span aria-hidden="true">{anzahl}</span>
      <span className="visuallyHidden">{words.anzahl(anzahl)}</span>
    </>
  )
  return (
    <Choice
      href={addressOf(path, query, { [name]: isChosen ? (before ?? null) : value })}
      isCurrent={isChosen}
      removal={isChosen ? words.entfernen : undefined}
      count={isChosen || !count ? undefined : count}
    >
      <span lang={lang}>{label}</span>
    </Choice>
  )
}

type CategoryProps = { query: DirectoryQuery; choice: Category; all: readonly Category[] }

/** A category; one that is taken away leaves that above it, as long as that one has entries. */
function CategoryChoice({ query, choice, all }: CategoryProps) {
  const { id, sprache, rubrik, anzahl, eltern } = choice
  const lang = useLang(sprache)
  const value = String(id)
  const before = all.some((other) => other.id === eltern) ? String(eltern) : undefined
  return <Filter {...{ query, value, anzahl, before, lang }} name="rubrik_id" words={rubrik} />
}

/** The tree of categories, open down to the chosen one. */
function Categories({ query, all }: { query: DirectoryQuery; all: readonly Category[] }) {
  const words = useDirectoryTexts()
  const levels = openLevels(all, query.rubrik_id ? Number(query.rubrik_id) : null)
  return levels.map(({ below, categories }) => (
    <ChoiceList
      key={below?.id ?? 'highest'}
      aria-label={below ? words.unterrubriken(below.rubrik) : words.rubriken}
    >
      {categories.map((choice) => (
        <li key={choice.id}>
          <CategoryChoice query={query} choice={choice} all={all} />
        </li>
      ))}
    </ChoiceList>
  ))
}

/** Letters that leave an entry, and the chosen one, which its own link takes away. */
function Letters({ query, buchstaben }: { query: DirectoryQuery; buchstaben: readonly string[] }) {
  const words = useDirectoryTexts()
  const path = useCurrentPath()
  const toLabel = (letter: string) => (letter === '0' ? words.ziffern : letter.toUpperCase())
  const toParam = (label: string) => (label === words.ziffern ? '0' : label.toLowerCase())
  const current = query.buchstabe ? toLabel(query.buchstabe) : null
  return (
    <LetterNav
      label={words.buchstaben}
      available={[...new Set([...buchstaben.map(toLabel), ...(current ? [current] : [])])]}
      current={current}
      hrefOf={(label) =>
        addressOf(path, query, { buchstabe: label === current ? null : toParam(label) })
      }
    />
  )
}

/** What limits the list and could be taken away here; words are taken away where they were typed. */
const hasChoice = ({ geoeffnet, stufenlos, buchstabe }: DirectoryQuery) =>
  Boolean(geoeffnet || stufenlos || buchstabe)

/**
 * Categories with their counts, what is open now, step-free access and letters: links that add to
 * each other. What is open now has no count: a stored one would be wrong within the minute.
 */
export function DirectoryFilters({ query, choices }: FiltersProps) {
  const words = useDirectoryTexts()
  const access = useAccessWords()
  const { rubriken, buchstaben, stufenlos } = choices
  if (rubriken.length === 0 && buchstaben.length === 0 && !hasChoice(query)) return null
  return (
    <div className={styles.filters}>
      <nav aria-label={words.filter} className={styles.groups}>
        <Categories query={query} all={rubriken} />
        <ChoiceList aria-label={words.umstaende}>
          <li>
            <Filter
              query={query}
              name="geoeffnet"
              value={query.geoeffnet ?? 'true'}
              words={words.geoeffnet}
            />
          </li>
          {(stufenlos > 0 || query.stufenlos) && (
            <li>
              <Filter
                query={query}
                name="stufenlos"
                value={query.stufenlos ?? 'true'}
                words={access.stufenlos}
                anzahl={stufenlos}
              />
            </li>
          )}
        </ChoiceList>
      </nav>
      <Letters query={query} buchstaben={buchstaben} />
    </div>
  )
}
