import { formatWholeEuro, useSprache } from '../../i18n/index.ts'
import { Choice, ChoiceList } from '../../ui/choice/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import { useAccessWords } from '../barrierefreiheit/index.ts'
import styles from './house-filters.module.css'
import { addressOf, type Choices, type HouseQuery, listed, orders, toggled } from './house-query.ts'
import { type StayTexts, useStayTexts } from './texts.ts'

type FilterLink = {
  key: string
  words: string
  /** How many are left with it; nothing is said where it is not known. */
  anzahl?: number
  isChosen: boolean
  changes: Readonly<Record<string, string | null>>
}

const steps = { sterne: [3, 4, 5], preis: [75, 100, 150] } as const

/** A choice of which at most one holds: the chosen one is taken away by its own link. */
function oneOf(name: string, query: HouseQuery, value: string, words: string): FilterLink {
  const isChosen = query[name] === value
  return { key: `${name}-${value}`, words, isChosen, changes: { [name]: isChosen ? null : value } }
}

type Counted<Value> = { wert: Value; anzahl?: number }

/** What leaves a house, and what was chosen though it leaves none: that has to go again. */
function withChosen<Value extends string>(
  all: readonly Counted<Value>[],
  chosen: readonly string[],
  labels: Readonly<Record<Value, string>>,
): Counted<Value>[] {
  const isKnown = (one: string): one is Value => Object.hasOwn(labels, one)
  const isCounted = (one: string) => all.some(({ wert }) => wert === one)
  const missing = new Set(chosen.filter(isKnown).filter((one) => !isCounted(one)))
  return [...all, ...Array.from(missing, (wert) => ({ wert }))]
}

type Group = { name: keyof StayTexts['filterGruppen']; links: FilterLink[] }

function groupsOf(
  query: HouseQuery,
  choices: Choices,
  words: StayTexts & { zugang: ReturnType<typeof useAccessWords> },
  euro: (amount: number) => string,
): Group[] {
  const anyOf = <Value extends string>(
    name: 'ausstattung' | 'barrierefrei',
    all: readonly { wert: Value; anzahl: number }[],
    labels: Readonly<Record<Value, string>>,
  ): FilterLink[] =>
    withChosen(all, listed(query[name]), labels).map(({ wert, ...counted }) => ({
      key: `${name}-${wert}`,
      words: labels[wert],
      ...counted,
      isChosen: listed(query[name]).includes(wert),
      changes: { [name]: toggled(query[name], wert) },
    }))
  return [
    {
      name: 'ausstattung',
      links: anyOf('ausstattung', choices.ausstattung, words.ausstattung),
    },
    {
      name: 'barrierefrei',
      links: anyOf('barrierefrei', choices.barrierefrei, words.zugang),
    },
    {
      name: 'preis',
      links: steps.preis.map((amount) =>
        oneOf('preis_bis', query, String(amount), words.bisPreis(euro(amount))),
      ),
    },
    {
      name: 'sterne',
      links: steps.sterne.map((sterne) =>
        oneOf('sterne', query, String(sterne), words.abSterne(sterne)),
      ),
    },
  ]
}

function Toggle({ link, query }: { link: FilterLink; query: HouseQuery }) {
  const words = useStayTexts()
  const path = useCurrentPath()
  const { anzahl, isChosen, changes } = link
  return (
    <Choice
      href={addressOf(path, query, changes)}
      isCurrent={isChosen}
      removal={isChosen ? words.entfernen : undefined}
      count={isChosen || anzahl === undefined ? undefined : words.treffer(anzahl)}
    >
      {link.words}
    </Choice>
  )
}

type HouseFiltersProps = { query: HouseQuery; choices: Choices; isOpen: boolean }

/** Filters that are links: a click adds one to the others or takes it away again. */
export function HouseFilters({ query, choices, isOpen }: HouseFiltersProps) {
  const words = useStayTexts()
  const sprache = useSprache()
  const named = { ...words, zugang: useAccessWords() }
  const groups = groupsOf(query, choices, named, (amount) => formatWholeEuro(amount, sprache))
  return (
    <details className={styles.filters} open={isOpen}>
      <summary className={styles.summary}>
        <Icon name="filter" />
        {words.filter}
        <Icon name="chevron" />
      </summary>
      <nav aria-label={words.filter} className={styles.groups}>
        {groups.map(
          ({ name, links }) =>
            links.length > 0 && (
              <div key={name} className={styles.group}>
                <p className={styles.name} id={`filter-${name}`}>
                  {words.filterGruppen[name]}
                </p>
                <ChoiceList aria-labelledby={`filter-${name}`}>
                  {links.map((link) => (
                    <li key={link.key}>
                      <Toggle link={link} query={query} />
                    </li>
                  ))}
                </ChoiceList>
              </div>
            ),
        )}
      </nav>
    </details>
  )
}

/** Orders of the list, as links. */
export function HouseOrder({ query }: { query: HouseQuery }) {
  const words = useStayTexts()
  const path = useCurrentPath()
  const { order = 'titel' } = query
  return (
    <nav aria-label={words.sortieren} className={styles.order}>
      <span aria-hidden="true">{words.sortieren}</span>
      <ChoiceList>
        {orders.map((one) => (
          <li key={one}>
            <Choice
              href={addressOf(path, query, { order: one === 'titel' ? null : one })}
              isCurrent={one === order}
            >
              {words.order[one]}
            </Choice>
          </li>
        ))}
      </ChoiceList>
    </nav>
  )
}
