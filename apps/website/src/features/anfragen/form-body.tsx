import { useSprache } from '../../i18n/index.ts'
import { ErrorSummary } from '../../ui/field/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { useFormPage } from '../form-page/index.ts'
import styles from './anfragen.module.css'
import { fieldLists } from './field-list.ts'
import type { FieldSpec } from './field-parts.ts'
import { FormField } from './form-field.tsx'
import { useInsteadOfAddress } from './instead-of-address.ts'
import { type FormBodyProps, useFormBody } from './use-form-body.ts'
import { fieldTextsOf, formTexts, problemText } from './words.ts'

/** Nobody sees it, so nobody fills it in; the word stands there for those without styles (T60). */
function Honeypot({ id }: { id: string }) {
  const { trap } = formTexts[useSprache()]
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{trap}</label>
      <input id={id} name="firma" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** What somebody has emptied stays empty when the form comes back: it does not begin anew. */
const emptiedIn = ({ result }: FormBodyProps) => (result === null ? undefined : '')

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The fields of a request form, what is wrong with them, and the button that sends them. */
export function FormBody(props: FormBodyProps) {
  const { name, path, state } = props
  const sprache = useSprache()
  const { heute } = useFormPage()
  const { form, attempt, element, gone, onSubmit, onInput } = useFormBody(props)
  const texts = formTexts[sprache]
  const { groups, submit } = texts.forms[name]
  const emptied = emptiedIn(props)
  const idOf = (field: string) => `${form.id}-${field}`
  const instead = useInsteadOfAddress()
  const wordsOf = ({ name: field, orPlace }: FieldSpec) => {
    const [word] = form.allErrors[field] ?? []
    if (instead && orPlace && word === 'fehlt') return instead.fehlt
    return word === undefined ? undefined : problemText(texts, name, field, word)
  }
  const errors = fieldLists[name].flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const message = wordsOf(field)
      return message === undefined ? [] : [{ fieldId: idOf(field.name), message }]
    }),
  )
  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      <form
        ref={element}
        id={form.id}
        className={styles.form}
        method="post"
        encType="multipart/form-data"
        noValidate={form.noValidate}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <input type="hidden" name="formular" value={name} />
        <input type="hidden" name="sprache" value={sprache} />
        <input type="hidden" name="pfad" value={path} />
        <Honeypot id={idOf('firma')} />
        {fieldLists[name].map((group) => (
          <fieldset key={group.name} className={styles.group}>
            <legend className={styles.legend}>{groups[group.name]}</legend>
            {group.fields.map((spec) => {
              const { label, hint, choices } = fieldTextsOf(texts, name, spec.name)
              return (
                <FormField
                  key={spec.name}
                  {...{ spec, label, hint, choices, heute }}
                  id={idOf(spec.name)}
                  error={wordsOf(spec)}
                  instead={spec.orPlace ? instead : null}
                  gone={gone[spec.name]}
                  value={textOf(form.initialValue?.[spec.name]) ?? emptied}
                  consent={texts.consent}
                />
              )
            })}
          </fieldset>
        ))}
        <p>
          <Button type="submit" isBusy={state.kind === 'sending'}>
            {submit}
          </Button>
        </p>
      </form>
    </>
  )
}
