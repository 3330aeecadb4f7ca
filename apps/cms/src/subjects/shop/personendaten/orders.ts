import {
  countChanged,
  isAddress,
  type PersonalData,
  readKept,
} from '../../../editing/personal-data/index.ts'
import { sql } from '../../../platform/database/index.ts'
import { lastPaper, stillRuns } from './still-runs.ts'

const isRunning = stillRuns(30)

/** Year of the last paper of an order, as the books count it. */
const year = sql`extract(year from ${lastPaper} at time zone 'Europe/Berlin')::int`

const reasons = {
  running:
    'Die Bestellung läuft noch, kann noch widerrufen werden oder enthält Karten für eine kommende Veranstaltung. Dreißig Tage nach ihrem Abschluss lassen sich E-Mail, Telefon und Notiz entfernen.',
  books:
    'Rechnungen und Buchungsbelege müssen acht Jahre aufgehoben werden (§ 147 Abs. 3 AO, § 257 Abs. 4 HGB, § 14b UStG). E-Mail, Telefon und Notiz werden entfernt; die Bestellung ist danach nur noch über ihre Nummer zu finden.',
}

const hidden = ['zugang', 'schluessel', 'bedingungen']

/** Orders with their invoices and payments: the books need them, and nobody else their contact details. */
export const orders: PersonalData = {
  name: 'Bestellungen',
  sammlung: 'bestellungen',
  answersFor: ['bestellungen.email'],
  find: (req, { email, isWhole }) =>
    readKept(
      req,
      sql`select o.id::text as id, 'Bestellung ' || o.nummer::int as titel,
          to_char(o.created_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as am,
          '/admin/collections/bestellungen/' || o.id as link,
          case when ${isRunning} then ${reasons.running} else ${reasons.books} end as warum,
          case when not ${isRunning} then (${year} + 8) || '-12-31' end as bis,
          case when ${isWhole} then to_jsonb(o) - ${sql.param(hidden)}::text[] || jsonb_build_object(
            'belege', (select coalesce(jsonb_agg(jsonb_build_object('nummer', b.nummer, 'art', b.art,
              'am', b.am, 'daten', b.daten) order by b.am), '[]')
              from shop_belege b where b.bestellung = o.id),
            'zahlungen', (select coalesce(jsonb_agg(jsonb_build_object('am', z.am, 'cent', z.cent,
              'stand', z.stand, 'erstattet_cent', z.erstattet_cent) order by z.am), '[]')
              from shop_zahlungen z where z.bestellung = o.id)) end as daten,
          null as dateien
        from bestellungen o where ${isAddress(sql`o.email`, email)}
        order by o.created_at desc, o.id`,
    ),
  // The link of the order goes with the address: nobody else reads it from then on.
  erase: (req, email) =>
    countChanged(
      req,
      sql`update bestellungen o set email = null, telefon = null, notiz = null, zugang = null,
            updated_at = now()
          where ${isAddress(sql`o.email`, email)} and not ${isRunning} returning o.id`,
    ),
}
