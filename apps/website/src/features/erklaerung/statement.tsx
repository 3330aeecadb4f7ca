import type { Barrierefreiheit } from '@kurstadt/contract'
import { Angebot } from './angebot.tsx'
import { Arbitration, Feedback, OtherForms } from './contacts.tsx'
import styles from './erklaerung.module.css'
import { Measured } from './measured.tsx'
import { useStatementTexts } from './texts.ts'

/** The statement on accessibility, after the model of the European Union (decision 2018/1523). */
export function Statement({ erklaerung }: { erklaerung: Barrierefreiheit }) {
  const words = useStatementTexts()
  const { traeger, angebote, gemessen, rueckmeldung, schlichtung } = erklaerung
  return (
    <div className={styles.statement}>
      <div className={styles.basis}>
        {traeger && <p>{words.fuer(traeger)}</p>}
        <p>{words.grundlage}</p>
      </div>
      <OtherForms />
      {angebote.map((one) => (
        <Angebot key={one.angebot} angebot={one} />
      ))}
      <Measured gemessen={gemessen} />
      <Feedback rueckmeldung={rueckmeldung} />
      {schlichtung && <Arbitration schlichtung={schlichtung} />}
    </div>
  )
}
