'use client'
import styles from './invitation.module.css'
import type { Invitation } from './use-invitation.ts'

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
})

const names: Record<Invitation['art'], string> = {
  ladung: 'Einladung',
  aenderung: 'Geänderte Einladung',
  absage: 'Absage',
}

function Warnings({ frist, neuererEntwurf, ohneMail }: Invitation) {
  const all = [
    frist && `Kurze Ladungsfrist: ${frist}`,
    neuererEntwurf &&
      'Es gibt einen neueren Entwurf. Hinaus geht, was veröffentlicht ist; der Entwurf nicht.',
    ohneMail.length > 0 &&
      `Ohne E-Mail für die Anmeldung, bitte auf Papier einladen: ${ohneMail.join(', ')}.`,
  ].filter((one) => typeof one === 'string')
  return all.map((words) => (
    <p key={words} className={styles.warning}>
      {words}
    </p>
  ))
}

function Agenda({ punkte }: Pick<Invitation, 'punkte'>) {
  if (punkte.length === 0) return <p>Die Tagesordnung ist leer.</p>
  return (
    <ul className={styles.agenda}>
      {punkte.map(({ hinweise, punkt, sieht, titel }) => (
        <li key={punkt}>
          TOP {punkt} {titel} <strong>sieht: {sieht}</strong>
          {hinweise.map((hint) => (
            <span key={hint} className={styles.warning}>
              {hint}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

function Before({ bisher }: Pick<Invitation, 'bisher'>) {
  if (bisher.length === 0) return null
  return (
    <>
      <h3>Schon hinausgegangen</h3>
      <ul>
        {bisher.map(({ am, anzahl, art, wer }) => (
          <li key={am}>
            {names[art]} am {moment.format(new Date(am))} Uhr an {anzahl}, von {wer}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What goes out, to whom, and who will read which item. */
export function InvitationFacts(props: Invitation) {
  const { empfaenger, mail, problem } = props
  return (
    <div className={styles.facts}>
      <Warnings {...props} />
      <h3>Wer was sieht</h3>
      <Agenda {...props} />
      {problem === null && (
        <>
          <h3>
            {empfaenger.length === 1
              ? 'Geht an ein Mitglied'
              : `Geht an ${empfaenger.length} Mitglieder`}
          </h3>
          <p>{empfaenger.join(', ')}</p>
          <details>
            <summary>E-Mail ansehen</summary>
            <p>{mail.betreff}</p>
            <pre>{mail.text}</pre>
          </details>
        </>
      )}
      <Before {...props} />
    </div>
  )
}
