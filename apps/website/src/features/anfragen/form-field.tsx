import type { ReactNode } from 'react'
import { Checkbox, FileField, TextArea, TextField } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './anfragen.module.css'
import type { FieldSpec } from './field-list.ts'
import type { FormTexts } from './texts.ts'

type FormFieldProps = {
  spec: FieldSpec
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** What stood there when the form came back. */
  value?: string | undefined
  heute: string
  consent: FormTexts['consent']
}

const types = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  url: 'url',
  date: 'date',
  time: 'time',
  number: 'number',
} as const

function ConsentLabel({ consent: { before, link, after, href } }: Pick<FormFieldProps, 'consent'>) {
  return (
    <>
      {before}
      <Link href={href}>{link}</Link>
      {after}
    </>
  )
}

function controlOf({ spec, consent, heute, value, ...props }: FormFieldProps): ReactNode {
  const { name, kind, isRequired = false, autoComplete = 'off' } = spec
  const shared = { ...props, name, isRequired }
  if (kind === 'consent') return <Checkbox {...shared} label={<ConsentLabel consent={consent} />} />
  if (kind === 'picture')
    return <FileField {...shared} accept="image/jpeg,image/png,image/webp,image/avif" />
  const start = spec.start === 'heute' ? heute : spec.start
  const typed = { ...shared, autoComplete, defaultValue: value ?? start }
  if (kind === 'area') return <TextArea {...typed} rows={4} />
  return (
    <TextField
      {...typed}
      type={types[kind]}
      {...(kind === 'date' ? { min: heute } : {})}
      {...(kind === 'number' ? { min: 1, inputMode: 'numeric' } : {})}
    />
  )
}

/** One field of a request form, by its kind. */
export function FormField(props: FormFieldProps) {
  return <div className={props.spec.isShort ? styles.half : styles.whole}>{controlOf(props)}</div>
}
