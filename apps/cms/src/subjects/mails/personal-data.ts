import {
  countChanged,
  isAddress,
  names,
  type PersonalData,
  readKept,
} from '../../editing/personal-data/index.ts'
import { sql } from '../../platform/database/index.ts'

/** To the person, or answered to the person. */
const isOwn = (email: string) =>
  sql`(${isAddress(sql`m.an`, email)} or coalesce(${isAddress(sql`m.antwort_an`, email)}, false))`

const isAbout = (email: string) =>
  sql`(${isOwn(email)} or ${names(sql`concat_ws(' ', m.betreff, m.text)`, email)})`

/** Mails of an order go out as they were promised, and so do those that others wait for. */
const mustStay = (email: string) =>
  sql`(m.zustand = 'wartet' and (m.bestellung_id is not null or not ${isOwn(email)}))`

const reason =
  'Die Mail ist noch nicht hinaus und gehört zu einer Bestellung oder geht an jemand anderen. Zwei Tage nach der Zustellung werden Adresse und Text gelöscht.'

/** What waits in the outbox or went out of late. Whoever else has to do with it stays out of the export. */
export const personalData: PersonalData = {
  name: 'Mails im Postausgang',
  sammlung: 'mails',
  answersFor: ['mails.an', 'mails.antwort_an'],
  find: (req, { email, isWhole }) =>
    readKept(
      req,
      sql`select m.id::text as id, m.betreff as titel,
          to_char(m.created_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as am,
          '/admin/collections/mails/' || m.id as link,
          case when ${mustStay(email)} then ${reason} end as warum, null as bis,
          case when ${isWhole} and ${isOwn(email)} then jsonb_strip_nulls(jsonb_build_object(
            'an', case when ${isAddress(sql`m.an`, email)} then m.an end,
            'antwort_an', case when ${isAddress(sql`m.antwort_an`, email)} then m.antwort_an end,
            'betreff', m.betreff, 'text',
            regexp_replace(m.text, '(/passwort/)[A-Za-z0-9_-]{22}', '\\1…', 'g'),
            'zustand', m.zustand, 'createdAt', m.created_at, 'gesendet_am', m.gesendet_am)) end as daten,
          null as dateien
        from mails m where ${isAbout(email)} order by m.created_at desc, m.id`,
    ),
  // One that is being handed to the mail server now is taken there; nothing of it comes back here.
  erase: (req, email) =>
    countChanged(
      req,
      sql`delete from mails m where ${isAbout(email)} and not ${mustStay(email)} returning m.id`,
    ),
}
