import { mostClosed, type PartnerWerte } from '@kurstadt/contract/partner'
import { maxDeviating } from '../../editing/oeffnungszeiten/index.ts'
import type { BrancheneintragDoc, OeffnungszeitBlock, UnterkunftDoc } from '../../payload-types.ts'
import { dayAt, instantInBerlin } from '../../platform/time/berlin.ts'
import { noon } from '../../platform/time/days.ts'
import { storedDay } from '../../wire/serialise/dates.ts'
import { isAhead } from '../../wire/serialise/schliesstage.ts'
import { textOrNull } from '../../wire/serialise/values.ts'
import { closedAhead, isUsual, isWholeDays } from './werte-of.ts'

/** Names of what is taken over; everything else of the entry stays as it is. */
type Changed = ReadonlySet<keyof PartnerWerte>

function contactData({ kontakt }: Pick<UnterkunftDoc, 'kontakt'>, neu: PartnerWerte, of: Changed) {
  const names = (['telefon', 'email', 'link'] as const).filter((name) => of.has(name))
  if (names.length === 0) return {}
  return { kontakt: { ...kontakt, ...Object.fromEntries(names.map((name) => [name, neu[name]])) } }
}

type Shut = NonNullable<UnterkunftDoc['schliesstage']>

/**
 * Days that were there before with the same note keep their row, and with it the note in other
 * languages. What is over stays as far as there is room for it.
 */
function shutDays(before: Shut, { schliesstage }: PartnerWerte, heute: string): Shut {
  const own = before.filter((one) => isAhead(one, heute))
  const others = before.filter((one) => !own.includes(one))
  const neu = closedAhead(schliesstage, heute).map(({ bis, hinweis, von }) => {
    const at = own.findIndex(
      (one) => storedDay(one.von) === von && textOrNull(one.hinweis) === hinweis,
    )
    const [same] = at < 0 ? [] : own.splice(at, 1)
    return { ...same, blockType: 'schliesstag' as const, von: noon(von), bis: noon(bis), hinweis }
  })
  const tooMany = Math.max(0, others.length + neu.length - mostClosed)
  return [...others.slice(tooMany), ...neu]
}

/** What a host's entry gets. */
export const hostData = (
  doc: UnterkunftDoc,
  neu: PartnerWerte,
  [of, heute]: [Changed, string],
) => ({
  ...(of.has('betten') && { betten: neu.betten }),
  ...(of.has('preis_ab') && { preis_ab: neu.preis_ab }),
  ...(of.has('preis_je') && { preis_je: neu.preis_je }),
  ...(of.has('saison') && { saison: neu.saison }),
  ...(of.has('schliesstage') && {
    schliesstage: shutDays(doc.schliesstage ?? [], neu, heute),
  }),
  ...contactData(doc, neu, of),
})

const whenNothingIsSaid = 'Geschlossen'

type Deviating = NonNullable<OeffnungszeitBlock['abweichendeZeiten']>

const isOver = ({ ende }: Deviating[number], heute: string) => Boolean(ende) && dayAt(ende) < heute

/** Rows without the oldest ones that are over, so that no more than `most` are left where that is possible. */
function withRoom(rows: Deviating, most: number, heute: string): Deviating {
  const over = rows
    .filter((one) => isOver(one, heute))
    .toSorted((one, other) => Date.parse(one.ende) - Date.parse(other.ende))
  const dropped = over.slice(0, Math.max(0, rows.length - most))
  return rows.filter((one) => !dropped.includes(one))
}

/**
 * Days that were there before with the same words keep their row, and with it the words in other
 * languages. What is over stays as far as there is room for it.
 */
function deviationsOf(before: Deviating, { schliesstage }: PartnerWerte, heute: string): Deviating {
  const own = before.filter((one) => isWholeDays(one, heute))
  const others = before.filter((one) => !own.includes(one))
  const neu = closedAhead(schliesstage, heute).map(({ bis, hinweis, von }) => {
    const [beginn, ende] = [instantInBerlin(`${von}T00:00`), instantInBerlin(`${bis}T23:59`)]
    const zusatz = hinweis ?? whenNothingIsSaid
    const at = own.findIndex(
      (one) =>
        Date.parse(one.beginn) === Date.parse(beginn) &&
        (textOrNull(one.zusatz) ?? whenNothingIsSaid) === zusatz,
    )
    const [same] = at < 0 ? [] : own.splice(at, 1)
    return { ...same, beginn, ende, zusatz }
  })
  return [...withRoom(others, maxDeviating - neu.length, heute), ...neu]
}

function hoursData(doc: BrancheneintragDoc, neu: PartnerWerte, [of, heute]: [Changed, string]) {
  if (!(of.has('zeiten') || of.has('schliesstage'))) return {}
  const all = doc.oeffnungszeitenStrukturiert ?? []
  const usual = all.find(isUsual)
  const before: OeffnungszeitBlock = usual ?? {
    blockType: 'oeffnungszeit',
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
  }
  const block = {
    ...before,
    ...(of.has('zeiten') && { regulaereZeiten: neu.zeiten }),
    ...(of.has('schliesstage') && {
      abweichendeZeiten: deviationsOf(before.abweichendeZeiten ?? [], neu, heute),
    }),
  }
  const blocks = usual ? all.map((one) => (one === usual ? block : one)) : [block, ...all]
  return { oeffnungszeitenStrukturiert: blocks }
}

/** What the entry of a business gets. */
export const businessData = (
  doc: BrancheneintragDoc,
  neu: PartnerWerte,
  [of, heute]: [Changed, string],
) => ({ ...hoursData(doc, neu, [of, heute]), ...contactData(doc, neu, of) })
