import { preisEinheiten, tagestypen } from '@kurstadt/contract'
import { longestRemark, schliessFelder, zeitFelder } from '@kurstadt/contract/partner'
import { SelectField, TextArea, TextField } from '../../ui/field/index.ts'
import styles from './partner.module.css'
import { usePartnerTexts } from './texts.ts'

/** What stands in a field, and what is wrong with it. */
export type FieldOf = (name: string) => {
  id: string
  name: string
  defaultValue: string
  error: string | null
}

type FieldsProps = { fieldOf: FieldOf }

/** Beds, prices and season of a host. */
export function HostFields({ fieldOf }: FieldsProps) {
  const { groups, hints, labels, noChoice, preisJe } = usePartnerTexts()
  return (
    <fieldset className={styles.group}>
      <legend>{groups.haus}</legend>
      <TextField {...fieldOf('betten')} label={labels.betten} inputMode="numeric" maxLength={10} />
      <TextField
        {...fieldOf('preis_ab')}
        label={labels.preis_ab}
        hint={hints.preis_ab}
        inputMode="numeric"
        maxLength={10}
      />
      <SelectField
        {...fieldOf('preis_je')}
        label={labels.preis_je}
        placeholder={noChoice}
        options={preisEinheiten.map((value) => ({ value, label: preisJe[value] }))}
      />
      <TextField {...fieldOf('saison')} label={labels.saison} hint={hints.saison} maxLength={120} />
    </fieldset>
  )
}

/** Rows of hours, of which the last ones are empty. */
export function HoursFields({ fieldOf, rows }: FieldsProps & { rows: number }) {
  const { groups, hints, noChoice, row, tage } = usePartnerTexts()
  return (
    <fieldset className={styles.rows}>
      <legend>{groups.zeiten}</legend>
      <p>{hints.zeiten}</p>
      {Array.from({ length: rows }, (_, at) => {
        const [tag = '', beginn = '', ende = ''] = zeitFelder(at + 1)
        return (
          <fieldset key={tag} className={styles.row}>
            <legend>{row.zeit(at + 1)}</legend>
            <SelectField
              {...fieldOf(tag)}
              label={row.tag}
              placeholder={noChoice}
              options={tagestypen.map((value) => ({ value, label: tage[value] }))}
            />
            <TextField {...fieldOf(beginn)} label={row.beginn} type="time" />
            <TextField {...fieldOf(ende)} label={row.ende} type="time" />
          </fieldset>
        )
      })}
    </fieldset>
  )
}

type ClosedProps = FieldsProps & { rows: number; of: 'schliesstage' | 'betriebsferien' }

/** Rows of days on which it is shut; a business may be open at other times on them. */
export function ClosedFields({ fieldOf, of, rows }: ClosedProps) {
  const { groups, hints, row } = usePartnerTexts()
  return (
    <fieldset className={styles.rows}>
      <legend>{groups[of]}</legend>
      <p>{hints[of]}</p>
      {Array.from({ length: rows }, (_, at) => {
        const [von = '', bis = '', hinweis = ''] = schliessFelder(at + 1)
        return (
          <fieldset key={von} className={styles.days}>
            <legend>{row.zu(at + 1)}</legend>
            <TextField {...fieldOf(von)} label={row.von} type="date" />
            <TextField {...fieldOf(bis)} label={row.bis} type="date" />
            <TextField {...fieldOf(hinweis)} label={row.hinweis} maxLength={200} />
          </fieldset>
        )
      })}
    </fieldset>
  )
}

/** How somebody is reached, and what else they have to say. */
export function ContactFields({ fieldOf }: FieldsProps) {
  const { groups, hints, labels } = usePartnerTexts()
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{groups.kontakt}</legend>
        <TextField
          {...fieldOf('telefon')}
          label={labels.telefon}
          type="tel"
          autoComplete="tel"
          maxLength={200}
        />
        <TextField
          {...fieldOf('email')}
          label={labels.email}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          {...fieldOf('link')}
          label={labels.link}
          hint={hints.link}
          type="url"
          maxLength={500}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{groups.rest}</legend>
        <TextArea
          {...fieldOf('bemerkung')}
          label={labels.bemerkung}
          hint={hints.bemerkung}
          maxLength={longestRemark}
        />
      </fieldset>
    </>
  )
}
