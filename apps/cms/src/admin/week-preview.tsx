'use client'
import { Banner, useAllFormFields, useFieldPath } from '@payloadcms/ui'
import { getSiblingData } from 'payload/shared'
import {
  checkDeviating,
  checkKinds,
  checkRegular,
  checkSeasons,
  type Deviation,
  deviationsAhead,
  type SeasonWeek,
  seasonWeeks,
  usualWeek,
  type WeekDay,
} from '../editing/oeffnungszeiten/index.ts'
import { todayInBerlin } from '../platform/time/berlin.ts'

const cell = {
  padding: '0.25rem 1.5rem 0.25rem 0',
  textAlign: 'left',
  verticalAlign: 'top',
} as const

const space = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.5rem 3rem',
  marginBottom: '2rem',
} as const

const without: Record<WeekDay['zustand'], string> = {
  offen: '',
  geschlossen: 'geschlossen',
  fehlt: 'wird nicht genannt',
}

function WeekTable({ days, caption }: { days: readonly WeekDay[]; caption: string }) {
  return (
    <table>
      <caption style={{ ...cell, fontWeight: 'bold' }}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" style={cell}>
            Tag
          </th>
          <th scope="col" style={cell}>
            Zeiten
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ tag, zeiten, zustand }) => (
          <tr key={tag}>
            <th scope="row" style={{ ...cell, fontWeight: 'normal' }}>
              {tag}
            </th>
            <td style={cell}>{zeiten.join(' und ') || without[zustand]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Seasons({ weeks }: { weeks: readonly SeasonWeek[] }) {
  return weeks.map(({ id, label, isNow, days }) => (
    <WeekTable key={id} days={days} caption={`${label}${isNow ? ' (gilt heute)' : ''}`} />
  ))
}

function Deviations({ periods }: { periods: readonly Deviation[] }) {
  return (
    <table>
      <caption style={{ ...cell, fontWeight: 'bold' }}>
        Abweichungen heute und in den nächsten 14 Tagen
      </caption>
      <thead>
        <tr>
          <th scope="col" style={cell}>
            Zeitraum
          </th>
          <th scope="col" style={cell}>
            Hinweis
          </th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ id, zeitraum, zusatz, isNow }) => (
          <tr key={id}>
            <td style={cell}>
              {zeitraum}
              {isNow && ' (gilt jetzt)'}
            </td>
            <td style={cell}>{zusatz || 'ohne Hinweis'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the server will refuse when somebody saves, told while they are still typing. */
function Problems({ found }: { found: readonly (string | true)[] }) {
  const texts = found.filter((one) => one !== true)
  return (
    <div role="status">
      {texts.map((text) => (
        <Banner key={text} type="error">
          {text}
        </Banner>
      ))}
    </div>
  )
}

/** What the hours beside it mean for a week, while they are being written. */
export function WeekPreview() {
  const path = useFieldPath() ?? ''
  const [fields] = useAllFormFields()
  const list = path.split('.').slice(0, -2).join('.')
  const kinds = Object.values(getSiblingData(fields, `${list}.vorschau`))
  const { regulaereZeiten, abweichendeZeiten, saisons } = getSiblingData(fields, path)
  const today = todayInBerlin()
  const periods = deviationsAhead(abweichendeZeiten, new Date())
  const found = [
    checkKinds(kinds),
    checkRegular(regulaereZeiten),
    checkSeasons(saisons),
    checkDeviating(abweichendeZeiten),
  ]
  return (
    <section className="field-type" style={space} aria-label="Vorschau der Woche">
      <WeekTable {...usualWeek({ regulaereZeiten, saisons }, today)} />
      <Seasons weeks={seasonWeeks(saisons, today)} />
      {periods.length > 0 && <Deviations periods={periods} />}
      <Problems found={found} />
    </section>
  )
}
