import { createHash } from 'node:crypto'
import { isPast } from '../../platform/time/is-past.ts'

/**
 * What a session, or a login that waits for its second step, rests on. Looking at a password takes
 * its time, and what was right when it was asked for may have changed by then.
 */
export type LoginGround =
  /** A password, by when it was set, and since when the account had a second factor. */
  | { kind: 'passwort'; gesetztAm: Date; faktorSeit: Date | null }
  /** A login that waits for its second step: it is taken for good. */
  | { kind: 'vorgang'; vorgang: string }
  /** The town hall's directory, which vouches for whoever comes from there. */
  | { kind: 'rathauskonto' }

/** What is kept of the token of a login that waits. */
export const stepKey = (vorgang: string) => createHash('sha256').update(vorgang).digest()

/** As long as somebody may look for their telephone, or set up an app for the first time. */
export const stepHolds = `begonnen_am > now() - interval '10 minutes' and ${isPast('begonnen_am')}`

const own = 'bereich = $1::varchar and konto = $2::varchar'

/**
 * Both rows are locked until the commit, first that of the password, as whoever sets one anew does:
 * who changes either waits for the login, or the login for them, and then it reads what there is now.
 */
const passwordTables = (first: number) => `
  daten as (
    select bereich, konto from anmeldedaten
    where ${own} and gesetzt_am = $${first}::timestamptz for share
  ), faktor as (
    select seit from zweitfaktoren where ${own} and exists (select from daten) for share
  ), grund as (
    select bereich, konto from daten
    where (select seit from faktor) is not distinct from $${first + 1}::timestamptz
  )`

const stepTables = (first: number) => `
  grund as (
    delete from anmeldevorgaenge where ${own} and schluessel = $${first}::bytea and ${stepHolds}
    returning bereich, konto
  )`

/**
 * Tables for the head of a statement, the last of which, `grund`, has one row with area (`$1`) and
 * account (`$2`) where the ground holds, and none where it does not. Its own values come from
 * `$first` on.
 */
export function tablesOf(ground: LoginGround, first: number): { text: string; values: unknown[] } {
  switch (ground.kind) {
    case 'passwort':
      return { text: passwordTables(first), values: [ground.gesetztAm, ground.faktorSeit] }
    case 'vorgang':
      return { text: stepTables(first), values: [stepKey(ground.vorgang)] }
    case 'rathauskonto':
      return { text: 'grund as (select $1::varchar as bereich, $2::varchar as konto)', values: [] }
  }
}
