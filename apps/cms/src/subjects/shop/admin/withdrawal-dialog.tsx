'use client'
import styles from '../../../editing/views/dialog.module.css'
import { Dialog } from '../../../editing/views/dialog.tsx'

/** A line of an order as the dialogue offers it; `preset` is null where somebody has to say it. */
type Line = {
  name: string
  menge: number
  offen: number
  preset: number | null
  /** Why there is no right of withdrawal, or when it ends; null where there is nothing to say. */
  ausnahme: string | null
  istMoeglich: boolean
}

/** What may be taken back, and what whoever withdraws has said of it. */
export type WithdrawalChoice = { gesehen: string; lines: Line[]; umfang: string[] }

/** What is taken back, line by line, as the call wants it. */
export type TakenBack = { gesehen: string; mengen: string[] }

function Pieces({ line }: { line: Line }) {
  const { ausnahme, istMoeglich, menge, name, offen, preset } = line
  const left = offen === menge ? `bestellt: ${menge}` : `bestellt: ${menge}, noch offen: ${offen}`
  return (
    <label className={styles.field}>
      {name}
      <span className={styles.help}>
        {left}
        {ausnahme !== null && ` – ${istMoeglich ? '' : 'kein Widerrufsrecht: '}${ausnahme}`}
      </span>
      <input
        name="menge"
        inputMode="numeric"
        required
        maxLength={4}
        readOnly={!istMoeglich}
        defaultValue={preset ?? ''}
      />
    </label>
  )
}

type WithdrawalDialogProps = {
  choice: WithdrawalChoice
  /** What is done, as its button says. */
  act: string
  isBusy: boolean
  problem: string | null
  onAct: (taken: TakenBack) => void
  onClose: () => void
}

/** Asks what is taken back of an order: goods that were withdrawn from, or tickets for another day. */
export function WithdrawalDialog({ act, choice, onAct, ...rest }: WithdrawalDialogProps) {
  const { gesehen, lines, umfang } = choice
  return (
    <Dialog
      {...rest}
      title={`${act}?`}
      act={act}
      onAct={(form) => onAct({ gesehen, mengen: form.getAll('menge').map(String) })}
    >
      {umfang.length > 0 && (
        <>
          <p className={styles.rule}>Widerrufen wurde, in eigenen Worten:</p>
          {umfang.map((text) => (
            <blockquote key={text} style={{ whiteSpace: 'pre-wrap' }}>
              {text}
            </blockquote>
          ))}
        </>
      )}
      <fieldset>
        <legend>Wie viele Stücke nehmen Sie zurück?</legend>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <Pieces key={index} line={line} />
        ))}
      </fieldset>
      <p>
        Das lässt sich nicht zurücknehmen. Wer bestellt hat, bekommt eine E-Mail mit der
        Rechnungskorrektur. Bleibt etwas übrig, geht die Bestellung damit weiter; die Versandkosten
        werden erst mit dem letzten Stück gutgeschrieben.
      </p>
    </Dialog>
  )
}
