import { aboEndePfad } from '@kurstadt/contract/abo-paths'
import { kioskEndePfad } from '../lib/index.ts'

/** Every address that the application answers, by the name of its route; the first that fits does. */
export const routePaths = {
  gallery: /^\/_gallery\/?$/,
  inhaltsverzeichnis: /^\/(de\/inhaltsverzeichnis|en\/site-map)\/?$/,
  fotopunktArchiv: /^\/(de\/fotopunkt-archiv|en\/photo-point-archive)\/?$/,
  ortswahl: /^\/de\/ort-waehlen\/?$/,
  anfrage: /^\/api\/anfragen\/(?<formular>[^/]+)$/,
  anfrageAufruf: /^\/api\/(?<formular>fuehrung|pauschale)(en|n)\/anfrage$/,
  anfragestatus: /^\/(de\/anfragestatus|en\/request-status)\/(?<zugang>[^/]+)\/?$/,
  intranetVergessen: /^\/de\/intranet\/passwort-vergessen\/?$/,
  intranetPasswort: /^\/de\/intranet\/passwort\/(?<link>[\w-]{22})\/?$/,
  rathausKonto: /^\/de\/intranet\/rathaus-konto\/$/,
  intranet: /^\/(de|en)\/intranet(\/(?<slug>[a-z0-9-]{1,60})(\/(?<id>[1-9]\d{0,8}))?)?\/?$/,
  ratVergessen: /^\/de\/gemeinderat\/intern\/passwort-vergessen\/?$/,
  ratPasswort: /^\/de\/gemeinderat\/passwort\/(?<link>[\w-]{22})\/?$/,
  rat: /^\/(de|en)\/gemeinderat\/intern(\/(?<slug>[a-z-]{1,60})(\/(?<id>[1-9]\d{0,8}))?)?\/?$/,
  bekanntmachungPruefen: /^\/de\/bekanntmachungen\/pruefen\/?$/,
  aboBekanntmachungen: /^\/de\/bekanntmachungen\/benachrichtigung\/?$/,
  aboNeu: /^\/de\/gemeinderat\/benachrichtigung\/?$/,
  brettLink: /^\/de\/schwarzes-brett\/eigene\/?$/,
  brettEigene: /^\/de\/schwarzes-brett\/eigene\/(?<zugang>[^/]+)\/?$/,
  brettSchreiben: /^\/de\/schwarzes-brett\/schreiben\/(?<id>[1-9]\d{0,8})\/?$/,
  partner: /^\/(de\/eintrag-pflegen|en\/keep-your-entry)\/(?<zugang>[^/]+)\/?$/,
  rueckmeldung: /^\/(de\/rueckmeldung|en\/feedback)\/?$/,
  abfallErinnerung: /^\/(de\/abfall-erinnerung|en\/waste-reminder)\/?$/,
  abos: /^\/de\/benachrichtigungen\/(?<zugang>[^/]+)\/?$/,
  abosEnde: aboEndePfad,
  mitteilungen: /^\/api\/mitteilungen$/,
  mitteilungenEnde: /^\/api\/mitteilungen\/ende$/,
  kioskEnde: new RegExp(`^${kioskEndePfad}$`),
  mitteilungenWechsel: /^\/api\/mitteilungen\/wechsel$/,
  warenkorb: /^\/(de\/shop\/warenkorb|en\/shop\/cart)\/?$/,
  kasse: /^\/(de\/shop\/kasse|en\/shop\/checkout)\/?$/,
  pruefen: /^\/(de\/shop\/kasse\/pruefen|en\/shop\/checkout\/review)\/?$/,
  bestellung: /^\/(de\/shop\/bestellung|en\/shop\/order)\/(?<zugang>[^/]+)\/?$/,
  papier: /^\/(de\/shop\/bestellung|en\/shop\/order)\/(?<zugang>[^/]+)\/(?<papier>[\w-]+)\.pdf$/,
  bezahlung: /^\/(de\/shop\/bezahlung|en\/shop\/payment)\/?$/,
  agb: /^\/(de\/shop\/agb|en\/shop\/terms)\/?$/,
  widerrufsbelehrung: /^\/(de\/shop\/widerrufsbelehrung|en\/shop\/right-of-withdrawal)\/?$/,
  widerruf: /^\/(de\/shop\/widerruf|en\/shop\/withdrawal)\/?$/,
  vorschau: /^\/vorschau\/(?<token>[^/]+)\/?$/,
  zahlungsmeldung: /^\/api\/zahlungen\/mollie$/,
  seite: /^/,
} as const

/** Name of one of these routes. */
export type RouteName = keyof typeof routePaths

const isRoute = (name: string): name is RouteName => name in routePaths

/** The routes in the order in which they are asked. */
export const routeNames: readonly RouteName[] = Object.keys(routePaths).filter(isRoute)
