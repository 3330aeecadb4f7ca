import {
  type BrettAnsicht,
  type BrettEigener,
  type BrettTun,
  brettPfade,
} from '@kurstadt/contract/brett'
import { formatDay, joinFacts } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { columnClass, noteClass, softClass } from '../../ui/column/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { type Edited, EditNotice } from './edit-notice.tsx'
import styles from './own-notices.module.css'
import { ownTexts as words } from './own-texts.ts'
import { de } from './texts-de.ts'

const { own } = words

type ActProps = {
  notice: BrettEigener
  zugang: string
  tun: Exclude<BrettTun['tun'], 'aendern'>
  label: string
  isQuiet?: boolean
}

/** One thing that can be done, as a form of its own: a link would be followed by mail programs. */
function Act({ isQuiet = true, label, notice, tun, zugang }: ActProps) {
  return (
    <form method="post" action={brettPfade.eigene(zugang)}>
      <input type="hidden" name="tun" value={tun} />
      <input type="hidden" name="eintrag" value={notice.id} />
      <Button
        type="submit"
        look={isQuiet ? 'quiet' : 'solid'}
        aria-label={own.named(label, notice.titel)}
      >
        {label}
      </Button>
    </form>
  )
}

/** What can be done about a notice, by how it stands. */
function Acts({ notice, zugang }: { notice: BrettEigener; zugang: string }) {
  const { adresse, stand, verlaengerbar } = notice
  const isNew = stand === 'unbestaetigt'
  return (
    <div className={styles.acts}>
      {isNew && (
        <Act {...{ notice, zugang }} tun="bestaetigen" label={own.bestaetigen} isQuiet={false} />
      )}
      {verlaengerbar && (
        <Act {...{ notice, zugang }} tun="verlaengern" label={own.verlaengern} isQuiet={false} />
      )}
      <Act {...{ notice, zugang }} tun="beenden" label={isNew ? own.verwerfen : own.beenden} />
      {adresse && <Link href={adresse}>{own.ansehen}</Link>}
    </div>
  )
}

const changeable = ['wartet', 'haengt', 'abgelaufen'] as const

type NoticeProps = { notice: BrettEigener; zugang: string; edited: Edited | null }

function Notice({ edited, notice, zugang }: NoticeProps) {
  const { aenderungWartet, art, bis, grund, preis, stand, text, titel } = notice
  const isChangeable = changeable.some((one) => one === stand)
  return (
    <li className={styles.notice}>
      <h2 className={styles.title}>{titel}</h2>
      <p className={styles.state}>
        <strong>{own.staende[stand]}</strong>
        {bis !== null && <span>{own.bis(formatDay(bis, 'de'))}</span>}
      </p>
      {grund !== null && <p>{own.grund(grund)}</p>}
      {aenderungWartet && <p>{own.aenderungWartet}</p>}
      <p className={softClass}>{joinFacts([de.arten[art], preis])}</p>
      <p className={styles.text}>{text}</p>
      <Acts {...{ notice, zugang }} />
      {isChangeable && <EditNotice {...{ notice, zugang, edited }} />}
    </li>
  )
}

type OwnProps = {
  ansicht: BrettAnsicht
  zugang: string
  /** What was done just now; null for whoever only looks. */
  done: BrettTun['tun'] | null
  /** A change that was refused, as it was sent. */
  edited: (Edited & { eintrag: string }) | null
  /** What could not be done any more, with the text that was sent for it, if there was one. */
  lost?: { text: string } | undefined
}

/** Says that something came too late, and keeps what somebody has written. */
function Lost({ text }: { text: string }) {
  return (
    <div className={noteClass} role="alert">
      <div className={styles.lost}>
        <p>{own.verloren}</p>
        {text !== '' && (
          <>
            <p>
              <strong>{own.ihrText}</strong>
            </p>
            <p className={styles.text}>{text}</p>
          </>
        )}
      </div>
    </div>
  )
}

/** All notices of an address: each can be confirmed, changed, extended and ended. */
export function OwnNotices({ ansicht, done, edited, lost, zugang }: OwnProps) {
  const { aushaenge, email } = ansicht
  return (
    <div className={columnClass}>
      {lost && <Lost {...lost} />}
      {done !== null && (
        <p className={noteClass} role="status">
          {own.getan[done]}
        </p>
      )}
      <p>{own.to(email)}</p>
      <ul className={styles.notices}>
        {aushaenge.map((notice) => (
          <Notice
            key={notice.id}
            notice={notice}
            zugang={zugang}
            edited={edited?.eintrag === notice.id ? edited : null}
          />
        ))}
      </ul>
      <p>
        <ButtonLink href={de.formular} look="quiet">
          {own.more}
        </ButtonLink>
      </p>
      <p>
        <Link href={words.brett.href}>{de.zurueck}</Link>
      </p>
    </div>
  )
}

type NoneProps = { why: 'missing' | 'away' | 'busy'; done: BrettTun['tun'] | null }

/** Says that nothing is kept for a link, or that it cannot be asked at the moment. */
export function NoNotices({ done, why }: NoneProps) {
  const text = { missing: words.none.text, away: words.awayOwn, busy: words.busy }[why]
  const isEnded = why === 'missing' && done === 'beenden'
  return (
    <div className={columnClass}>
      <p role={why === 'missing' ? 'status' : 'alert'}>{isEnded ? own.getan.beenden : text}</p>
      <p>
        {why === 'missing' ? (
          <Link href={words.brett.href}>{de.zurueck}</Link>
        ) : (
          <Link href="">{words.retry}</Link>
        )}
      </p>
    </div>
  )
}
