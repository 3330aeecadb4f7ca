import type { Oeffnungszeiten } from '@kurstadt/contract'
import { type Adresse, type Kontakt, oeffnungszeitTypen, tagestypen } from '@kurstadt/contract'
import type { AmtDoc } from '../../payload-types.ts'
import { localDateTime } from './dates.ts'
import { hrefOrNull, textOrNull, timeOrNull } from './values.ts'

const mailAddress = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/

/** How somebody is reached (spec 3). */
export function kontaktOf(stored: AmtDoc['kontakt']): Kontakt {
  const email = textOrNull(stored?.email)
  return {
    telefon: textOrNull(stored?.telefon),
    email: email !== null && mailAddress.test(email) ? email : null,
    link: hrefOrNull(stored?.link),
    linktext: textOrNull(stored?.linktext),
  }
}

/** A postal address (spec 3). */
export function adresseOf(stored: AmtDoc['adresse']): Adresse {
  return {
    gebaeude: textOrNull(stored?.gebaeude),
    strasse: textOrNull(stored?.strasse),
    plz: textOrNull(stored?.plz),
    ort: textOrNull(stored?.ort),
  }
}

type StoredHours = NonNullable<AmtDoc['oeffnungszeitenStrukturiert']>[number]

function regular({ regulaereZeiten }: StoredHours): Oeffnungszeiten['regulaereZeiten'] {
  return (regulaereZeiten ?? []).flatMap((row) => {
    const tagestyp = tagestypen.find((one) => one === row.tagestyp)
    const [beginn, ende] = [timeOrNull(row.beginn), timeOrNull(row.ende)]
    return tagestyp && beginn !== null && ende !== null ? [{ tagestyp, beginn, ende }] : []
  })
}

function deviating({ abweichendeZeiten }: StoredHours): Oeffnungszeiten['abweichendeZeiten'] {
  return (abweichendeZeiten ?? []).flatMap(({ beginn, ende, zusatz }) =>
    beginn && ende
      ? [
          {
            beginn: localDateTime(beginn),
            ende: localDateTime(ende),
            zusatz: textOrNull(zusatz),
          },
        ]
      : [],
  )
}

/** Structured opening hours (spec 3, `oeffnungszeitenStrukturiert`), times in Europe/Berlin. */
export function oeffnungszeitenOf(stored: StoredHours[] | null | undefined): Oeffnungszeiten[] {
  return (stored ?? []).map((one) => ({
    typ: oeffnungszeitTypen.find((typ) => typ === one.typ) ?? 'ALLGEMEINE_OEFFNUNGSZEIT',
    hinweisText: textOrNull(one.hinweisText),
    regulaereZeiten: regular(one),
    abweichendeZeiten: deviating(one),
  }))
}
