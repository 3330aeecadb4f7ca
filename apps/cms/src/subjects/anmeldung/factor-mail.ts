import { randomUUID } from 'node:crypto'
import type { FactorArea } from '../../platform/accounts/second-factor/index.ts'
import type { Statement } from '../../platform/database/index.ts'

/** What has happened to somebody's second factor. */
export type FactorChange = 'eingerichtet' | 'abgeschaltet' | 'zurueckgesetzt'

const places: Record<FactorArea, string> = {
  intranet: 'das Intranet der Stadtverwaltung',
  rat: 'die Seiten des Gemeinderats',
  redaktion: 'die Redaktion der Website',
}

const changes: Record<FactorChange, { betreff: string; text: (place: string) => string }> = {
  eingerichtet: {
    betreff: 'Zweiter Faktor eingerichtet',
    text: (place) =>
      `für Ihr Konto für ${place} ist jetzt ein zweiter Faktor eingerichtet. Bei der Anmeldung geben Sie außer dem Passwort einen Code aus Ihrer App ein.`,
  },
  abgeschaltet: {
    betreff: 'Zweiter Faktor abgeschaltet',
    text: (place) =>
      `für Ihr Konto für ${place} ist der zweite Faktor abgeschaltet. Bei der Anmeldung genügt jetzt das Passwort.`,
  },
  zurueckgesetzt: {
    betreff: 'Zweiter Faktor zurückgesetzt',
    text: (place) =>
      `für Ihr Konto für ${place} hat die Verwaltung den zweiten Faktor zurückgesetzt. Der bisherige Eintrag in Ihrer App und Ihre Wiederherstellungscodes gelten nicht mehr.`,
  },
}

const warning =
  'Waren Sie das nicht und wissen nichts davon, ändern Sie bitte sofort Ihr Passwort und geben Sie der Stelle für Informationstechnik Bescheid.'

/**
 * The statement that tells somebody of a change of their second factor: whoever has come by an
 * account should not be able to do that unnoticed.
 */
export function factorMail(
  change: FactorChange,
  { area, email, name }: { area: FactorArea; email: string; name: string },
): Statement {
  const { betreff, text } = changes[change]
  const body = `Guten Tag ${name},\n\n${text(places[area])}\n\n${warning}\n`
  return {
    text: `insert into mails (an, betreff, text, anlass, zustand, versuche, stoerungen,
        naechster_versuch, gueltig_bis)
      values ($1, $2, $3, $4, 'wartet', 0, 0, now(), now() + interval '7 days') returning id`,
    values: [email, betreff, body, `zweitfaktor:${randomUUID()}`],
  }
}
