import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { MailNotice } from '../mail-notice.tsx'
import styles from './dashboard.module.css'
import {
  quickActions,
  readFailedJobs,
  readMailNotice,
  readProposals,
  readSections,
  readStatement,
  readWasteGaps,
  type Section,
} from './index.ts'

const today = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'full' })

function Lines({ lines }: Pick<Section, 'lines'>) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ href, titel, art, text }) => (
        <li key={href}>
          <a href={href}>{titel}</a>
          <span className={styles.about}>{[art, text].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

function Lists({ lists }: Pick<Section, 'lists'>) {
  return (
    <p className={styles.lists}>
      Alle ansehen:{' '}
      {lists.map(({ label, count, href }) => (
        <a key={href} href={href}>
          {label} ({count})
        </a>
      ))}
    </p>
  )
}

function Part({ section }: { section: Section }) {
  const { key, titel, count, lines, lists, empty } = section
  return (
    <section className={styles.part} aria-labelledby={`teil-${key}`}>
      <h2 id={`teil-${key}`} className={styles.heading}>
        {titel} <span className={styles.count}>({count})</span>
      </h2>
      {count === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          <Lines lines={lines} />
          <Lists lists={lists} />
        </>
      )}
    </section>
  )
}

/** What the worker has given up: nobody else would hear of it. */
function JobNotice({ lines }: { lines: readonly string[] }) {
  return (
    <section className={styles.notice} aria-label="Aufgaben im Hintergrund">
      <p>
        <strong>Aufgaben im Hintergrund sind gescheitert.</strong> Warum, steht im Protokoll des
        Dienstes „job-worker“.
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** The first view of the back office: what wants attention, and what is done most often. */
export async function Dashboard({
  initPageResult: { req, permissions },
}: DashboardViewServerProps) {
  const now = new Date()
  const [sections, mailNotice, failedJobs, statement, wasteGaps, proposals] = await Promise.all([
    readSections(req, now),
    readMailNotice(req),
    readFailedJobs(req),
    readStatement(req),
    readWasteGaps(req),
    readProposals(req),
  ])
  const shown = [...sections, proposals, statement, wasteGaps].filter((section) => section !== null)
  const actions = quickActions(permissions, req.user)
  return (
    <main className={styles.dashboard}>
      <h1 className={styles.greeting}>Guten Tag, {req.user?.name}</h1>
      <p className={styles.today}>{today.format(now)}</p>
      {mailNotice && <MailNotice {...mailNotice} />}
      {failedJobs.length > 0 && <JobNotice lines={failedJobs} />}
      <nav aria-label="Häufige Aufgaben">
        <ul className={styles.actions}>
          {actions.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.parts}>
        {shown.map((section) => (
          <Part key={section.key} section={section} />
        ))}
      </div>
    </main>
  )
}
