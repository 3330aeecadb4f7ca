import { useSprache } from '../../i18n/index.ts'
import { ErrorSummary } from '../../ui/field/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { useFormPage } from '../form-page/index.ts'
import styles from './anfragen.module.css'
import { FormField } from './form-field.tsx'
import { useFormTexts } from './form-texts-context.ts'
import { useInsteadOfAddress } from './instead-of-address.ts'
import { problemText } from './problem-text.ts'
import type { ShownField } from './shown-form.ts'
import { type FormBodyProps, useFormBody } from './use-form-body.ts'

/**
 * Nobody sees it, and no browser fills it in for anybody (T60): what is not displayed, is inert or
 * waits for a code of one time is left alone by autofill, where the name alone asks for a company.
 * Programs that fill every field of the markup know none of the three.
 */
function Honeypot({ id }: { id: string }) {
  const { trap } = useFormTexts()
  return (
    <div className={styles.trap} aria-hidden="true" inert>
      <label htmlFor={id}>{trap}</label>
      <input id={id} name="firma" type="text" tabIndex={-1} autoComplete="one-time-code" />
    </div>
  )
}

/** What somebody has emptied stays empty when the form comes back: it does not begin anew. */
const emptiedIn = ({ result }: FormBodyProps) => (result === null ? undefined : '')

/** The fields of a request form, what is wrong with them, and the button that sends them. */
export function FormBody(props: FormBodyProps) {
  const { name, form, path, state } = props
  const sprache = useSprache()
  const { heute } = useFormPage()
  const { problems, attempt, element, gone, onSubmit, onInput } = useFormBody(props)
  const texts = useFormTexts()
  const { values = {} } = props.result ?? {}
  const emptied = emptiedIn(props)
  const id = `formular-${name}`
  const isSending = state.kind === 'sending'
  const idOf = (field: string) => `${id}-${field}`
  const instead = useInsteadOfAddress()
  const wordsOf = (field: ShownField) => {
    const word = problems[field.name]
    if (instead && field.orPlace && word === 'fehlt') return instead.fehlt
    return word === undefined ? undefined : problemText(texts, field, word)
  }
  const errors = form.groups.flatMap(({ fields }) =>
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
        id={id}
        className={styles.form}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <input type="hidden" name="formular" value={name} />
        <input type="hidden" name="sprache" value={sprache} />
        <input type="hidden" name="pfad" value={path} />
        <Honeypot id={idOf('firma')} />
        {form.groups.map(({ title, fields }) => (
          <fieldset key={title} className={styles.group}>
            <legend className={styles.legend}>{title}</legend>
            {fields.map((spec) => (
              <FormField
                key={spec.name}
                {...{ spec, heute }}
                id={idOf(spec.name)}
                error={wordsOf(spec)}
                instead={spec.orPlace ? instead : null}
                gone={gone[spec.name]}
                value={values[spec.name] ?? emptied}
                consent={texts.consent}
              />
            ))}
          </fieldset>
        ))}
        <p>
          <Button type="submit" isBusy={isSending}>
            {form.submit}
          </Button>
        </p>
        <p className={styles.sending} aria-live="polite">
          {isSending && texts.sending}
        </p>
      </form>
    </>
  )
}
