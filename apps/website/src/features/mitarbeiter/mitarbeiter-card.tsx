import type { Mitarbeiter } from '@kurstadt/contract'
import { useLang, useRathausTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { BildFigure } from '../bild/index.ts'
import { Kontakt } from '../kontakt/index.ts'
import { QrCode } from '../qr-code/index.ts'
import styles from './mitarbeiter-card.module.css'
import { nameOf } from './name-of.ts'

function Portrait({
  mitarbeiter: { bild, bildtext, bildcopyright },
}: {
  mitarbeiter: Mitarbeiter
}) {
  if (!bild)
    return (
      <span className={styles.nobody}>
        <Icon name="person" />
      </span>
    )
  return (
    <BildFigure
      bild={bild}
      sizes="9rem"
      ratio="4 / 5"
      bildtext={bildtext}
      bildcopyright={bildcopyright}
      className={styles.portrait}
    />
  )
}

type MitarbeiterCardProps = {
  mitarbeiter: Mitarbeiter
  /** Element of the name in the outline of the page. */
  heading?: 'h3' | 'h4'
  /** In the authority guide a QR code leads to the person's page (spec 2.7). */
  hasCode?: boolean
}

/** A member of staff: function, name, room, picture, contact (spec 2.7, staff cards). */
export function MitarbeiterCard({ mitarbeiter, heading, hasCode = false }: MitarbeiterCardProps) {
  const { amt } = useRathausTexts()
  const lang = useLang(mitarbeiter.sprache)
  const { detailURL, funktion, gebaeude, zimmer, kontakt } = mitarbeiter
  const name = nameOf(mitarbeiter)
  const Name = heading ?? 'h3'
  const room = [zimmer && amt.zimmer(zimmer), gebaeude].filter(Boolean).join(', ')
  return (
    <article className={styles.card}>
      <Portrait mitarbeiter={mitarbeiter} />
      <div className={styles.text}>
        <Name className={styles.name}>
          {detailURL ? <Link href={detailURL}>{name}</Link> : name}
        </Name>
        {funktion && <p lang={lang}>{funktion}</p>}
        {room && <p className={styles.room}>{room}</p>}
        <Kontakt kontakt={kontakt} of={name} />
        {hasCode && <QrCode entry={mitarbeiter} of="mitarbeiter" name={name} />}
      </div>
    </article>
  )
}
