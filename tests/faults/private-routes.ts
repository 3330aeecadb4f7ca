import type { LoginArea } from '@kurstadt/contract'
import { programmePath } from '../../apps/website/server/programme-address.ts'
import type { CouncilPlace, IntranetPlace } from '../../apps/website/src/content/index.ts'
import type { RouteName } from '../../apps/website/src/routes/paths.ts'
import { secret } from '../contract/council.ts'
import { type LoginTown, openPage, person, places } from './login-town.ts'

/** What one address answers. */
export type Expected = {
  at: string
  /** Behind which login it is; none: everybody is answered alike, and nobody reads private words. */
  area?: LoginArea
  /** Status for those who may, and words that they read there. */
  status?: number
  words?: string
  /** Status for everybody else, or for everybody where there is no login. */
  refused?: number
}

type Ids = LoginTown['ids']

const open = (...paths: string[]): Expected[] => paths.map((at) => ({ at }))
const link = 'abcdefghijklmnopqrstu_'

/** Every page shows who is logged in; those of the intranet have their private categories besides. */
const page = (
  area: LoginArea,
  at: string,
  words = `Angemeldet als ${person.vorname}`,
): Expected => ({
  at: places[area] + at,
  area,
  status: 200,
  words,
  refused: 401,
})

const file = (area: LoginArea, at: string): Expected => ({
  at: places[area] + at,
  area,
  status: 200,
  words: '%PDF-',
  refused: 404,
})

/** Each place of the intranet: a new one has no address here, and that does not compile. */
const intranetPages = ({ text }: Ids): Record<IntranetPlace['kind'], string> => ({
  home: '',
  rubrik: 'personal/',
  text: `personal/${text}/`,
  archiv: 'dokumente/',
  suche: `suche/?q=${secret}`,
  personen: 'personen/',
  passwort: 'passwort/',
  zweitfaktor: 'zweiter-faktor/',
})

/** The same of the pages for council members; those that show what is not public. */
const councilPages = ({ meeting, paper }: Ids): Record<CouncilPlace['kind'], string> => ({
  home: '',
  sitzungen: 'sitzungen/?jahr=2031',
  sitzung: `sitzungen/${meeting}/`,
  vorlage: `vorlagen/${paper}/`,
  suche: `suche/?q=${secret}`,
  passwort: 'passwort/',
  zweitfaktor: 'zweiter-faktor/',
})

const withoutSecret = new Set(['home', 'passwort', 'zweitfaktor'])

/** What the application answers at each of its routes. */
export const applicationRoutes = (ids: Ids): Record<RouteName, Expected[]> => ({
  gallery: open('/_gallery/'),
  inhaltsverzeichnis: open('/de/inhaltsverzeichnis/', '/en/site-map/'),
  fotopunktArchiv: open('/de/fotopunkt-archiv/'),
  ortswahl: open('/de/ort-waehlen/'),
  anfrage: open('/api/anfragen/kontakt'),
  anfrageAufruf: open('/api/fuehrungen/anfrage'),
  anfragestatus: open(`/de/anfragestatus/${link}/`),
  intranetVergessen: open('/de/intranet/passwort-vergessen/'),
  intranetPasswort: open(`/de/intranet/passwort/${link}/`),
  rathausKonto: open('/de/intranet/rathaus-konto/'),
  intranet: [
    ...Object.values(intranetPages(ids)).map((at) => page('intranet', at)),
    // Its categories are named on every page, and are private words.
    page('intranet', 'personen/', secret),
    page('intranet', `personal/${ids.text}/`, secret),
    ...open('/en/intranet/', '/en/intranet/personal/'),
  ],
  ratVergessen: open('/de/gemeinderat/intern/passwort-vergessen/'),
  ratPasswort: open(`/de/gemeinderat/passwort/${link}/`),
  rat: [
    ...Object.entries(councilPages(ids)).map(([kind, at]) =>
      withoutSecret.has(kind) ? page('rat', at) : page('rat', at, secret),
    ),
    ...open('/en/gemeinderat/intern/', '/en/gemeinderat/intern/sitzungen/'),
  ],
  bekanntmachungPruefen: open('/de/bekanntmachungen/pruefen/'),
  aboBekanntmachungen: open('/de/bekanntmachungen/benachrichtigung/'),
  aboNeu: open('/de/gemeinderat/benachrichtigung/'),
  brettLink: open('/de/schwarzes-brett/eigene/'),
  brettEigene: open(`/de/schwarzes-brett/eigene/${link}/`),
  brettSchreiben: open('/de/schwarzes-brett/schreiben/1/'),
  partner: open(`/de/eintrag-pflegen/${link}/`, `/en/keep-your-entry/${link}/`),
  rueckmeldung: open('/de/rueckmeldung/', '/en/feedback/'),
  abfallErinnerung: open('/de/abfall-erinnerung/', '/en/waste-reminder/'),
  abos: open(`/de/benachrichtigungen/${link}/`),
  abosEnde: open(`/api/benachrichtigungen/${link}/ende`),
  mitteilungen: open('/api/mitteilungen'),
  mitteilungenEnde: open('/api/mitteilungen/ende'),
  kioskEnde: open('/api/kiosk/ende'),
  mitteilungenWechsel: open('/api/mitteilungen/wechsel'),
  warenkorb: open('/de/shop/warenkorb/', '/en/shop/cart/'),
  kasse: open('/de/shop/kasse/'),
  pruefen: open('/de/shop/kasse/pruefen/'),
  bestellung: open(`/de/shop/bestellung/${link}/`),
  papier: open(`/de/shop/bestellung/${link}/rechnung.pdf`),
  bezahlung: open('/de/shop/bezahlung/', '/en/shop/payment/'),
  agb: open('/de/shop/agb/'),
  widerrufsbelehrung: open('/de/shop/widerrufsbelehrung/'),
  widerruf: open('/de/shop/widerruf/'),
  vorschau: open(`/vorschau/${link}`),
  zahlungsmeldung: open('/api/zahlungen/mollie'),
  seite: open(openPage, '/de/', '/de/gemeinderat/', `/de/suche/?q=${secret}`, '/de/nirgends/'),
})

/** What the front answers at each route of its table, by the name of the route. */
export const frontRoutes = ({ files, meeting }: Ids): Record<string, Expected[]> => ({
  programme: open(programmePath),
  timetable: open('/de/fahrplaene.pdf'),
  minutes: open(`/de/sitzungen/${meeting}.pdf`),
  calendar: open('/de/sitzungen.ics', `/de/sitzungen/${meeting}.ics`, '/de/veranstaltungen.ics'),
  'waste collections': open('/de/abfuhr/1.ics', '/en/abfuhr/1.pdf?jahr=2031'),
  tour: open('/de/touren/1.gpx', '/en/touren/1.geojson'),
  feed: open('/de/sitzungen.rss', '/de/aktuelles.rss'),
  catalogue: open('/de/open-data/katalog.jsonld'),
  dataset: open('/de/open-data/aemter.json', '/en/open-data/bekanntmachungen.csv'),
  parking: open('/api/parkleitsystem'),
  'page shown that was fetched ahead': open('/api/aufruf'),
  preview: open(`/vorschau/${link}`),
  'file of the intranet': [file('intranet', `dokumente/${files.intranet}/x.pdf`)],
  'file of the council for members': [file('rat', `dokumente/${files.rat}/x.pdf`)],
  'all papers of a meeting for members': [file('rat', `sitzungen/${meeting}/unterlagen.pdf`)],
  'file of the council': [{ at: `/de/gemeinderat/dokumente/${files.rat}/x.pdf`, refused: 404 }],
  'login at the directory': open('/de/intranet/rathaus-konto/'),
  intranet: [page('intranet', '')],
  'council members': [page('rat', '')],
  'status of a request': open(`/de/anfragestatus/${link}/`),
  'cart and orders': open('/de/shop/warenkorb/'),
  'mails that somebody waits for': open('/de/gemeinderat/benachrichtigung/'),
  'notices and answers to them': open('/de/schwarzes-brett/eigene/'),
  'entries that partners keep': open(`/de/eintrag-pflegen/${link}/`),
  'what somebody says of a page': open('/de/rueckmeldung/'),
  'check of a notice': open('/de/bekanntmachungen/pruefen/'),
  'end of mails': open(`/api/benachrichtigungen/${link}/ende`),
  'notice of a payment': open('/api/zahlungen/mollie'),
  notice: open('/de/bekanntmachungen.csv', '/de/bekanntmachungen/1.txt'),
  oparl: open('/oparl/v1/', '/oparl/v1/body/1/meeting', '/oparl/v1/body/1/file'),
  root: open('/'),
  health: open('/healthz'),
  readiness: open('/readyz'),
  sitemap: open('/sitemap.xml'),
  robots: open('/robots.txt'),
  'security.txt': open('/.well-known/security.txt'),
  'QR code': open('/qr/mitarbeiter-1.svg'),
  'visiting card': open('/visitenkarte/mitarbeiter-1.vcf'),
  'short path': open('/datenschutz/'),
  'short link': open('/de/m/1'),
  'removing worker': open('/sw.js'),
  manifest: open('/manifest.webmanifest'),
  'manifest, English': open('/manifest.en.webmanifest'),
  'offline page': open('/offline/de'),
  'offline page, English': open('/offline/en'),
  page: open(openPage),
  call: open('/api/anfragen/kontakt'),
  media: open(`/media/${secret}.pdf`),
  'file of the map': open('/karte/karte.json'),
  'error of a browser': open('/api/fehlerberichte'),
  'file of the build': open('/favicon.ico', '/_gallery/'),
})

/** Whether somebody may read an address, has to set a password first, or is nobody there. */
export type Standing = 'in' | 'first' | 'out'

/** Stand in what is for those alone who are logged in. */
export const privateWords = new RegExp(`${secret}|${person.nachname}|Angemeldet als`, 'i')

function wantedStatus({ status, refused }: Expected, standing: Standing): number | undefined {
  if (standing === 'in') return status
  return standing === 'first' && refused === 401 ? 403 : refused
}

function headFault(row: Expected, standing: Standing, { status, headers }: Response) {
  const wanted = wantedStatus(row, standing)
  if (status === 500 || status !== (wanted ?? status)) return `status ${status}, not ${wanted}`
  const caching = headers.get('cache-control') ?? ''
  const isKept = row.area !== undefined && !/^(private, )?no-store$/.test(caching)
  return isKept ? `Cache-Control «${caching}»` : null
}

function wordsFault({ at, words = '' }: Expected, standing: Standing, text: string) {
  if (standing === 'in') return text === '' || text.includes(words) ? null : `no «${words}»`
  // A search says again what was searched for.
  const said = at.includes('?q=')
    ? text.replaceAll(new RegExp(`(?:=|„)"?${secret}`, 'g'), '')
    : text
  const [found] = privateWords.exec(said) ?? []
  return found === undefined ? null : `private words: «${found}»`
}

/** What is wrong with an answer, in words; null for one that is as expected. */
export const faultOf = (
  row: Expected,
  standing: Standing,
  { answer, text }: { answer: Response; text: string },
): string | null => headFault(row, standing, answer) ?? wordsFault(row, standing, text)
