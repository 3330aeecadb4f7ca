import type { BarrierefreiesAngebot, Barrierefreiheit } from '../entities/barrierefreiheit.ts'

const unchecked = (angebot: BarrierefreiesAngebot['angebot']): BarrierefreiesAngebot => ({
  angebot,
  pruefung: null,
  ausnahmen: [],
})

const website: BarrierefreiesAngebot = {
  angebot: 'website',
  pruefung: {
    status: 'teilweise',
    erstellt: '2027-06-01',
    geprueft: '2027-05-28',
    methode: 'extern',
    pruefer: 'Prüfwerk Nordschwarzwald',
  },
  ausnahmen: [
    {
      sprache: 'de',
      grund: 'offen',
      was: 'Einige ältere PDF-Dateien haben keine Überschriften, die ein Vorleseprogramm findet.',
      warum: null,
      bis: '2027-12-31',
      ueberfaellig: false,
      alternative: 'Wir lesen Ihnen den Inhalt am Telefon vor.',
    },
    {
      sprache: 'de',
      grund: 'belastung',
      was: 'Die Fahrpläne als Bild haben keinen Text.',
      warum: 'Sie ändern sich jede Woche; die Fahrten stehen daneben als Liste.',
      bis: null,
      ueberfaellig: false,
      alternative: null,
    },
    {
      sprache: 'de',
      grund: 'ausnahme',
      was: 'Karten anderer Anbieter.',
      warum: null,
      bis: null,
      ueberfaellig: false,
      alternative: 'Alle Orte stehen auch in einer Liste.',
    },
  ],
}

const rat: BarrierefreiesAngebot = {
  angebot: 'rat',
  pruefung: {
    status: 'nicht',
    erstellt: '2027-06-01',
    geprueft: '2027-05-20',
    methode: 'selbst',
    pruefer: null,
  },
  ausnahmen: [
    {
      sprache: 'de',
      grund: 'offen',
      was: 'Eingescannte Anlagen von vor 2024 haben keinen Text.',
      warum: null,
      bis: '2027-03-31',
      ueberfaellig: true,
      alternative: null,
    },
  ],
}

const typical: Barrierefreiheit = {
  sprache: 'de',
  traeger: 'Stadtverwaltung Bad Silberbronn',
  angebote: [website, unchecked('app'), rat, unchecked('intranet')],
  gemessen: {
    bilder: { alle: 240, davon: 238 },
    untertitel: { alle: 12, davon: 12 },
    nachlesen: { alle: 12, davon: 9 },
    leichte_sprache: 4,
  },
  rueckmeldung: { telefon: '030 23125-110', email: 'barrierefrei@bad-silberbronn.example' },
  schlichtung: {
    sprache: 'de',
    name: 'Schlichtungsstelle des Landes',
    adresse: { gebaeude: null, strasse: 'Musterstraße 6', plz: '00373', ort: 'Neuhall' },
    kontakt: {
      telefon: '030 23125-900',
      email: 'schlichtung@land.example',
      link: 'https://schlichtung.land.example/',
      linktext: null,
    },
  },
}

const nothing = { alle: 0, davon: 0 }

const minimal: Barrierefreiheit = {
  sprache: 'de',
  traeger: null,
  angebote: [unchecked('website'), unchecked('app'), unchecked('rat'), unchecked('intranet')],
  gemessen: { bilder: nothing, untertitel: nothing, nachlesen: nothing, leichte_sprache: 0 },
  rueckmeldung: { telefon: null, email: null },
  schlichtung: null,
}

/** Statements on accessibility by name. */
export const barrierefreiheitExamples = {
  typical,
  minimal,
  'long-words': {
    ...typical,
    traeger: 'Verwaltungsgemeinschaftsgeschäftsstelle Nordschwarzwaldheilbäder',
    angebote: [
      {
        ...website,
        ausnahmen: website.ausnahmen.map((one) => ({
          ...one,
          was: 'Barrierefreiheitsüberprüfungsprotokollanlagen der Grundstücksverkehrsgenehmigungszuständigkeit',
        })),
      },
    ],
  },
  complete: {
    ...typical,
    angebote: [
      {
        angebot: 'website',
        pruefung: {
          status: 'vollstaendig',
          erstellt: '2027-06-01',
          geprueft: '2027-05-28',
          methode: 'selbst',
          pruefer: null,
        },
        ausnahmen: [],
      },
    ],
  },
  english: {
    ...typical,
    sprache: 'en',
    traeger: 'Bad Silberbronn Town Council',
    angebote: [
      {
        ...website,
        ausnahmen: website.ausnahmen.map((one, place) =>
          place === 0
            ? {
                ...one,
                sprache: 'en',
                was: 'Some older PDF files have no headings that a screen reader can find.',
                alternative: 'We will read them to you on the telephone.',
              }
            : one,
        ),
      },
      unchecked('app'),
    ],
  },
} satisfies Record<string, Barrierefreiheit>
