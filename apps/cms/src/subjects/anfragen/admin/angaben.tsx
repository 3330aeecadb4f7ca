import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { env } from '../../../env.ts'
import { artLabelOf } from '../collections/anfragen/arten.ts'
import { addressOf, angabenOf, mapLinkOf, referenceOf } from '../inbox/index.ts'
import styles from './inbox.module.css'
import { TownMap } from './town-map.tsx'

const values = z.record(z.string(), z.unknown()).catch({})
const text = z.string().nullish().catch(null)
const shown = z.object({
  nummer: z.number().nullish(),
  art: z.string().catch(''),
  name: text,
  email: text,
  telefon: text,
  pfad: text,
  sprache: text,
  daten: values,
  query: values,
})

type Shown = z.infer<typeof shown>

function Sender({ name, email, telefon }: Shown) {
  return (
    <>
      <dt>Von</dt>
      <dd>{name || 'ohne Namen'}</dd>
      {email && (
        <>
          <dt>E-Mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </>
      )}
      {telefon && (
        <>
          <dt>Telefon</dt>
          <dd>
            <a href={`tel:${telefon.replaceAll(/[^\d+]/g, '')}`}>{telefon}</a>
          </dd>
        </>
      )}
    </>
  )
}

/** The place that somebody has shown, on a map that is asked for with the link alone. */
function Place({ daten: { standort } }: Shown) {
  const link = mapLinkOf(standort)
  if (link === null) return null
  return (
    <>
      <dt>Karte</dt>
      <dd>
        <a href={link} rel="noreferrer">
          Standort bei OpenStreetMap ansehen
        </a>
      </dd>
    </>
  )
}

function Origin({ pfad, sprache }: Shown) {
  if (!pfad) return null
  return (
    <>
      <dt>Gesendet von der Seite</dt>
      <dd>
        <a href={`${env.WEBSITE_URL}${pfad}`}>{pfad}</a>
        {sprache === 'en' && ' (auf Englisch)'}
      </dd>
    </>
  )
}

/** What somebody has asked, in the words of the office and the order of the form. */
export function Angaben({ data, payload }: UIFieldServerProps) {
  const request = shown.parse(data)
  if (!request.nummer) return null
  const { art, daten, query, pfad } = request
  return (
    <section className={styles.section}>
      <h3>
        {artLabelOf(art)}, {referenceOf(request.nummer)}
      </h3>
      <dl className={styles.said}>
        <Sender {...request} />
        {[...angabenOf(art, daten), ...addressOf(art, query)].map(({ label, text: words }) => (
          <div key={label} className={styles.pair}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
        <Place {...request} />
        <Origin {...request} />
      </dl>
      {typeof daten.standort === 'string' && pfad && (
        <TownMap payload={payload} standort={daten.standort} pfad={pfad} />
      )}
    </section>
  )
}
