import {
  felderOf,
  mostClosed,
  mostHours,
  type PartnerAnsicht,
  schliessFelder,
  zeitFelder,
} from '@kurstadt/contract/partner'
import { ErrorSummary, fieldProblems } from '../../ui/field/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { ClosedFields, ContactFields, type FieldOf, HostFields, HoursFields } from './fields.tsx'
import styles from './partner.module.css'
import { PictureFields, pictureNames, pictureRows } from './picture-fields.tsx'
import { messageOf } from './problem-words.ts'
import { usePartnerTexts } from './texts.ts'

/** What was sent, and what is wrong with it, by field. */
export type Edited = {
  felder: Readonly<Partial<Record<string, string>>>
  fehler: Readonly<Partial<Record<string, string>>>
}

/** Empty rows below those that are filled in. */
const spare = 3

function rowsOf(felder: Edited['felder'], names: (row: number) => string[], most: number): number {
  const filled = Array.from({ length: most }, (_, at) => at + 1).filter((row) =>
    names(row).some((name) => (felder[name] ?? '') !== ''),
  )
  return Math.min((filled.at(-1) ?? 0) + spare, most)
}

const ofHost = ['betten', 'preis_ab', 'preis_je', 'saison']
const ofContact = ['telefon', 'email', 'link', 'bemerkung']

type FormProps = {
  ansicht: Extract<PartnerAnsicht, { stand: 'offen' }>
  edited: Edited | null
  action: string
}

/** Everything that a partner may change, as it stands, or as it was sent. */
export function EntryForm({ action, ansicht, edited }: FormProps) {
  const { bemerkung, typ, werte } = ansicht
  const texts = usePartnerTexts()
  const felder = edited?.felder ?? { ...felderOf(typ, werte), bemerkung: bemerkung ?? '' }
  const [hours, closed] = [
    rowsOf(felder, zeitFelder, mostHours),
    rowsOf(felder, schliessFelder, mostClosed),
  ]
  const rows = (count: number, names: (row: number) => string[]) =>
    Array.from({ length: count }, (_, at) => names(at + 1)).flat()
  const isHost = typ === 'unterkuenfte'
  const pictures = pictureRows(felder, ansicht)
  const own = [
    ...(isHost ? ofHost : rows(hours, zeitFelder)),
    ...rows(closed, schliessFelder),
    ...pictureNames(pictures),
  ]
  const { errorOf, errors, idOf } = fieldProblems({
    names: [...own, ...ofContact],
    prefix: 'eintrag',
    fehler: edited?.fehler ?? {},
    messageOf: (name, problem) => messageOf(name, problem, texts),
  })
  const fieldOf: FieldOf = (name) => ({
    id: idOf(name),
    name,
    error: errorOf(name),
    defaultValue: felder[name] ?? '',
  })
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
    >
      <input type="hidden" name="tun" value="senden" />
      <ErrorSummary errors={errors} isFirst />
      {isHost ? <HostFields fieldOf={fieldOf} /> : <HoursFields fieldOf={fieldOf} rows={hours} />}
      <ClosedFields
        fieldOf={fieldOf}
        rows={closed}
        of={isHost ? 'betriebsferien' : 'schliesstage'}
      />
      <PictureFields fieldOf={fieldOf} rows={pictures} />
      <ContactFields fieldOf={fieldOf} />
      <p>
        <Button type="submit">{texts.send}</Button>
      </p>
      <p>{texts.sendNote}</p>
    </form>
  )
}
