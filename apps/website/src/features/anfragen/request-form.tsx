import type { Karte } from '@kurstadt/contract'
import type { FormName } from '@kurstadt/contract/forms'
import { useReducer, useState } from 'react'
import { useSprache } from '../../i18n/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import { useFormPage } from '../form-page/index.ts'
import styles from './anfragen.module.css'
import { FormBody } from './form-body.tsx'
import { FormFailure, FormSuccess } from './form-outcome.tsx'
import { nextFormState } from './form-state.ts'
import { PlaceMapContext } from './place-map-context.ts'
import { formTexts } from './words.ts'

type RequestFormProps = {
  name: FormName
  /** Whose request it is: urgent cases write there (spec 8). */
  office: 'tourismus' | 'rathaus'
  title: string | null
  intro: string | null
  /** A map of the town, where the form asks for a place. */
  karte?: Karte | null
}

/** A form that sends a request to the town (spec 2.7, 4, 5), also without JavaScript. */
export function RequestForm({ name, office, title, intro, karte = null }: RequestFormProps) {
  const path = useCurrentPath()
  const texts = formTexts[useSprache()]
  const { reply } = useFormPage()
  const answered = reply?.formular === name ? reply : null
  const [state, tell] = useReducer(nextFormState, answered?.state ?? { kind: 'editing' })
  const [round, setRound] = useState(0)
  const goBack = () => {
    setRound(round + 1)
    tell({ type: 'reset' })
  }
  if (state.kind === 'success') return <FormSuccess {...state} path={path} onBack={goBack} />
  return (
    <section className={styles.section}>
      {title !== null && <h2>{title}</h2>}
      {intro !== null && <p className={styles.intro}>{intro}</p>}
      <p className={styles.note}>{texts.required}</p>
      {state.kind === 'error' && <FormFailure why={state.why} office={office} />}
      <PlaceMapContext value={karte}>
        <FormBody
          key={round}
          {...{ name, path, state, tell }}
          result={round === 0 ? (answered?.result ?? null) : null}
          isAgain={round > 0}
        />
      </PlaceMapContext>
    </section>
  )
}
