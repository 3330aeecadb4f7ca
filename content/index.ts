import { bilder } from './bilder/index.ts'
import { seiten } from './seiten/index.ts'
import type { TownContent } from './shape.ts'
import { type Tag, tagVon } from './tage.ts'

const rathaus = { gebaeude: 'Rathaus', strasse: 'Marktplatz 1', plz: '00000', ort: 'Bad Silberbronn' }

/** The demo town as it stands on a day; times that deviate from the rule lie relative to it. */
export function townOn(_tag: Tag): TownContent {
  return {
    bilder,
    dateien: [],
    rubriken: [
      { key: 'konzert', rubrik: { de: 'Konzert', en: 'Concert' } },
      { key: 'fuehrung', rubrik: { de: 'Führung', en: 'Guided tour' } },
    ],
    seiten,
    menus: {
      Hauptmenü: [
        { title: 'Veranstaltungen', seite: 'veranstaltungen' },
        { title: 'Aktuelles', seite: 'aktuelles' },
        { title: 'Rathaus', seite: 'rathaus' },
      ],
      Hauptmenü_EN: [
        { title: 'Events', seite: 'veranstaltungen' },
        { title: 'News', seite: 'aktuelles' },
        { title: 'Town hall', seite: 'rathaus' },
      ],
    },
    veranstaltungen: [
      {
        titel: { de: 'Kurkonzert am Sonntag', en: 'Sunday spa concert' },
        von: 2,
        zeitVon: '15:30',
        zeitBis: '16:45',
        ort: 'Konzertmuschel im Kurpark',
        text: { de: 'Das Kurorchester spielt Operette und Salonmusik.', en: 'The spa orchestra plays operetta and salon music.' },
        kurztext: { de: 'Operette und Salonmusik im Kurpark.', en: 'Operetta and salon music in the spa park.' },
        bild: 'tal-sommer',
        rubriken: ['konzert'],
        kostenlos: true,
        barrierefrei: true,
      },
      {
        titel: { de: 'Führung durch die Altstadt', en: 'Walking tour of the old town' },
        von: 5,
        zeitVon: '14:00',
        ort: 'Treffpunkt: Tourist-Information',
        text: { de: 'Eine Stunde durch die Gassen.', en: 'An hour through the lanes.' },
        kurztext: { de: 'Eine Stunde durch die Gassen.', en: 'An hour through the lanes.' },
        rubriken: ['fuehrung'],
        preis: { de: '6,00 EUR', en: 'EUR 6.00' },
      },
      {
        titel: { de: 'Serenade', en: 'Serenade' },
        von: 12,
        zeitVon: '19:30',
        ort: 'Konzerthaus',
        text: { de: 'Streichquartett im Kerzenlicht.' },
        kurztext: { de: 'Streichquartett im Kerzenlicht.' },
        rubriken: ['konzert'],
        status: 'ausverkauft',
      },
    ],
    aktuelles: [
      {
        titel: { de: 'Thermalbad wieder geöffnet', en: 'Thermal bath open again' },
        tag: -2,
        einleitung: { de: 'Nach der Revision ist das Bad wieder offen.', en: 'The bath has reopened after maintenance.' },
        text: { de: 'Die Revision dauerte eine Woche.', en: 'Maintenance took a week.' },
        bild: 'tal-sommer',
      },
    ],
    aemter: [
      {
        key: 'buergerbuero',
        titel: { de: 'Bürgerbüro', en: 'Citizens’ office' },
        text: { de: 'Ausweise, Meldewesen, Führungszeugnis.', en: 'Identity cards, registration, certificates.' },
        zustaendigkeiten: { de: '- Personalausweis\n- Reisepass', en: '- Identity cards\n- Passports' },
        kontakt: { telefon: '030 23125-110', email: 'buergerbuero@bad-silberbronn.example' },
        adresse: rathaus,
        oeffnungszeiten: [
          {
            typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
            hinweisText: null,
            regulaereZeiten: [
              { tagestyp: 'MONTAG', beginn: '08:00', ende: '12:00' },
              { tagestyp: 'DIENSTAG', beginn: '08:00', ende: '12:00' },
              { tagestyp: 'DONNERSTAG', beginn: '14:00', ende: '18:00' },
              { tagestyp: 'FREITAG', beginn: '08:00', ende: '12:00' },
            ],
            abweichendeZeiten: [],
          },
        ],
        sortierung: 10,
        mitarbeiter: ['weber'],
      },
    ],
    mitarbeiter: [
      {
        key: 'weber',
        vorname: 'Annika',
        nachname: 'Weberle',
        funktion: { de: 'Leitung Bürgerbüro', en: 'Head of the citizens’ office' },
        zimmer: '03',
        kontakt: { telefon: '030 23125-111', email: 'a.weberle@bad-silberbronn.example' },
        sortierung: 10,
      },
    ],
    einstellungen: {
      ortsname: 'Bad Silberbronn',
      claim: { de: 'Heilbad im nördlichen Schwarzwald', en: 'Spa town in the northern Black Forest' },
      tourismus: {
        name: { de: 'Tourist-Information Bad Silberbronn', en: 'Bad Silberbronn Tourist Information' },
        kontakt: { telefon: '030 23125-200', email: 'tourist-info@bad-silberbronn.example' },
        adresse: { strasse: 'Kurparkallee 2', plz: '00000', ort: 'Bad Silberbronn' },
        oeffnungszeiten: [],
      },
      rathaus: {
        name: { de: 'Stadtverwaltung Bad Silberbronn', en: 'Bad Silberbronn town council' },
        kontakt: { telefon: '030 23125-100', email: 'stadt@bad-silberbronn.example' },
        adresse: rathaus,
        oeffnungszeiten: [],
      },
      meldung_email: 'website@bad-silberbronn.example',
      social: [],
    },
  }
}

/** The demo town as it stands today. */
export const town: TownContent = townOn(tagVon(new Date()))
