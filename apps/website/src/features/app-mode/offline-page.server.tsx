import type { Einstellungen } from '@kurstadt/contract'
import { telHref } from '@kurstadt/contract/tel-href'
import { renderToStaticMarkup } from 'react-dom/server'
import { offlineTexts } from '../../i18n/index.server.ts'
import { formatDate, SpracheContext } from '../../i18n/index.ts'
import { berlinTime } from '../../lib/index.ts'
import {
  announcedAhead,
  holdingNow,
  Oeffnungszeiten,
  useHoursAsRead,
} from '../oeffnungszeiten/index.ts'
import { offlineStyle } from './offline-style.server.ts'

/** An empty address is the one the visitor wanted: the worker answers there. */
const wantedAddress = ''

type Office = Einstellungen['tourismus']
type PageOf = Pick<Einstellungen, 'sprache' | 'schliesstage'> & { now: Date }
type PageProps = { einstellungen: Einstellungen; now: Date }

/** Without a script nothing on the page knows the time: what deviates is decided when it is made. */
function Deviating({ office, sprache, schliesstage, now }: { office: Office } & PageOf) {
  const { deviating } = offlineTexts[sprache]
  const time = berlinTime(now)
  const hours = useHoursAsRead(office.oeffnungszeitenStrukturiert, schliesstage)
  const zeiten = hours.flatMap(({ abweichendeZeiten }) => [
    ...holdingNow(abweichendeZeiten, time),
    ...announcedAhead(abweichendeZeiten, time),
  ])
  return zeiten.map(({ beginn, ende, zusatz }) => (
    <p key={beginn} className="note">
      <b>{deviating(formatDate(beginn.slice(0, 10)), formatDate(ende.slice(0, 10)))}</b> {zusatz}
    </p>
  ))
}

function OfficeCard({ office, ...of }: { office: Office } & PageOf) {
  const { telefon } = office.kontakt
  const week = office.oeffnungszeitenStrukturiert.map((hours) => ({
    ...hours,
    abweichendeZeiten: [],
  }))
  return (
    <section>
      <h2>{office.name}</h2>
      {telefon && (
        <p>
          <a className="call" href={telHref(telefon)}>
            {telefon}
          </a>
        </p>
      )}
      <Deviating office={office} {...of} />
      <Oeffnungszeiten zeiten={week} heading="h3" />
    </section>
  )
}

/** The mark of the header, drawn here once more: the page may fetch nothing. */
function Mark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill="#f0f5f1" />
      <path fill="#15302a" d="M24 6l6 9h-3l5 7h-4l6 8H14l6-8h-4l5-7h-3z" />
      <path
        fill="none"
        stroke="#15302a"
        strokeWidth="2"
        d="M10 35c3.500-3 7 3 10.500 0s7 3 10.500 0 4-1.500 7 0M15 40.500c3-2.500 6 2.500 9 0s6 2.500 9 0"
      />
    </svg>
  )
}

function OfflinePage({ einstellungen, now }: PageProps) {
  const { sprache, ortsname, claim, tourismus, rathaus, schliesstage } = einstellungen
  const of = { sprache, schliesstage, now }
  const words = offlineTexts[sprache]
  const [day = '', time = ''] = berlinTime(now).split('T')
  return (
    <html lang={sprache}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${words.title} | ${ortsname}`}</title>
        <style>{offlineStyle}</style>
      </head>
      <body>
        <header>
          <Mark />
          <div>
            <p className="town">{ortsname}</p>
            {claim && <p className="claim">{claim}</p>}
          </div>
        </header>
        <main>
          <h1>{words.title}</h1>
          <p className="lead">{words.text}</p>
          <p>
            <a className="retry" href={wantedAddress}>
              {words.retry}
            </a>
          </p>
          <p className="label">{words.call}</p>
          <div className="offices">
            <OfficeCard office={tourismus} {...of} />
            <OfficeCard office={rathaus} {...of} />
          </div>
          <p className="seen">{words.seen(`${formatDate(day)}, ${clock(time, sprache)}`)}</p>
        </main>
      </body>
    </html>
  )
}

const clock = (time: string, sprache: 'de' | 'en') => (sprache === 'de' ? `${time} Uhr` : time)

/**
 * The page for visitors without a connection: telephone numbers and opening hours of the configured
 * town, whole in one file and without a script. The service worker keeps it (spec 4).
 */
export function offlinePage(einstellungen: Einstellungen, now: Date): string {
  return `<!doctype html>${renderToStaticMarkup(
    <SpracheContext value={einstellungen.sprache}>
      <OfflinePage einstellungen={einstellungen} now={now} />
    </SpracheContext>,
  )}`
}
