import {
  bildReihe,
  erstesFeld,
  fotoReihe,
  mostPictures,
  mostSent,
  type PartnerAnsicht,
  type PartnerBildansicht,
  rechtFeld,
  rowNumbers,
} from '@kurstadt/contract/partner'
import { Checkbox, ChoiceGroup, FileField, TextField } from '../../ui/field/index.ts'
import type { FieldOf } from './fields.tsx'
import styles from './partner.module.css'
import { usePartnerTexts } from './texts.ts'

type Felder = Readonly<Partial<Record<string, string>>>

/** A picture of the form: in which row, how it looks, and whether it waits for the office. */
type Row = { row: number; picture: PartnerBildansicht; isNew: boolean }

/** Rows of the form whose pictures there are, and how many photos may be added. */
export function pictureRows(felder: Felder, { bilder, werte }: Open) {
  const present = rowNumbers(mostPictures).flatMap((row): Row[] => {
    const id = felder[bildReihe(row).id]
    const picture = bilder.find((one) => one.id === id)
    const isNew = werte.bilder.some((one) => one.id === id && one.neu !== null)
    return picture === undefined ? [] : [{ row, picture, isNew }]
  })
  return { present, added: Math.min(mostSent, mostPictures - present.length) }
}

type Open = Pick<Extract<PartnerAnsicht, { stand: 'offen' }>, 'bilder' | 'werte'>
type Rows = ReturnType<typeof pictureRows>

/** Names of the fields about pictures, in the order of the form. */
export const pictureNames = ({ added, present }: Rows) => [
  ...present.flatMap(({ row }) => [bildReihe(row).text, bildReihe(row).en]),
  ...rowNumbers(added).flatMap((row) => Object.values(fotoReihe(row))),
  ...(added > 0 ? [rechtFeld] : []),
]

type FieldsProps = { fieldOf: FieldOf }
type WordsProps = FieldsProps & { text: string; en: string; isRequired?: boolean }

/** What a picture shows, in German and in English. */
function WordFields({ en, fieldOf, isRequired = false, text }: WordsProps) {
  const { hints, row: words } = usePartnerTexts()
  return (
    <>
      <TextField
        {...fieldOf(text)}
        label={words.text}
        hint={hints.bildtext}
        isRequired={isRequired}
        maxLength={300}
      />
      <TextField {...fieldOf(en)} label={words.en} lang="en" maxLength={300} />
    </>
  )
}

function Present({ fieldOf, isNew, picture, row }: FieldsProps & Row) {
  const { bildWartet, row: words } = usePartnerTexts()
  const { en, id, text, weg } = bildReihe(row)
  const { bildtext, recht, text: shows, vorschau } = picture
  return (
    <fieldset className={styles.picture}>
      <legend>{words.bild(row)}</legend>
      <input type="hidden" name={id} value={picture.id} />
      {vorschau !== null && <img src={vorschau} alt={shows} lang="de" loading="lazy" />}
      <div className={styles.group}>
        {isNew ? (
          <p>{bildWartet}</p>
        ) : (
          <p lang="de">{bildtext ?? (shows === '' ? words.bild(row) : shows)}</p>
        )}
        {recht !== null && (
          <p lang="de">
            <small>{recht}</small>
          </p>
        )}
        {isNew && <WordFields {...{ en, fieldOf, text }} isRequired />}
        <Checkbox
          id={fieldOf(weg).id}
          name={weg}
          value="ja"
          label={words.weg}
          defaultChecked={fieldOf(weg).defaultValue !== ''}
        />
      </div>
    </fieldset>
  )
}

function Added({ fieldOf, row }: FieldsProps & { row: number }) {
  const { hints, row: words } = usePartnerTexts()
  const { datei, en, text } = fotoReihe(row)
  const { error, id } = fieldOf(datei)
  return (
    <fieldset className={styles.photo}>
      <legend>{words.foto(row)}</legend>
      <FileField
        {...{ error, id }}
        name={datei}
        label={words.datei}
        hint={hints.datei}
        accept="image/jpeg,image/png,image/webp,image/avif"
      />
      <WordFields {...{ en, fieldOf, text }} />
    </fieldset>
  )
}

/** The pictures of an entry: those that are there, photos that are added, and which is the first. */
export function PictureFields({ fieldOf, rows }: FieldsProps & { rows: Rows }) {
  const { groups, hints, labels, row: words } = usePartnerTexts()
  const { added, present } = rows
  const first = fieldOf(erstesFeld)
  const options = [
    ...present.map(({ picture, row }) => ({ value: picture.id, label: words.bild(row) })),
    ...rowNumbers(added).map((row) => ({ value: `foto_${row}`, label: words.foto(row) })),
  ]
  return (
    <fieldset className={styles.rows}>
      <legend>{groups.bilder}</legend>
      <p>{added > 0 ? hints.bilder : hints.bilderVoll}</p>
      {present.map((one) => (
        <Present key={one.row} {...one} fieldOf={fieldOf} />
      ))}
      {rowNumbers(added).map((row) => (
        <Added key={row} {...{ fieldOf, row }} />
      ))}
      {added > 0 && (
        <TextField
          {...fieldOf(rechtFeld)}
          label={labels.foto_recht}
          hint={hints.foto_recht}
          maxLength={200}
        />
      )}
      <ChoiceGroup
        id={first.id}
        name={erstesFeld}
        kind="radio"
        label={labels.bild_erstes}
        hint={hints.bild_erstes}
        options={options}
        defaultValue={[first.defaultValue]}
      />
    </fieldset>
  )
}
