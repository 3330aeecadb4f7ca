import type { Sprache } from '@kurstadt/contract'
import { recordOf, rowsOf, type Values } from '../../platform/record.ts'
import { meetingOf, paperOf } from './council.ts'
import { eventOf } from './event.ts'
import { centOf } from './event-parts.ts'
import type { Lookup } from './from-wire.ts'
import { numberedRows } from './numbered-rows.ts'
import { portalModule } from './portal-module.ts'

type ToModel = (wire: Values, lookup: Lookup) => Values

/** Fields that the wire writes in a way of its own, by type; all others are called the same. */
const toModel: Readonly<Record<string, ToModel>> = {
  abfallarten: (wire) => ({
    ...wire,
    hinein: linesOf(wire.hinein),
    nicht_hinein: linesOf(wire.nicht_hinein),
  }),
  baugebiete: (wire) => ({
    ...wire,
    bauplaetze: rowsOf(wire.bauplaetze).map(({ preis_pro_qm, ...row }) => ({
      ...row,
      titel: row.nummer,
      preis_pro_qm_cent: centOf(preis_pro_qm),
    })),
  }),
  gremien: (wire) => ({
    ...wire,
    mitglieder: [...rowsOf(wire.mitglieder), ...rowsOf(wire.fruehere)].map(
      ({ id, funktion, von, bis }) => ({ rat: { id }, funktion, von, bis }),
    ),
  }),
  lebenslagen: ({ verfahren: _named, ...wire }) => wire,
  mitarbeiter: (wire) => ({ ...wire, email_oeffentlich: Boolean(recordOf(wire.kontakt).email) }),
  pauschalen: (wire, lookup) => ({
    ...wire,
    leistungen: textsOf(wire.leistungen),
    preiskategorien: kategorienOf(wire),
    seite: pageOf(wire.detailURL, lookup),
  }),
  portalmodule: portalModule,
  raete: (wire) => ({
    ...wire,
    kontakt_freigegeben: Object.values(recordOf(wire.kontakt)).some(Boolean),
  }),
  schwarzes_brett: (wire) => ({ ...wire, kontakt: releasedOf(recordOf(wire.kontakt)) }),
  shop_artikel: (wire, lookup) => ({
    ...wire,
    ...contentOf(wire),
    createdAt: wire.erstellt,
    mwst: String(wire.mwst),
    preis_cent: centOf(wire.preis_pro_einheit),
    groessen: typeof wire.groessen === 'string' ? wire.groessen.split(',') : [],
    dokumente: rowsOf(wire.dokumente).map((row) => ({ ...row, titel: row.downloadtext })),
    rubrik:
      typeof wire.rubrik_name === 'string' ? lookup.titled('rubriken', wire.rubrik_name) : null,
  }),
  sitzungen: meetingOf,
  stellplaetze: (wire) => ({
    ...wire,
    preis_nacht_cent: centOf(wire.preis_nacht),
    kosten: rowsOf(wire.kosten).map(({ bezeichnung, preis }) => ({
      titel: bezeichnung,
      preis_cent: centOf(preis),
    })),
  }),
  touren: (wire) => ({
    ...wire,
    start: recordOf(wire.start).titel,
    saison_von: recordOf(wire.saison).von ?? null,
    saison_bis: recordOf(wire.saison).bis ?? null,
  }),
  wegweiser_verfahren: (wire) => ({
    ...wire,
    unterlagen: linesOf(wire.unterlagen),
    rechtsgrundlage: linesOf(wire.rechtsgrundlage),
    formulare: rowsOf(wire.formulare).map((row) => ({
      ...row,
      datei: row.format === null ? null : { link: row.link },
      link: row.format === null ? row.link : null,
    })),
  }),
  veranstaltungen: eventOf,
  vorlagen: paperOf,
  videos: ({ untertitel, untertiteldateien, ...wire }) => ({
    ...wire,
    bild: wire.vorschaubild,
    untertitel_de: Array.isArray(untertitel) && untertitel.includes('de'),
    untertitel_en: Array.isArray(untertitel) && untertitel.includes('en'),
    untertiteldatei_de: fileIn(untertiteldateien, 'de'),
    untertiteldatei_en: fileIn(untertiteldateien, 'en'),
  }),
}

function fileIn(files: unknown, sprache: Sprache): unknown {
  const file = rowsOf(files).find((row) => row.sprache === sprache)
  return file ? { link: file.link } : null
}

/** What a basic price is told by, and how many of what an editor measures in are in it. */
const measures: Readonly<Record<string, readonly [einheit: string, inOne: number]>> = {
  kg: ['g', 1_000],
  l: ['ml', 1_000],
  m: ['cm', 100],
}

/** How much is in an article, from its price and the one that it is compared by. */
function contentOf({ grundpreis, preis_pro_einheit }: Values): Values {
  const { betrag, einheit } = recordOf(grundpreis)
  const [inhalt_einheit, inOne] = measures[String(einheit)] ?? [null, 0]
  const [price, basic] = [Number(preis_pro_einheit), Number(betrag)]
  const inhalt_menge = inhalt_einheit && basic > 0 ? Math.round((price * inOne) / basic) : null
  return { inhalt_einheit, inhalt_menge }
}

function textsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map((text: unknown) => ({ text })) : []
}

function pageOf(href: unknown, lookup: Lookup): string | null {
  return typeof href === 'string' ? lookup.pageAt(href) : null
}

/** `preiskategorie1` … `preiskategorie6` as rows with their hotels (spec 3). */
function kategorienOf(wire: Values): Values[] {
  return numberedRows(wire, { kategorie: 'preiskategorie' }, 6).map(({ kategorie }) => {
    const { name_kategorie, kategorien } = recordOf(kategorie)
    const hotels = rowsOf(kategorien).map(({ id, brancheneintrag_anmerkung, ...row }) => ({
      ...row,
      unterkunft: id,
      anmerkung: brancheneintrag_anmerkung,
    }))
    return { titel: name_kategorie, hotels }
  })
}

function linesOf(value: unknown): unknown {
  return Array.isArray(value) ? value.join('\n') : value
}

/** Only what was released is known, so all that is known is released; an address never is. */
function releasedOf({ name, telefon }: Values): Values {
  return { name, telefon, zeige_name: Boolean(name), zeige_telefon: Boolean(telefon) }
}

/** An answer with the names and shapes of the model. */
export function modelOf(type: string, wire: Values, lookup: Lookup): Values {
  const change = Object.hasOwn(toModel, type) ? toModel[type] : undefined
  return change ? change(wire, lookup) : wire
}
