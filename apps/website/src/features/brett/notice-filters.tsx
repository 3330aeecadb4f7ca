import type { Brettliste } from '@kurstadt/contract'
import { useId } from 'react'
import { Choice, ChoiceList } from '../../ui/choice/index.ts'
import { TextField } from '../../ui/field/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { type BrettQuery, brettAddress, noticesId } from './brett-query.ts'
import styles from './notice-filters.module.css'
import { useBrettTexts } from './texts.ts'

/** Looks for words of the notices; the kind that was chosen stays. */
export function NoticeSearch({ query }: { query: BrettQuery }) {
  const words = useBrettTexts()
  const path = useCurrentPath()
  const { q = '', art } = query
  return (
    <form
      className={styles.form}
      action={`${path}#${noticesId}`}
      method="get"
      aria-label={words.titel}
    >
      <TextField
        key={q}
        id={useId()}
        name="q"
        type="search"
        label={words.suche}
        maxLength={200}
        autoComplete="off"
        defaultValue={q}
      />
      {art && <input type="hidden" name="art" value={art} />}
      <Button type="submit" icon="search">
        {words.suchen}
      </Button>
    </form>
  )
}

type KindsProps = { query: BrettQuery; choices: Brettliste['auswahl'] }

/** Kinds with how many notices each has; the chosen one is taken away by its own link. */
export function NoticeKinds({ query, choices }: KindsProps) {
  const words = useBrettTexts()
  const path = useCurrentPath()
  const chosen = query.art
  const isGone = chosen !== undefined && !choices.some(({ art }) => art === chosen)
  if (choices.length === 0 && !isGone) return null
  return (
    <nav aria-label={words.filter}>
      <ChoiceList>
        {choices.map(({ art, anzahl }) => (
          <li key={art}>
            <Choice
              href={brettAddress(path, query, { art: chosen === art ? null : art })}
              isCurrent={chosen === art}
              removal={chosen === art ? words.entfernen : undefined}
              count={
                chosen === art ? undefined : (
                  <>
                    <span aria-hidden="true">{anzahl}</span>
                    <span className="visuallyHidden">{words.anzahl(anzahl)}</span>
                  </>
                )
              }
            >
              {words.arten[art]}
            </Choice>
          </li>
        ))}
      </ChoiceList>
    </nav>
  )
}
