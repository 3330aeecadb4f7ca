import {
  type FotopunktBild,
  filmFormate,
  type Galerie,
  type GalerieEintrag,
  mostAufnahmen,
  playerFor,
  sprachen,
  type Video,
  type Webcam,
} from '@kurstadt/contract'
import type {
  BildMitTextBlock,
  FotopunktBildDoc,
  GalerieDoc,
  VideoDoc,
  WebcamDoc,
} from '../../../payload-types.ts'
import { bildFields, quelleOf } from '../../../wire/serialise/bild.ts'
import { localDateTime, storedDay } from '../../../wire/serialise/dates.ts'
import { dateiOf } from '../../../wire/serialise/downloads.ts'
import { koordinatenOf } from '../../../wire/serialise/geo.ts'
import { detailUrl, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { hrefOrNull, idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'

/** Pictures in their order with the captions they have here; a picture that is gone is left out. */
export function bilderMitTextOf(
  rows: readonly BildMitTextBlock[] | null | undefined,
  refs: Refs,
): Galerie['bilder'] {
  return (rows ?? []).flatMap((row) => {
    const { bild, bildtext, bildcopyright } = bildFields(row.bild, refs)
    return bild ? [{ bild, bildtext: textOrNull(row.bildtext) ?? bildtext, bildcopyright }] : []
  })
}

/** A photo gallery in a list. */
export function galerieEintragOf(doc: GalerieDoc, refs: Refs): GalerieEintrag {
  const nummer = nummerOf(doc)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    einleitung: doc.einleitung ?? '',
    datum: storedDay(doc.datum),
    ...bildFields(doc.bild, refs),
    anzahl_bilder: doc.anzahl_bilder ?? 0,
    detailURL: detailUrl(refs.detailPages.galerien, doc.titel, nummer),
  }
}

/** A photo gallery with its pictures (spec 2.6). */
export function galerieOf(doc: GalerieDoc, refs: Refs): Galerie {
  const bilder = bilderMitTextOf(doc.bilder, refs)
  return {
    ...galerieEintragOf(doc, refs),
    anzahl_bilder: bilder.length,
    text: textOf(doc.text, refs),
    bilder,
  }
}

/** A film that lies here has files of subtitles; any other one's are in its player. */
function untertitelOf(doc: VideoDoc, refs: Refs): Pick<Video, 'untertitel' | 'untertiteldateien'> {
  if (doc.typ !== 'datei') {
    const inPlayer = { de: doc.untertitel_de, en: doc.untertitel_en }
    return { untertitel: sprachen.filter((one) => inPlayer[one]), untertiteldateien: [] }
  }
  const files = { de: doc.untertiteldatei_de, en: doc.untertiteldatei_en }
  const untertiteldateien = sprachen.flatMap((one) => {
    const file = dateiOf(files[one], refs)
    return file?.format === 'VTT' ? [{ sprache: one, link: file.link }] : []
  })
  return { untertitel: untertiteldateien.map(({ sprache }) => sprache), untertiteldateien }
}

/** Files of a film that lies here, and what is known of it from them. */
function filmOf(
  doc: VideoDoc,
  refs: Refs,
): Pick<Video, 'dateien' | 'breite' | 'hoehe' | 'ton'> & {
  sekunden: number | null
} {
  const files = doc.typ === 'datei' ? { webm: doc.film_webm, mp4: doc.film_mp4 } : {}
  const relations = { webm: null, mp4: null, ...files }
  const dateien = filmFormate.flatMap((format) => {
    const file = dateiOf(relations[format], refs)
    return file?.format.toLowerCase() === format
      ? [{ format, link: file.link, groesse: file.groesse }]
      : []
  })
  const [known] = filmFormate.flatMap((format) => {
    const film = refs.medien.get(idOf(relations[format]) ?? '')
    return film ? [film] : []
  })
  return {
    dateien,
    breite: pixels(known?.width),
    hoehe: pixels(known?.height),
    ton: known?.film_ton ?? true,
    sekunden: pixels(known?.film_dauer),
  }
}

const pixels = (value: number | null | undefined) => (value ? Math.round(value) : null)

/** A video on the wire (spec 2.7); its player only from the given hosts (reliability T42). */
export function videoOf(doc: VideoDoc, refs: Refs, hosts: readonly string[]): Video {
  const { bild, bildtext, bildcopyright } = bildFields(doc.bild, refs)
  const { sekunden, ...film } = filmOf(doc, refs)
  return {
    id: nummerOf(doc),
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    beschreibung: doc.beschreibung ?? '',
    typ: doc.typ,
    url: hrefOrNull(doc.url),
    player: playerFor(doc.typ, doc.url ?? '', hosts),
    ...film,
    vorschaubild: bild,
    bildtext,
    bildcopyright,
    dauer: doc.dauer ? Math.round(doc.dauer) : sekunden,
    ...untertitelOf(doc, refs),
    transkript: textOf(doc.transkript, refs),
    datum: storedDay(doc.datum),
    sortierung: Math.round(doc.sortierung),
  }
}

/** A camera's picture as it is kept. */
export type ShotRow = {
  webcam: string
  nummer: number
  zeit: Date
  breite: number
  hoehe: number
  quellen: unknown[]
}

/** Our own pictures of a camera; one whose files are not known is left out. */
function aufnahmenOf(doc: WebcamDoc, shots: readonly ShotRow[]): Webcam['aufnahmen'] {
  return shots.slice(0, mostAufnahmen).flatMap(({ nummer, zeit, breite, hoehe, quellen }) => {
    const known = quellen.flatMap(quelleOf)
    if (known.length === 0) return []
    const bild: Webcam['aufnahmen'][number]['bild'] = {
      id: nummer,
      alt: `${doc.titel}: ${doc.standort}`,
      copyright: doc.copyright ?? '',
      bildtext: null,
      breite,
      hoehe,
      fokus: [0.5, 0.5],
      platzhalter: null,
      quellen: known,
    }
    return [{ zeit: zeit.toISOString(), bild }]
  })
}

/** What a webcam is written with besides what it refers to. */
export type WebcamFacts = { hosts: readonly string[]; shots: readonly ShotRow[] }

/** A webcam on the wire (spec 2.7). */
export function webcamOf(doc: WebcamDoc, refs: Refs, { hosts, shots }: WebcamFacts): Webcam {
  return {
    id: nummerOf(doc),
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    standort: doc.standort,
    text: textOrNull(doc.text),
    url: hrefOrNull(doc.url),
    player: playerFor('sonstiges', doc.url ?? '', hosts),
    ...bildFields(doc.bild, refs),
    copyright: textOrNull(doc.copyright),
    aufnahmen: aufnahmenOf(doc, shots),
    hoechstalter: Math.round(doc.hoechstalter ?? 60),
    koordinaten: koordinatenOf(doc.koordinaten),
    sortierung: Math.round(doc.sortierung),
  }
}

/** A picture of the photo point (spec 2.7). */
export function fotopunktBildOf(doc: FotopunktBildDoc, refs: Refs): FotopunktBild {
  const standort = textOrNull(doc.standort)
  return {
    id: nummerOf(doc),
    sprache: standort === null ? refs.sprache : spracheOf(doc.id, refs),
    standort,
    aufgenommen_am: localDateTime(doc.aufgenommen_am),
    ...bildFields(doc.bild, refs),
  }
}
