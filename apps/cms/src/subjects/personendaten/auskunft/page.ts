import type { FlattenedField, SanitizedConfig } from 'payload'
import { escapeHtml } from '../../../platform/escape-html.ts'
import type { Found } from '../overview.ts'
import { htmlOf } from './values.ts'

type Told = {
  config: Pick<SanitizedConfig, 'collections'>
  email: string
  erstellt_am: string
  found: readonly Found[]
  files: readonly { place: string; bytes: Uint8Array | null }[]
}

const time = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})
const day = (iso: string) => iso.split('-').reverse().join('.')

/** Labels of fields by the names of their columns, as the back office calls them. */
function labelsOf({ collections }: Told['config']): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  const read = (fields: readonly FlattenedField[], before: string) => {
    for (const field of fields) {
      if (field.type === 'group') read(field.flattenedFields, `${before}${field.name}_`)
      else if ('label' in field && typeof field.label === 'string')
        all.set(before + field.name, field.label)
    }
  }
  for (const { flattenedFields } of collections) read(flattenedFields, '')
  return all
}

const style =
  'body{max-width:46em;margin:2em auto;padding:0 1em;font:16px/1.5 sans-serif;overflow-wrap:anywhere}dt{font-weight:bold}dd{margin:0 0 .5em;white-space:pre-line}article{margin:0 0 1.5em;padding:1em;border:1px solid #767676}h3{margin:0 0 .5em}'

function entryOf(one: Found['kept'][number], labels: ReadonlyMap<string, string>): string {
  const stays =
    one.warum === null
      ? ''
      : `<p>${escapeHtml(one.warum)}${one.bis === null ? '' : ` Bis: ${day(one.bis)}.`}</p>`
  const since = one.am === null ? '' : `<p>Vom ${day(one.am)}</p>`
  const data = one.daten === null ? '' : htmlOf(one.daten, labels)
  return `<article><h3>${escapeHtml(one.titel)}</h3>${since}${data}${stays}</article>`
}

/** What is kept, for people: one page that needs nothing from anywhere else. */
export function pageOf({ config, email, erstellt_am, files, found }: Told): string {
  const labels = labelsOf(config)
  const parts = found.map(
    ({ kept, name }) =>
      `<section><h2>${escapeHtml(name)} (${kept.length})</h2>${kept.map((one) => entryOf(one, labels)).join('')}</section>`,
  )
  const attached = files.map(({ bytes, place }) =>
    bytes === null
      ? `<li>${escapeHtml(place)} (Datei nicht mehr vorhanden)</li>`
      : `<li><a href="${escapeHtml(place)}">${escapeHtml(place)}</a></li>`,
  )
  const list =
    attached.length === 0 ? '' : `<section><h2>Anlagen</h2><ul>${attached.join('')}</ul></section>`
  const nothing = parts.length === 0 ? '<p>Zu dieser Adresse ist nichts gespeichert.</p>' : ''
  const title = 'Auskunft über gespeicherte Daten'
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"><style>${style}</style></head><body><main><h1>${title}</h1><p>Das ist zu der E-Mail-Adresse ${escapeHtml(email)} am ${time.format(new Date(erstellt_am))} auf der Website der Stadt gespeichert (Art. 15 DSGVO). Dieselben Angaben stehen für Programme lesbar in der Datei daten.json.</p>${nothing}${parts.join('')}${list}</main></body></html>\n`
}
