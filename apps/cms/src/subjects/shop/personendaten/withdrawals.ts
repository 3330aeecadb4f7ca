import { isAddress, type PersonalData, readKept } from '../../../editing/personal-data/index.ts'
import { sql } from '../../../platform/database/index.ts'

const reasons = {
  open: 'Der Widerruf ist noch nicht bearbeitet.',
  claims:
    'Wer widerrufen hat und wer dem nachgekommen ist, müssen beide noch belegen können, bis Ansprüche verjährt sind (§§ 195, 199 BGB; Art. 17 Abs. 3 Buchst. e DSGVO).',
}

/** Declarations of withdrawal, which nobody changes and the product deletes in time. */
export const withdrawals: PersonalData = {
  name: 'Widerrufe',
  sammlung: 'widerrufe',
  answersFor: ['widerrufe.email'],
  find: (req, { email, isWhole }) =>
    readKept(
      req,
      sql`select w.id::text as id, 'Widerruf zu ' || coalesce(w.bestellnummer, 'einer Bestellung') as titel,
          to_char(w.eingegangen_am at time zone 'Europe/Berlin', 'YYYY-MM-DD') as am,
          '/admin/collections/widerrufe/' || w.id as link,
          case when w.erledigt then ${reasons.claims} else ${reasons.open} end as warum,
          case when w.erledigt then (extract(year from w.eingegangen_am at time zone 'Europe/Berlin')::int
            + 3) || '-12-31' end as bis,
          case when ${isWhole} then to_jsonb(w) - 'schluessel' end as daten, null as dateien
        from widerrufe w where ${isAddress(sql`w.email`, email)}
        order by w.eingegangen_am desc, w.id`,
    ),
  erase: () => Promise.resolve(0),
}
