import { type PartnerAnsicht, partnerPfade } from '@kurstadt/contract/partner'
import { formatDay, otherSprache, useSprache } from '../../i18n/index.ts'
import { columnClass, noteClass } from '../../ui/column/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { type Edited, EntryForm } from './entry-form.tsx'
import styles from './partner.module.css'
import { usePartnerTexts } from './texts.ts'

type Open = Extract<PartnerAnsicht, { stand: 'offen' }>

/** What was done just now. */
type Done = 'senden' | 'stimmt'

type OpenProps = {
  ansicht: Open
  zugang: string
  done: Done | null
  /** What was refused, as it was sent. */
  edited: Edited | null
  trouble: 'away' | 'busy' | null
}

function Said({ ansicht, done, trouble }: Pick<OpenProps, 'ansicht' | 'done' | 'trouble'>) {
  const { away, busy, getan, keepTyped } = usePartnerTexts()
  if (trouble !== null)
    return (
      <p className={noteClass} role="alert">
        {{ away, busy }[trouble]} {keepTyped}
      </p>
    )
  if (done === null) return null
  const isUnchanged = done === 'senden' && ansicht.wartet_seit === null
  return (
    <p className={noteClass} role="status">
      {isUnchanged ? getan.gleich : getan[done]}
    </p>
  )
}

function History({ ansicht }: { ansicht: Open }) {
  const texts = usePartnerTexts()
  const sprache = useSprache()
  const { beantwortet_am, entschieden, wartet_seit } = ansicht
  if (wartet_seit !== null) return <p>{texts.waits(formatDay(wartet_seit, sprache))}</p>
  if (entschieden !== null)
    return (
      <p>
        {texts.entschieden[entschieden.ergebnis](formatDay(entschieden.am, sprache))}
        {entschieden.grund !== null && ` ${texts.grund(entschieden.grund)}`}
      </p>
    )
  return beantwortet_am === null ? null : (
    <p>{texts.answered(formatDay(beantwortet_am, sprache))}</p>
  )
}

type ActProps = { action: string; tun: 'stimmt' | 'beenden'; label: string; note: string }

/** One thing that is done by one click, as a form of its own: a link would be followed by mail programs. */
function Act({ action, label, note, tun }: ActProps) {
  return (
    <form className={styles.act} method="post" action={action}>
      <p>{note}</p>
      <input type="hidden" name="tun" value={tun} />
      <Button type="submit" look={tun === 'stimmt' ? 'solid' : 'quiet'}>
        {label}
      </Button>
    </form>
  )
}

/** An entry as its partner keeps it: everything is right, or something changes. */
export function PartnerEntry({ ansicht, done, edited, trouble, zugang }: OpenProps) {
  const texts = usePartnerTexts()
  const sprache = useSprache()
  const action = partnerPfade[sprache](zugang)
  const other = partnerPfade[otherSprache(sprache)](zugang)
  const { adresse, gueltig_bis, titel, wartet_seit } = ansicht
  return (
    <div className={columnClass}>
      <Said {...{ ansicht, done, trouble }} />
      <p>{texts.intro(titel)}</p>
      <History ansicht={ansicht} />
      <p className={styles.links}>
        {adresse !== null && (
          <Link href={adresse}>{sprache === 'de' ? texts.seePage : texts.seePageGerman}</Link>
        )}
        <Link href={other} lang={texts.other.lang} hrefLang={texts.other.lang}>
          {texts.other.label}
        </Link>
      </p>
      {wartet_seit === null && edited === null && (
        <Act action={action} tun="stimmt" label={texts.allRight} note={texts.allRightHint} />
      )}
      <h2 className={styles.heading}>{texts.change}</h2>
      <EntryForm {...{ action, ansicht, edited }} />
      <Act action={action} tun="beenden" label={texts.end} note={texts.endNote} />
      <p>
        {texts.until(formatDay(gueltig_bis, sprache))}{' '}
        <Link href={texts.privacyHref}>{texts.privacy}</Link>
      </p>
    </div>
  )
}

type EndedProps = { stand: Exclude<PartnerAnsicht['stand'], 'offen'>; isDone: boolean }

/** Says that a link leads nowhere any more, why, and how to get a new one. */
export function PartnerEnded({ isDone, stand }: EndedProps) {
  const texts = usePartnerTexts()
  return (
    <div className={columnClass}>
      <p className={noteClass} role={isDone ? 'status' : undefined}>
        {texts.ended[stand]}
      </p>
      <p>
        {texts.newLink} <Link href={texts.contactHref}>{texts.contact}</Link>
      </p>
    </div>
  )
}

/** Says that nothing can be had at the moment. */
export function PartnerAway({ why }: { why: 'away' | 'busy' }) {
  const texts = usePartnerTexts()
  return (
    <div className={columnClass}>
      <p role="alert">{texts[why]}</p>
      <p>
        <Link href="">{texts.retry}</Link>
      </p>
    </div>
  )
}
