import type { Zeiten } from '../oeffnungszeiten.ts'
import { type Tag, tagPlus } from '../tage.ts'
import type { Text } from '../texts.ts'
import { lageVon } from './lage.ts'
import type { BarriereContent, BrancheneintragContent, KoordinatenContent } from './shape.ts'
import { zeitenVon } from './zeiten.ts'

/** What one writes down of a business; the rest of its entry follows from it. */
export type Betrieb = {
  key: string
  nummer?: number
  name: string | Text
  was: Text
  rubriken: string[]
  /** Street and number. */
  wo: string
  haus?: Text
  lage?: KoordinatenContent
  /** The last three figures of its telephone number. */
  tel?: string
  /** Name of its host, from which address of the website and mail follow. */
  host?: string
  link?: { link: string; linktext: string }
  text: Text
  kueche?: Text
  zeiten?: string
  hinweis?: Text
  /** Closed for a while, counted from the day of seeding. */
  ferien?: { von: number; bis: number; zusatz: Text }
  barriere?: BarriereContent[]
  bild?: string
  bilder?: string[]
  links?: { link: string; linktext: Text }[]
  woerter?: { de: string[]; en: string[] }
  ohneAdresse?: boolean
}

function hoursOf({ zeiten, hinweis, ferien }: Betrieb, heute: Tag): Zeiten[] {
  if (zeiten === undefined) return []
  return [
    {
      typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
      hinweisText: hinweis?.de ?? null,
      regulaereZeiten: zeitenVon(zeiten),
      abweichendeZeiten: ferien
        ? [
            {
              beginn: `${tagPlus(heute, ferien.von)}T00:00`,
              ende: `${tagPlus(heute, ferien.bis)}T23:59`,
              zusatz: ferien.zusatz.de,
            },
          ]
        : [],
    },
  ]
}

function contactOf({ tel, host, link }: Betrieb): BrancheneintragContent['kontakt'] {
  return {
    ...(tel === undefined ? {} : { telefon: `030 23125-${tel}` }),
    ...(host === undefined ? {} : { email: `info@${host}.example` }),
    ...(host === undefined
      ? {}
      : { link: `https://${host}.example/`, linktext: `${host}.example` }),
    ...link,
  }
}

/** The entry of a business as it stands on a day; its number is given later. */
export function eintragVon(betrieb: Betrieb, heute: Tag): Omit<BrancheneintragContent, 'nummer'> {
  const { name, wo, haus, lage, hinweis, ferien } = betrieb
  return {
    key: betrieb.key,
    titel: typeof name === 'string' ? { de: name, en: name } : name,
    spezialisierung: betrieb.was,
    rubriken: betrieb.rubriken,
    text: betrieb.text,
    ...(betrieb.kueche ? { text_gastronomie: betrieb.kueche } : {}),
    kontakt: contactOf(betrieb),
    adresse: {
      ...(haus === undefined ? {} : { gebaeude: haus }),
      strasse: wo,
      plz: '00375',
      ort: 'Bad Silberbronn',
    },
    zeige_adresse: betrieb.ohneAdresse !== true,
    koordinaten: lage ?? lageVon(wo),
    oeffnungszeiten: hoursOf(betrieb, heute),
    hinweise: [hinweis, ferien?.zusatz].filter((one) => one !== undefined),
    links: betrieb.links ?? [],
    barrierefrei: betrieb.barriere ?? [],
    ...(betrieb.bild === undefined ? {} : { bild: betrieb.bild }),
    bilder: betrieb.bilder ?? [],
    stichwoerter: betrieb.woerter ?? { de: [], en: [] },
  }
}
