'use client'
import { TextInput, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClientProps } from 'payload'
import { useCallback, useEffect, useRef, useState } from 'react'
import { instantInBerlin, localDateTime, todayInBerlin } from '../../platform/time/berlin.ts'
import { noon } from '../../platform/time/days.ts'
import { validateDay, validateMoment } from '../fields/date-rules.ts'
import { germanDay, germanMoment } from '../fields/german-day.ts'
import styles from './date-field.module.css'

/** How a kind of date is read and written; what is kept is an instant as ISO text. */
type Kind = {
  /** What is kept of what was typed; null when that is no date. */
  read: (text: string) => string | null
  write: (kept: string) => string
  /** The same in words, with its weekday. */
  describe: (kept: string) => string
  validate: (value: unknown, options: { required: boolean }) => string | true
  example: string
  picker: 'date' | 'datetime-local'
  /** What is kept as the browser's own picker writes it, and back. */
  toPicker: (kept: string) => string
  fromPicker: (picked: string) => string
}

const inWords = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' })

/** `YYYY-MM-DD` → `DD.MM.YYYY`. */
const german = (day: string) => day.split('-').toReversed().join('.')
const dayIn = (kept: string) => kept.slice(0, 10)
const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

const day: Kind = {
  read: (text) => {
    const found = germanDay(text, todayInBerlin())
    return found && noon(found)
  },
  write: (kept) => german(dayIn(kept)),
  describe: (kept) => inWords.format(new Date(noon(dayIn(kept)))),
  validate: validateDay,
  example: '24.12.2026',
  picker: 'date',
  toPicker: dayIn,
  fromPicker: noon,
}

const moment: Kind = {
  read: (text) => {
    const found = germanMoment(text, todayInBerlin())
    return found && instantInBerlin(found)
  },
  write: (kept) => {
    const local = localDateTime(kept)
    return `${german(dayIn(local))} ${local.slice(11)}`
  },
  describe: (kept) => {
    const local = localDateTime(kept)
    return `${inWords.format(new Date(noon(dayIn(local))))}, ${local.slice(11)} Uhr`
  },
  validate: validateMoment,
  example: '24.12.2026 12:00',
  picker: 'datetime-local',
  toPicker: localDateTime,
  fromPicker: instantInBerlin,
}

/** What is no date is sent as a text that no server takes for one, so nothing is guessed. */
const asTyped = (text: string): string => `„${text}“`

function textOf(kind: Kind, value: unknown): string {
  if (isDate(value)) return kind.write(value)
  return typeof value === 'string' ? value.replace(/^„|“$/g, '') : ''
}

type PickerProps = {
  kind: Kind
  label: string
  value: unknown
  /** Why that is no date; null while it is typed, and where it is one. */
  problem: string | null
  isLocked: boolean
  onPick: (kept: string) => void
}

/** What was understood, in words, or why nothing was; and the browser's own calendar. */
function Picker({ kind, label, value, problem, isLocked, onPick }: PickerProps) {
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.beside}>
      <output className={problem === null ? undefined : styles.problem}>
        <span data-said={problem === null ? 'understood' : 'problem'}>
          {problem ?? (isDate(value) ? kind.describe(value) : '')}
        </span>
      </output>
      {!isLocked && (
        <>
          <button
            type="button"
            className={styles.open}
            aria-label={`Kalender: ${label}`}
            onClick={() => calendar.current?.showPicker()}
          >
            Kalender
          </button>
          <input
            ref={calendar}
            type={kind.picker}
            className={styles.calendar}
            tabIndex={-1}
            aria-hidden={true}
            value={isDate(value) ? kind.toPicker(value) : ''}
            onChange={({ target }) => {
              if (target.value !== '') onPick(kind.fromPicker(target.value))
            }}
          />
        </>
      )}
    </div>
  )
}

type FieldProps = DateFieldClientProps & { kind: Kind }

function WrittenDate({ field, path: given, readOnly, kind }: FieldProps) {
  const { admin, label, required = false } = field
  const validate = useCallback(
    (value: unknown) => kind.validate(value, { required }),
    [kind, required],
  )
  const { value, setValue, showError, path, disabled } = useField<unknown>({
    potentiallyStalePath: given,
    validate,
  })
  // As it is typed, until the field is left; then as every date is written.
  const [typed, setTyped] = useState<string | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    const leave = () => setTyped(null)
    element?.addEventListener('focusout', leave)
    return () => element?.removeEventListener('focusout', leave)
  }, [])
  const isLocked = readOnly === true || disabled
  // Said here too: in a draft the server refuses it, and the form does not say why.
  const verdict = typed === null && kind.validate(value, { required: false })
  const type = (text: string) => {
    setTyped(text)
    setValue(text.trim() === '' ? null : (kind.read(text) ?? asTyped(text)))
  }
  return (
    <div ref={frame} className={styles.date} style={mergeFieldStyles(field)}>
      <TextInput
        path={path}
        label={label ?? ''}
        required={required}
        description={admin?.description ?? ''}
        placeholder={kind.example}
        htmlAttributes={{ autoComplete: 'off' }}
        readOnly={isLocked}
        showError={showError}
        value={typed ?? textOf(kind, value)}
        onChange={({ target }: { target: { value: string } }) => type(target.value)}
        AfterInput={
          <Picker
            kind={kind}
            label={typeof label === 'string' ? label : ''}
            value={value}
            problem={typeof verdict === 'string' ? verdict : null}
            isLocked={isLocked}
            onPick={setValue}
          />
        }
      />
    </div>
  )
}

/** A calendar day, typed as Germans write it: «5.12.26», «5. Dezember 2026», «morgen» (E2). */
export function DayField(props: DateFieldClientProps) {
  return <WrittenDate {...props} kind={day} />
}

/** Day and time of day in the town's time: «5.12.26 18.30». */
export function MomentField(props: DateFieldClientProps) {
  return <WrittenDate {...props} kind={moment} />
}
