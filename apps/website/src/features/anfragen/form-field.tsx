import type { ReactNode } from 'react'
import { Checkbox, ChoiceGroup, SelectField, TextArea, TextField } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './anfragen.module.css'
import { PicturesField } from './pictures-field.tsx'
import { PlaceField } from './place-field.tsx'
import type { ShownField } from './shown-form.ts'
import type { FormTexts } from './texts.ts'

type FormFieldProps = {
  spec: ShownField
  id: string
  error?: string | undefined
  /** What stood there when the form came back. */
  value?: string | undefined
  heute: string
  consent: FormTexts['consent']
  /** What else may be filled in place of it, so that it need not be. */
  instead?: { hint: string } | null
  /** Names of files that were chosen here before the page was loaded again. */
  gone?: readonly string[] | undefined
}

const typed = ['email', 'tel', 'url', 'date', 'time', 'number'] as const

/** Type of the input for what is typed in; anything else is plain text. */
const typeOf = (kind: ShownField['kind']) => typed.find((type) => type === kind) ?? 'text'

function ConsentLabel({ consent: { before, link, after, href } }: Pick<FormFieldProps, 'consent'>) {
  return (
    <>
      {before}
      <Link href={href}>{link}</Link>
      {after}
    </>
  )
}

const isTicked = (value: string | undefined) => value === 'on' || value === 'true'

type ChosenProps = Omit<FormFieldProps, 'consent' | 'heute' | 'instead' | 'gone'> & {
  name: string
  label: string
  hint: string | undefined
  isRequired: boolean
}

/** A field at which something is chosen rather than typed. */
function choiceOf({ spec, value, ...shared }: ChosenProps): ReactNode {
  if (spec.kind === 'check') return <Checkbox {...shared} defaultChecked={isTicked(value)} />
  const { options = [] } = spec
  if (spec.kind === 'select')
    return <SelectField {...shared} options={options} defaultValue={value} />
  return (
    <ChoiceGroup
      {...shared}
      kind="radio"
      options={options}
      defaultValue={value === undefined ? [] : [value]}
    />
  )
}

const chosen: ReadonlySet<string> = new Set(['check', 'choice', 'select'])

function controlOf(field: FormFieldProps): ReactNode {
  const { spec, consent, heute, value, instead, gone, ...props } = field
  const { name, label, kind, isRequired = false, autoComplete = 'off' } = spec
  const hint = instead ? `${spec.hint ?? ''} ${instead.hint}`.trim() : spec.hint
  const shared = { ...props, label, hint, name, isRequired: isRequired && !instead }
  if (kind === 'consent')
    return (
      <Checkbox
        {...shared}
        label={<ConsentLabel consent={consent} />}
        defaultChecked={isTicked(value)}
      />
    )
  if (kind === 'picture' || kind === 'pictures')
    return <PicturesField {...shared} isOne={kind === 'picture'} gone={gone ?? []} />
  if (kind === 'place') return <PlaceField id={props.id} name={name} start={value ?? ''} />
  if (chosen.has(kind)) return choiceOf({ ...shared, spec, value })
  const start = spec.start === 'heute' ? heute : spec.start
  const input = { ...shared, autoComplete, defaultValue: value ?? start }
  if (kind === 'area') return <TextArea {...input} rows={4} />
  return (
    <TextField
      {...input}
      type={typeOf(kind)}
      {...(kind === 'date' ? { min: heute } : {})}
      {...(kind === 'number' ? { min: 1, inputMode: 'numeric' } : {})}
    />
  )
}

/** One field of a request form, by its kind. */
export function FormField(props: FormFieldProps) {
  return <div className={props.spec.isShort ? styles.half : styles.whole}>{controlOf(props)}</div>
}
