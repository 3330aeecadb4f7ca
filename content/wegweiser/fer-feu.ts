import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Ferienbetreuung für Schulkinder» to «Feuerwerk außerhalb von Silvester». */
export const ferFeu: VerfahrenContent[] = [
  {
    key: 'ferienbetreuung',
    titel: { de: 'Ferienbetreuung für Schulkinder', en: 'Holiday care for schoolchildren' },
    synonyme: {
      de: ['Ferienprogramm', 'Sommerferien', 'Hort', 'Kinderbetreuung'],
      en: ['summer holidays', 'play scheme'],
    },
    kurztext: {
      de: 'In acht Ferienwochen im Jahr, von 7:30 bis 16:00 Uhr, mit warmem Mittagessen.',
      en: 'Eight weeks of the school holidays, 07:30 to 16:00, with a hot lunch.',
    },
    text: {
      de: `In den Oster-, Pfingst-, Sommer- und Herbstferien betreuen wir Kinder der ersten bis sechsten Klasse in der Grundschule. Drei Fachkräfte und junge Leute aus der Stadt gehen mit ihnen in den Wald, ins Freibad, in die Werkstatt der Bergbahn oder kochen gemeinsam. Bei Regen gehört die Turnhalle ihnen.

Sie buchen wochenweise. Geschwister zahlen die Hälfte, mit Landesfamilienpass wird es noch günstiger. Sagen Sie uns bei der Anmeldung, was Ihr Kind nicht essen darf und wer es abholt. Kinder mit Behinderung sind willkommen; für eine Begleitung sorgen wir, wenn wir sechs Wochen vorher davon wissen.`,
      en: `During the Easter, Whitsun, summer and autumn holidays we look after children from years one to six at the primary school. Three trained staff and young people from the town take them to the forest, the outdoor pool or the funicular workshop, or cook with them. When it rains they have the gym to themselves.

Places are booked by the week. Siblings pay half, and holders of the state family pass pay even less. Please tell us what your child must not eat and who will collect it. Children with disabilities are welcome; we arrange a helper if we know six weeks ahead.`,
    },
    unterlagen: {
      de: [
        'Anmeldebogen mit Notfallnummern',
        'Landesfamilienpass, falls vorhanden',
        'Angaben zu Allergien und Medikamenten',
      ],
      en: [
        'Registration form with emergency numbers',
        'State family pass, if you have one',
        'Details of allergies and medication',
      ],
    },
    gebuehr: {
      de: '85,00 € je Woche mit Mittagessen, Geschwister 42,50 €',
      en: '€85.00 per week including lunch, siblings €42.50',
    },
    dauer: { de: 'Zusage innerhalb einer Woche', en: 'Confirmed within a week' },
    fristen: {
      de: 'Anmeldung bis vier Wochen vor den Ferien',
      en: 'Register up to four weeks before the holidays',
    },
    onlinedienst: {
      link: 'https://online.bad-silberbronn.example/ferien',
      linktext: { de: 'Ferienwoche buchen', en: 'Book a week' },
    },
    rechtsgrundlage: [
      '§ 22 Achtes Buch Sozialgesetzbuch (SGB VIII)',
      'Benutzungsordnung für die Ferienbetreuung',
    ],
    amt: ['bildung'],
    mitarbeiter: ['benali'],
    lebenslagen: ['kind'],
    leistungsschluessel: '99999036000000',
  },
  {
    key: 'ferienwohnung',
    titel: { de: 'Ferienwohnung anmelden', en: 'Holiday flat: registering as a host' },
    synonyme: {
      de: ['Vermieten', 'Gästezimmer', 'Gastgeber werden', 'Privatvermieter'],
      en: ['letting', 'guest rooms', 'bed and breakfast'],
    },
    kurztext: {
      de: 'Vier Schritte, bis die ersten Gäste kommen: Wir gehen sie mit Ihnen durch.',
      en: 'Four steps before your first guests arrive, and we take them with you.',
    },
    text: {
      de: `Wer an Gäste vermietet, meldet die Unterkunft bei der Kurtaxestelle an. Dort bekommen Sie den Zugang zum elektronischen Meldeschein, mit dem Sie Ankünfte erfassen und die Silberkarte drucken. Zweitens prüft das Bauamt, ob in Ihrer Straße Ferienwohnungen zulässig sind; meist genügt ein kurzer Blick in den Bebauungsplan.

Drittens fragen Sie Ihre Versicherung, viertens das Finanzamt. Ein Gewerbe ist erst nötig, wenn Sie wie ein Hotel arbeiten, etwa mit Frühstück und täglicher Reinigung. Die Tourist-Information fotografiert, beschreibt und klassifiziert die Wohnung auf Wunsch und nimmt sie in das Gastgeberverzeichnis auf.`,
      en: `If you let to visitors, you register your accommodation with the visitor’s tax desk. You receive access to the electronic registration form with which you record arrivals and print the Silberkarte. Secondly, the building office checks whether holiday flats are permitted in your street; a glance at the development plan is usually enough.

Thirdly, ask your insurer, and fourthly the tax office. You need to register a business only if you operate like a hotel, with breakfast and daily cleaning. The tourist information office will photograph, describe and grade your flat and list it in the accommodation guide.`,
    },
    unterlagen: {
      de: [
        'Anmeldebogen für Gastgeber',
        'Grundriss mit Zahl der Betten',
        'Bei Mietwohnungen: Erlaubnis der Eigentümerin oder des Eigentümers',
      ],
      en: [
        'Host registration form',
        'Floor plan with number of beds',
        'If you rent: the owner’s permission',
      ],
    },
    gebuehr: {
      de: 'Anmeldung kostenlos; Klassifizierung 95,00 € für drei Jahre',
      en: 'Registration free of charge; grading €95.00 for three years',
    },
    dauer: {
      de: 'Zugang am nächsten Werktag, Prüfung im Bauamt zwei Wochen',
      en: 'Access on the next working day, check by the building office two weeks',
    },
    fristen: { de: 'Vor der ersten Vermietung', en: 'Before the first letting' },
    rechtsgrundlage: [
      '§ 43 Kommunalabgabengesetz Baden-Württemberg (KAG)',
      '§ 13a Baunutzungsverordnung (BauNVO)',
      'Kurtaxesatzung der Stadt Bad Silberbronn',
    ],
    amt: ['kaemmerei', 'tourist-information'],
    mitarbeiter: ['sokolova', 'schwend'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999037000000',
  },
  {
    key: 'feuer-im-freien',
    titel: {
      de: 'Feuer im Freien und Verbrennen von Reisig',
      en: 'Bonfires and burning garden waste',
    },
    synonyme: {
      de: ['Lagerfeuer', 'Osterfeuer', 'Gartenabfälle verbrennen', 'Grillen im Wald'],
      en: ['campfire', 'barbecue in the forest'],
    },
    kurztext: {
      de: 'Große Feuer melden Sie an, damit die Feuerwehr nicht ausrückt.',
      en: 'Report large fires in advance so that the fire brigade stays at home.',
    },
    text: {
      de: `Innerorts dürfen Gartenabfälle nicht verbrannt werden; bringen Sie sie zum Grünschnittplatz. Außerhalb des Ortes ist das Verbrennen von trockenem Reisig erlaubt, wenn es dort angefallen ist, kein starker Wind weht und Sie bis Sonnenuntergang fertig sind. Zum Wald halten Sie 100 Meter Abstand, zu Gebäuden 50.

Rufen Sie uns am Vortag an. Wir melden das Feuer der Leitstelle. Für Oster- und Sonnwendfeuer von Vereinen sehen wir uns den Platz an. Von März bis Oktober ist im Wald offenes Feuer und Rauchen verboten; gegrillt wird nur an eingerichteten Stellen wie der Grillhütte Oberwies.`,
      en: `Garden waste may not be burnt within the town; please take it to the green waste site. In the open countryside dry brushwood may be burnt where it was cut, provided that there is no strong wind and you have finished by sunset. Keep 100 metres from the forest and 50 from buildings.

Please call us the day before, and we will inform the control room. For Easter and midsummer bonfires held by clubs we inspect the site. From March to October open fires and smoking are forbidden in the forest; barbecues are allowed only at designated places such as the Oberwies hut.`,
    },
    unterlagen: {
      de: [
        'Ort, Tag und Uhrzeit',
        'Name und Mobilnummer der Aufsicht',
        'Einverständnis der Eigentümerin oder des Eigentümers',
      ],
      en: [
        'Place, date and time',
        'Name and mobile number of the person in charge',
        'Consent of the landowner',
      ],
    },
    gebuehr: {
      de: 'Anzeige kostenlos; Brauchtumsfeuer 25,00 €',
      en: 'Notice free of charge; traditional bonfire €25.00',
    },
    dauer: { de: 'Sofort am Telefon', en: 'At once by telephone' },
    fristen: {
      de: 'Ein Tag vorher, Brauchtumsfeuer zwei Wochen',
      en: 'One day ahead, traditional bonfires two weeks',
    },
    rechtsgrundlage: [
      'Verordnung der Landesregierung über die Beseitigung pflanzlicher Abfälle außerhalb von Abfallbeseitigungsanlagen',
      '§ 41 Landeswaldgesetz Baden-Württemberg (LWaldG)',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['thoma'],
    lebenslagen: ['verein'],
    leistungsschluessel: '99999038000000',
  },
  {
    key: 'feuerwerk',
    titel: { de: 'Feuerwerk außerhalb von Silvester', en: 'Fireworks outside New Year’s Eve' },
    synonyme: {
      de: ['Böller', 'Pyrotechnik', 'Hochzeitsfeuerwerk', 'Raketen'],
      en: ['pyrotechnics', 'rockets'],
    },
    kurztext: {
      de: 'Nur mit Ausnahme, nur aus besonderem Anlass und nie im Kurgebiet.',
      en: 'By exemption only, on special occasions and never in the spa area.',
    },
    text: {
      de: `Vom 2. Januar bis zum 30. Dezember dürfen Raketen und Böller nur mit einer Ausnahmegenehmigung gezündet werden. Wir erteilen sie für runde Geburtstage, Hochzeiten und Feste, wenn der Platz sicher ist und das Feuerwerk bis 22:00 Uhr endet, im Juni und Juli bis 22:30 Uhr.

Im Kurgebiet, neben Klinik, Altenheim, Kirche, Fachwerkhäusern und am Waldrand ist es ganz verboten. Bei Trockenheit widerrufen wir auch erteilte Genehmigungen. Wer eine Pyrotechnikerin mit Befähigungsschein beauftragt, braucht keine Ausnahme; sie zeigt das Feuerwerk selbst zwei Wochen vorher an. Denken Sie auch an Lasershows, sie sind leiser.`,
      en: `From 2 January to 30 December rockets and bangers may be lit only with an exemption. We grant it for round birthdays, weddings and festivals if the site is safe and the display ends by 22:00, or 22:30 in June and July.

In the spa area and near the clinic, the care home, churches, half-timbered houses and the edge of the forest fireworks are forbidden altogether. In dry weather we withdraw permits already granted. A certified pyrotechnician needs no exemption but gives notice two weeks ahead. Consider a laser show: it is quieter.`,
    },
    unterlagen: {
      de: [
        'Antrag mit Anlass, Ort und Uhrzeit',
        'Lageplan mit Abständen',
        'Liste der Feuerwerkskörper',
        'Haftpflichtversicherung',
      ],
      en: [
        'Application stating occasion, place and time',
        'Site plan with distances',
        'List of fireworks',
        'Liability insurance',
      ],
    },
    gebuehr: { de: '60,00 €', en: '€60.00' },
    dauer: { de: 'Zwei Wochen', en: 'Two weeks' },
    fristen: { de: 'Antrag drei Wochen vorher', en: 'Apply three weeks ahead' },
    rechtsgrundlage: ['§§ 23 und 24 Erste Verordnung zum Sprengstoffgesetz (1. SprengV)'],
    amt: ['ordnungsamt'],
    mitarbeiter: ['thoma', 'gutmoser'],
    lebenslagen: ['verein', 'heirat'],
    leistungsschluessel: '99999039000000',
  },
]
