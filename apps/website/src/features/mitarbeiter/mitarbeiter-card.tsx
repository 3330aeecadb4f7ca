import type { Mitarbeiter } from '@kurstadt/contract'
import { useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { BildFigure } from '../bild/index.ts'
import { Kontakt } from '../kontakt/index.ts'
import styles from './mitarbeiter-card.module.css'

/** A member of staff: function, name, room, picture, contact (spec 2.7, staff cards). */
export function MitarbeiterCard({ mitarbeiter }: { mitarbeiter: Mitarbeiter }) {
  const { amt } = useTexts()
  const { bild, funktion, zimmer, kontakt } = mitarbeiter
  const name = `${mitarbeiter.vorname} ${mitarbeiter.nachname}`
  return (
    <article className={styles.card} lang={mitarbeiter.sprache}>
      {bild ? (
        <BildFigure
          bild={bild}
          sizes="9rem"
          ratio="4 / 5"
          bildtext={mitarbeiter.bildtext}
          bildcopyright={mitarbeiter.bildcopyright}
          className={styles.portrait}
        />
      ) : (
        <span className={styles.nobody}>
          <Icon name="person" />
        </span>
      )}
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        {funktion && <p>{funktion}</p>}
        {zimmer && <p className={styles.room}>{amt.zimmer(zimmer)}</p>}
        <Kontakt kontakt={kontakt} of={name} />
      </div>
    </article>
  )
}
