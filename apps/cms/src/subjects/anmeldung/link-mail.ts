import { env } from '../../env.ts'
import type { Area } from './session-store.ts'

/** Why somebody gets a link: they have forgotten their password, or never had one. */
export type LinkKind = 'vergessen' | 'einladung'

/** Where the page behind a link stands on the website. */
const pages: Record<Area, string> = {
  intranet: '/de/intranet/passwort/',
  rat: '/de/gemeinderat/passwort/',
}

const places: Record<Area, string> = {
  intranet: 'das Intranet der Stadtverwaltung',
  rat: 'die Seiten des Gemeinderats',
}

type Mailed = { area: Area; name: string }

const texts: Record<
  LinkKind,
  (place: string, address: string) => { betreff: string; text: string }
> = {
  vergessen: (place, address) => ({
    betreff: 'Neues Passwort setzen',
    text: `für Ihr Konto für ${place} wurde ein neues Passwort angefordert. Unter dieser Adresse setzen Sie es:

${address}

Die Adresse gilt eine Stunde und nur einmal. Haben Sie kein neues Passwort angefordert, müssen Sie nichts tun: Das bisherige gilt weiter.`,
  }),
  einladung: (place, address) => ({
    betreff: `Ihr Zugang für ${place}`,
    text: `Sie haben einen Zugang für ${place} erhalten. Unter dieser Adresse setzen Sie Ihr Passwort:

${address}

Die Adresse gilt eine Woche und nur einmal. Danach melden Sie sich mit Ihrer E-Mail-Adresse und diesem Passwort an.`,
  }),
}

/** The mail with a link for a password. */
export function linkMail(kind: LinkKind, { area, name }: Mailed, link: string) {
  const address = `${env.WEBSITE_URL}${pages[area]}${link}/`
  const { betreff, text } = texts[kind](places[area], address)
  return { betreff, text: `Guten Tag ${name},\n\n${text}\n` }
}
