import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { townOn } from '../../content/index.ts'
import type { TownContent } from '../../content/shape.ts'
import { createDatabase } from '../support/postgres.ts'
import { type ApiHere, startApiHere } from './api-here.ts'
import { cmsEnvironment, openPayload } from './content-api.ts'
import { titlesOf } from './running-guide.ts'

// Spec 2.7: what residents of the demo town type into the guide's search, and what they mean by it.

const today = '2026-11-20'

/** The procedures of the demo town with whom they name, without pictures and files. */
function onlyProcedures(): TownContent {
  const { einstellungen, aemter, mitarbeiter, wegweiser_verfahren = [] } = townOn(today)
  return {
    bilder: [],
    dateien: [],
    rubriken: [],
    veranstaltungen: [],
    seiten: [],
    menus: {},
    aktuelles: [],
    lebenslagen: [],
    einstellungen,
    mitarbeiter: mitarbeiter.map(({ bild: _, ...one }) => one),
    aemter: aemter.map(({ bild: _, ...amt }) => amt),
    wegweiser_verfahren: wegweiser_verfahren.map(({ formulare: _, ...one }) => ({
      ...one,
      lebenslagen: [],
    })),
  }
}

let api: ApiHere

beforeAll(async () => {
  const { url } = await createDatabase()
  const environment = cmsEnvironment(url)
  const payload = await openPayload(environment)
  const { fill } = await import('../../apps/cms/src/commands/seed/fill.ts')
  await fill(payload, onlyProcedures(), () => undefined, new Date(`${today}T12:00:00Z`))
  api = await startApiHere(environment)
})

const [, plain] = calls.wegweiser_verfahren.answer.options

async function search(q: string, sprache = 'de') {
  const query = new URLSearchParams({ q, sprache, pro_seite: '9999' })
  const answer = await api.get(`/api/cms/wegweiser_verfahren?${query}`)
  const list = plain.parse(await answer.json())
  return { titles: titlesOf(list), gemeint: list.gemeint }
}

const meant: [typed: string, title: string][] = [
  ['Perso verloren', 'Verlust von Ausweis oder Pass melden'],
  ['Ich habe meinen Ausweis verloren', 'Verlust von Ausweis oder Pass melden'],
  ['Hund anmelden', 'Hundesteuer: Hund an- und abmelden'],
  ['Wie melde ich meinen Hund an?', 'Hundesteuer: Hund an- und abmelden'],
  ['Umzug', 'Umzug innerhalb der Stadt'],
  ['Umzug', 'Anmeldung des Wohnsitzes'],
  ['neu zugezogen', 'Anmeldung des Wohnsitzes'],
  ['KFZ ummelden', 'Änderung der Anschrift im Fahrzeugschein'],
  ['Auto anmelden', 'Änderung der Anschrift im Fahrzeugschein'],
  ['Heiraten', 'Eheschließung anmelden'],
  ['Hochzeit', 'Eheschließung anmelden'],
  ['Kurtaxe', 'Kurtaxe melden und abrechnen'],
  ['Kurkarte', 'Silberkarte für Tagesgäste und Einheimische'],
  ['Mülltonne kaputt', 'Abfallbehälter anmelden oder tauschen'],
  ['Muelltonne', 'Abfallbehälter anmelden oder tauschen'],
  ['gelber Sack', 'Abfallbehälter anmelden oder tauschen'],
  ['Sperrmuell', 'Abfallbehälter anmelden oder tauschen'],
  ['Fundbüro', 'Fundsachen abgeben oder suchen'],
  ['Fundbuero', 'Fundsachen abgeben oder suchen'],
  ['Gewerbe', 'Gewerbe anmelden'],
  ['Rente', 'Rentenantrag und Kontenklärung'],
  ['polizeiliches Fuehrungszeugnis', 'Führungszeugnis'],
  ['FÜHRERSCHEIN UMTAUSCHEN', 'Führerschein: Antrag und Umtausch'],
  ['wo bekomme ich einen Anwohnerparkausweis', 'Bewohnerparkausweis'],
  ['Meldebestaetigung', 'Meldebescheinigung'],
  ['Kita Platz', 'Kindergarten- und Krippenplatz'],
  ['Straßenlampe kaputt', 'Schaden melden'],
  ['Hecke schneiden', 'Bäume fällen und Hecken roden'],
  ['Patientenverfügung', 'Vorsorgevollmacht und Patientenverfügung'],
  ['GEZ', 'Rundfunkbeitrag: Befreiung oder Ermäßigung'],
  ['Knöllchen', 'Bußgeld und Verwarnung'],
  ['Nachbar laute Musik', 'Lärm und Nachbarschaft: Beschwerde'],
]

test.for(meant)('«%s» finds «%s»', async ([typed, title]) => {
  const { titles, gemeint } = await search(typed)
  expect(titles).toContain(title)
  expect(titles.length).toBeLessThanOrEqual(8)
  expect(gemeint).toBeNull()
})

const corrected: [typed: string, gemeint: string, title: string][] = [
  ['Resiepass', 'Reisepass', 'Reisepass'],
  ['Personlausweis', 'Personalausweis', 'Personalausweis beantragen'],
  ['Fürungszeugnis', 'Führungszeugnis', 'Führungszeugnis'],
  ['Heirahten', 'heiraten', 'Eheschließung anmelden'],
  ['Kuhrtaxe', 'Kurtaxe', 'Kurtaxe melden und abrechnen'],
  ['Umzgu', 'Umzug', 'Umzug innerhalb der Stadt'],
  ['Briefwal', 'Briefwahl', 'Briefwahl und Wahlschein'],
  ['Reisepass beantragen', 'Reisepass', 'Reisepass'],
  ['Kurtaxe bezahlen', 'Kurtaxe', 'Kurtaxe melden und abrechnen'],
  ['Gewerbe anmelden online', 'Gewerbe anmelden', 'Gewerbe anmelden'],
  ['Oma gestorben was tun', 'gestorben', 'Sterbefall anzeigen'],
]

test.for(corrected)(
  '«%s» finds nothing, and «%s» is offered: «%s»',
  async ([typed, wanted, title]) => {
    const { titles, gemeint } = await search(typed)
    expect(gemeint).toBe(wanted)
    expect(titles).toContain(title)
  },
)

test.for([
  ['lost passport', 'Lost or stolen identity card or passport'],
  ['dog', 'Dog tax: registering your dog'],
  ['wedding', 'Getting married: giving notice'],
  ['rubbish', 'Waste bins: ordering or exchanging'],
  ['moving house', 'Moving within the town'],
] as const)('in English «%s» finds «%s»', async ([typed, title]) => {
  expect((await search(typed, 'en')).titles).toContain(title)
})

test('what the town has nothing to do with finds nothing, and nothing is made up', async () => {
  for (const typed of ['Xylophonverleih', 'Hausschlachtung'])
    expect(await search(typed)).toEqual({ titles: [], gemeint: null })
})
