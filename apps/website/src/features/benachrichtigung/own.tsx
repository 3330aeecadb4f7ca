import {
  type Abo,
  type AboAnsicht,
  type AboTun,
  aboPfade,
  erinnerungszeiten,
} from '@kurstadt/contract/abos'
import { formatInstant } from '../../i18n/index.ts'
import { columnClass, noteClass, softClass } from '../../ui/column/index.ts'
import { SelectField } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { reminderTexts, timeInWords } from '../erinnerung/index.ts'
import styles from './benachrichtigung.module.css'
import { kindOfNotices } from './kind-of-notices.ts'
import { notificationTexts as words } from './texts.ts'

const { own } = words

/** What somebody waits for, in words: those that they have typed, or a kind of notices. */
const nameOf = ({ art, wort }: Abo) =>
  art === 'bekanntmachungen' ? own.notices(kindOfNotices(wort)) : wort

type ActProps = {
  zugang: string
  tun: AboTun['tun']
  /** What it is done to; null for all of it. */
  abo: Abo | null
  label: string
  isQuiet?: boolean
}

/** One thing that can be done, as a form of its own: a link would be followed by mail programs. */
function Act({ abo, isQuiet = true, label, tun, zugang }: ActProps) {
  return (
    <form method="post" action={aboPfade.eigene(zugang)}>
      <input type="hidden" name="tun" value={tun} />
      {abo && <input type="hidden" name="abo" value={abo.id} />}
      <Button
        type="submit"
        look={isQuiet ? 'quiet' : 'solid'}
        {...(abo ? { 'aria-label': own.named(label, nameOf(abo)) } : {})}
      >
        {label}
      </Button>
    </form>
  )
}

/** The time of a reminder, and another one. */
function ChangeTime({ abo, zugang }: { abo: Abo; zugang: string }) {
  if (abo.zeit === null) return null
  return (
    <form method="post" action={aboPfade.eigene(zugang)} className={styles.time}>
      <input type="hidden" name="tun" value="zeit-aendern" />
      <input type="hidden" name="abo" value={abo.id} />
      <SelectField
        id={`zeit-${abo.id}`}
        name="zeit"
        label={own.time}
        options={erinnerungszeiten.map((value) => ({
          value,
          label: timeInWords(value, reminderTexts.de),
        }))}
        defaultValue={abo.zeit}
        isRequired
      />
      <Button type="submit" look="quiet" aria-label={own.named(own.change, abo.wort)}>
        {own.change}
      </Button>
    </form>
  )
}

function Word({ abo, zugang }: { abo: Abo; zugang: string }) {
  const { bestaetigt, seit } = abo
  return (
    <li className={styles.word}>
      <p>
        <strong>{nameOf(abo)}</strong>
        <span className={softClass}>
          {bestaetigt ? own.since(formatInstant(seit, 'de')) : own.waiting}
        </span>
      </p>
      <ChangeTime abo={abo} zugang={zugang} />
      <div className={styles.acts}>
        {!bestaetigt && (
          <Act {...{ abo, zugang }} tun="bestaetigen" label={own.confirm} isQuiet={false} />
        )}
        <Act {...{ abo, zugang }} tun="beenden" label={bestaetigt ? own.end : own.remove} />
      </div>
    </li>
  )
}

type OwnProps = {
  ansicht: AboAnsicht
  zugang: string
  /** What was done just now; null for whoever only looks. */
  done: 'confirmed' | 'changed' | 'ended' | 'lost' | null
}

/** What an address waits for: each word can be confirmed and ended, and all of it at once. */
export function OwnMails({ ansicht: { abos, email }, done, zugang }: OwnProps) {
  return (
    <div className={columnClass}>
      {done !== null && (
        <p className={noteClass} role="status">
          {own[done]}
        </p>
      )}
      <p>{own.to(email)}</p>
      <ul className={styles.words}>
        {abos.map((abo) => (
          <Word key={abo.id} abo={abo} zugang={zugang} />
        ))}
      </ul>
      <p>
        <Link href={aboPfade.neu}>{own.more}</Link> ·{' '}
        <Link href={aboPfade.erinnern.de}>{own.moreReminders}</Link>
      </p>
      <p>
        <Link href={aboPfade.bekanntmachungen}>{own.moreNotices}</Link>
      </p>
      <Act zugang={zugang} tun="alles-beenden" abo={null} label={own.endAll} />
    </div>
  )
}

/** Says that nothing is kept for a link, or that it cannot be asked at the moment. */
export function NoMails({ why }: { why: 'missing' | 'away' | 'busy' }) {
  const text = { missing: words.none.text, away: words.awayOwn, busy: words.busy }[why]
  return (
    <div className={columnClass}>
      <p role={why === 'missing' ? undefined : 'alert'}>{text}</p>
      <p>
        {why === 'missing' ? (
          <Link href="/de/">{words.toStart}</Link>
        ) : (
          <Link href="">{words.retry}</Link>
        )}
      </p>
    </div>
  )
}
