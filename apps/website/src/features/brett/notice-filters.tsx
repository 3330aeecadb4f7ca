import type { Brettliste } from '@kurstadt/contract'
import { Choice, ChoiceList } from '../../ui/choice/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import { type BrettQuery, brettAddress } from './brett-query.ts'
import { useBrettTexts } from './texts.ts'

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
