import { type PartnerTyp, type PartnerWerte, partnerFelder } from '@kurstadt/contract/partner'
import { isSame } from '../../editing/changes/index.ts'
import { preisEinheitLabels } from '../../editing/labels/preis-einheiten.ts'
import { tagNamen } from '../../editing/oeffnungszeiten/index.ts'
import { germanDate } from '../../wire/serialise/dates.ts'

type Name = keyof PartnerWerte

const labels: Record<Name, string> = {
  telefon: 'Telefon',
  email: 'E-Mail',
  link: 'Website',
  betten: 'Betten',
  preis_ab: 'Preis ab (Euro)',
  preis_je: 'Preis je',
  saison: 'Geöffnet',
  zeiten: 'Regelmäßige Zeiten',
  schliesstage: 'Geschlossen oder anders geöffnet',
  bilder: 'Bilder',
}

const nothing = 'keine Angabe'

function countOf(pictures: number): string {
  if (pictures === 0) return ''
  return pictures === 1 ? '1 Bild' : `${pictures} Bilder`
}

/** A value as the office reads it; a list has a line for each. */
function textOf(name: Name, werte: PartnerWerte): string {
  if (name === 'zeiten')
    return werte.zeiten
      .map(({ beginn, ende, tagestyp }) => `${tagNamen[tagestyp]} ${beginn}–${ende}`)
      .join('\n')
  if (name === 'schliesstage')
    return werte.schliesstage
      .map(
        ({ bis, hinweis, von }) =>
          `${von === bis ? germanDate(von) : `${germanDate(von)}–${germanDate(bis)}`}: ${hinweis ?? 'Geschlossen'}`,
      )
      .join('\n')
  if (name === 'bilder') return countOf(werte.bilder.length)
  if (name === 'preis_je') return werte.preis_je === null ? '' : preisEinheitLabels[werte.preis_je]
  return String(werte[name] ?? '')
}

const shown = (name: Name, werte: PartnerWerte) => textOf(name, werte) || nothing

/** What a proposal changes, field by field; `jetzt` is null unless somebody changed it meanwhile. */
type Aenderung = {
  name: Name
  label: string
  vorher: string
  jetzt: string | null
  neu: string
}

type Compared = { typ: PartnerTyp; vorher: PartnerWerte; neu: PartnerWerte; jetzt: PartnerWerte }

/** Fields in which two states differ. */
export const changedNames = (typ: PartnerTyp, vorher: PartnerWerte, neu: PartnerWerte): Name[] =>
  partnerFelder[typ].filter((name) => !isSame(vorher[name], neu[name]))

/** What a proposal changes of an entry; what already stands there is not named again. */
export function changesOf({ jetzt, neu, typ, vorher }: Compared): Aenderung[] {
  return changedNames(typ, vorher, neu)
    .filter((name) => !isSame(jetzt[name], neu[name]))
    .map((name) => ({
      name,
      label: labels[name],
      vorher: shown(name, vorher),
      jetzt: isSame(jetzt[name], vorher[name]) ? null : shown(name, jetzt),
      neu: shown(name, neu),
    }))
}
