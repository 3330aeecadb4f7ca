import type { Karte } from '@kurstadt/contract'
import type { FormName } from '@kurstadt/contract/forms'
import { useReducer, useState } from 'react'
import { useCurrentPath } from '../../ui/link/index.ts'
import { useFormPage } from '../form-page/index.ts'
import styles from './anfragen.module.css'
import { FormBody } from './form-body.tsx'
import { FormFailure, FormSuccess } from './form-outcome.tsx'
import { nextFormState } from './form-state.ts'
import { FormTextsContext } from './form-texts-context.ts'
import { PlaceMapContext } from './place-map-context.ts'
import type { ShownForm } from './shown-form.ts'
import type { FormTexts } from './texts.ts'

/** What a request form shows. */
export type RequestFormProps = {
  name: FormName
  form: ShownForm
  /** Whose request it is: urgent cases write there (spec 8). */
  office: 'tourismus' | 'rathaus'
  title: string | null
  intro: string | null
  /** A map of the town, where the form asks for a place. */
  karte: Karte | null
  /** The town's moving map, likewise. */
  moving: string | null
  texts: FormTexts
}

/** The form with everything that is said about it; sends also without JavaScript. */
export function RequestFormView({ texts, karte, moving, ...section }: RequestFormProps) {
  return (
    <FormTextsContext value={texts}>
      <PlaceMapContext value={{ karte, moving }}>
        <Section {...section} required={texts.required} />
      </PlaceMapContext>
    </FormTextsContext>
  )
}

type SectionProps = Omit<RequestFormProps, 'karte' | 'moving' | 'texts'> &
  Pick<FormTexts, 'required'>

function Section({ name, form, office, title, intro, required }: SectionProps) {
  const path = useCurrentPath()
  const { reply } = useFormPage()
  const answered = reply?.formular === name ? reply : null
  const [state, dispatch] = useReducer(nextFormState, answered?.state ?? { kind: 'editing' })
  const [round, setRound] = useState(0)
  const goBack = () => {
    setRound(round + 1)
    dispatch({ type: 'reset' })
  }
  if (state.kind === 'success') return <FormSuccess {...state} path={path} onBack={goBack} />
  return (
    <section className={styles.section}>
      {title !== null && <h2>{title}</h2>}
      {intro !== null && <p className={styles.intro}>{intro}</p>}
      <p className={styles.note}>{required}</p>
      {state.kind === 'error' && <FormFailure why={state.why} office={office} />}
      <FormBody
        key={round}
        {...{ name, form, path, state, dispatch }}
        result={round === 0 ? (answered?.result ?? null) : null}
        isAgain={round > 0}
      />
    </section>
  )
}
