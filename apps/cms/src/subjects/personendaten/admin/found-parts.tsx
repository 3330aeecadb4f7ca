import { Dialog } from '../../../editing/views/dialog.tsx'
import type { Area, Group, Overview } from '../overview.ts'
import styles from './personal-data.module.css'
import { dayOf, groupText } from './words.ts'

function Entries({ anzahl, eintraege }: Group) {
  const more = anzahl - eintraege.length
  return (
    <details>
      <summary>Einzeln ansehen</summary>
      <ul>
        {eintraege.map(({ id, am, link, titel }) => (
          <li key={`${id} ${titel}`}>
            {link === null ? titel : <a href={link}>{titel}</a>}
            {am !== null && `, vom ${dayOf(am)}`}
          </li>
        ))}
      </ul>
      {more > 0 && <p>Und {more.toLocaleString('de-DE')} weitere; die Auskunft enthält alle.</p>}
    </details>
  )
}

/** What one subject keeps: what goes, and what stays with its reason. */
export function Part({ anzahl, gruppen, name }: Area) {
  return (
    <section>
      <h3>
        {name} ({anzahl.toLocaleString('de-DE')})
      </h3>
      {gruppen.map((group) => (
        <div key={group.warum ?? ''} className={styles.group} data-geht={group.warum === null}>
          <p>{groupText(group)}</p>
          <Entries {...group} />
        </div>
      ))}
    </section>
  )
}

type AskProps = { found: Overview; isBusy: boolean; onErase: () => void; onClose: () => void }

/** Asks once more before anything is deleted. */
export function AskBefore({ found, isBusy, onClose, onErase }: AskProps) {
  const { anzahl, email, loeschbar } = found
  return (
    <Dialog
      title={`Daten zu ${email} löschen?`}
      act="Endgültig löschen"
      isBusy={isBusy}
      problem={null}
      onAct={onErase}
      onClose={onClose}
    >
      <p>
        {loeschbar.toLocaleString('de-DE')} von {anzahl.toLocaleString('de-DE')} Einträgen werden
        gelöscht, mit Anlagen, älteren Fassungen und Mails. Von dem, was bleiben muss, werden
        Kontaktdaten entfernt, soweit es oben steht. Das lässt sich nicht zurücknehmen.
      </p>
      <p>Haben Sie die Auskunft schon verschickt? Danach gibt es sie nicht mehr.</p>
    </Dialog>
  )
}
