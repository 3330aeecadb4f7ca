import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Yoga, Chor, Versammlung: Räume der Stadt mieten» to «Zweitwohnungssteuer». */
export const yogZwe: VerfahrenContent[] = [
  {
    key: 'yoga-raum',
    titel: {
      de: 'Yoga, Chor, Versammlung: Räume der Stadt mieten',
      en: 'Yoga, choirs, meetings: hiring a room',
    },
    synonyme: {
      de: ['Raum mieten', 'Wandelhalle', 'Turnhalle', 'Kurssaal', 'Vereinsraum'],
      en: ['venue hire', 'gym', 'hall'],
    },
    kurztext: {
      de: 'Vom Gymnastikraum mit Blick in den Kurpark bis zum Saal für 200 Gäste.',
      en: 'From an exercise room overlooking the spa park to a hall for 200 guests.',
    },
    text: {
      de: `Sieben Räume stehen offen: der Gymnastikraum der Wandelhalle mit 20 Matten, der Lesesaal für Vorträge, die Turnhalle, zwei Zimmer im Alten Schulhaus, der Bürgersaal in Oberwies und der Saal im Bürgerhaus mit Bühne. Bei der Anfrage sehen Sie gleich, was frei ist. Wer einen festen Kurs gibt, bekommt einen Platz für das Halbjahr.

Tische, Leinwand und Höranlage sind dabei, alle Räume bis auf das Obergeschoss im Schulhaus stufenlos erreichbar. Den Schlüssel holen Sie ab, nach dem Kurs fegen Sie kurz durch. Parteien und Initiativen behandeln wir gleich; ausgeschlossen ist, wer gegen die freiheitliche Ordnung wirbt.`,
      en: `Seven rooms are open to you: the exercise room in the pump room with 20 mats, the reading room for lectures, the gym, two rooms in the Old Schoolhouse, the community hall in Oberwies and the Bürgerhaus hall with its stage. When you enquire you see at once what is free. If you teach a regular course, you get a slot for six months.

Tables, a screen and an induction loop are included, and all rooms except the upper floor of the schoolhouse are step-free. Collect the key and sweep up after your course. Parties and initiatives are treated alike; those who campaign against democracy are excluded.`,
    },
    unterlagen: {
      de: [
        'Anfrage mit Zweck, Zeiten und Zahl der Teilnehmenden',
        'Haftpflichtversicherung',
        'Für Vereine: Freistellungsbescheid',
      ],
      en: [
        'Enquiry with purpose, times and number of participants',
        'Liability insurance',
        'For clubs: charity notice',
      ],
    },
    gebuehr: {
      de: 'Kursraum 9,00 € je Stunde, Saal 240,00 € am Tag; Vereine werktags kostenlos',
      en: 'Course room €9.00 an hour, hall €240.00 a day; clubs free of charge on working days',
    },
    dauer: { de: 'Antwort in zwei Tagen', en: 'Reply within two days' },
    fristen: {
      de: 'Feste Kurse bis 30. Juni oder 30. November für das nächste Halbjahr',
      en: 'Regular courses by 30 June or 30 November for the next six months',
    },
    rechtsgrundlage: [
      '§ 10 Absatz 2 Gemeindeordnung für Baden-Württemberg (GemO)',
      'Benutzungs- und Entgeltordnung für städtische Räume',
    ],
    amt: ['kaemmerei', 'kurverwaltung'],
    mitarbeiter: ['huberti', 'winterhalter'],
    lebenslagen: ['verein', 'betrieb'],
    leistungsschluessel: '99999134000000',
  },
  {
    key: 'zufahrt',
    titel: { de: 'Zufahrt und abgesenkter Bordstein', en: 'Driveways and lowered kerbs' },
    synonyme: {
      de: ['Gehwegüberfahrt', 'Einfahrt', 'Stellplatz anlegen', 'Bordsteinabsenkung'],
      en: ['dropped kerb', 'parking space'],
    },
    kurztext: {
      de: 'Wer über den Gehweg auf sein Grundstück fahren will, braucht unsere Zustimmung.',
      en: 'You need our consent to drive across the pavement onto your land.',
    },
    text: {
      de: `Eine neue Zufahrt verändert den Gehweg und kostet oft einen öffentlichen Parkplatz. Deshalb sehen wir uns die Stelle an: Sicht, Breite, Bäume, Laternen, Leitungen. Erlaubt ist meist eine Zufahrt je Grundstück, höchstens vier Meter breit. Das Pflaster wird verstärkt und der Bordstein auf drei Zentimeter abgesenkt, damit niemand stolpert.

Sie beauftragen eine zugelassene Tiefbaufirma, wir nehmen die Arbeit ab. Anrampungen aus Holz oder Gummi sind nicht erlaubt. Außerhalb des Ortes und an Landesstraßen entscheidet das Straßenbauamt; den Antrag reichen wir weiter. Vorgärten aus Schotter sind in Baden-Württemberg unzulässig, Rasengitter willkommen.`,
      en: `A new driveway changes the pavement and often costs a public parking space, so we look at the spot: visibility, width, trees, lamps, pipes. As a rule one driveway per property is allowed, no more than four metres wide. The paving is reinforced and the kerb lowered to three centimetres so that nobody stumbles.

You hire an approved contractor and we inspect the work. Ramps of wood or rubber are not permitted. Outside the town and on state roads the highway authority decides; we pass the application on. Gravel front gardens are not allowed in Baden-Württemberg, but grass pavers are welcome.`,
    },
    unterlagen: {
      de: ['Antrag mit Lageplan', 'Foto der Stelle', 'Angebot der Baufirma'],
      en: ['Application with site plan', 'Photograph of the place', 'Contractor’s quotation'],
    },
    gebuehr: { de: '75,00 €; die Baukosten tragen Sie', en: '€75.00; building costs are yours' },
    dauer: { de: 'Drei Wochen', en: 'Three weeks' },
    fristen: { de: 'Antrag vor der Beauftragung', en: 'Apply before you place the order' },
    rechtsgrundlage: [
      '§§ 16 und 18 Straßengesetz für Baden-Württemberg (StrG)',
      '§ 9 Landesbauordnung für Baden-Württemberg (LBO)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['aksoyer'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999135000000',
  },
  {
    key: 'zuwendungsbestaetigung',
    titel: { de: 'Zuwendungsbestätigung für Spenden', en: 'Donations: receipts for tax purposes' },
    synonyme: {
      de: ['Spendenquittung', 'Spendenbescheinigung', 'Bank stiften'],
      en: ['gift', 'sponsor a bench'],
    },
    kurztext: {
      de: 'Spenden an die Stadt sind absetzbar; bis 300 Euro genügt der Kontoauszug.',
      en: 'Gifts to the town are tax-deductible; up to €300 a bank statement suffices.',
    },
    text: {
      de: `Möchten Sie die Bücherei, die Feuerwehr, den Kurpark oder ein Kind unterstützen, das nicht mit ins Landschulheim kann? Überweisen Sie Ihre Spende mit dem Zweck. Der Gemeinderat nimmt alle Spenden öffentlich an; möchten Sie ungenannt bleiben, sagen Sie es uns, dann wird nicht öffentlich beraten.

Bis 300 Euro akzeptiert das Finanzamt den Kontoauszug, darüber schicken wir unaufgefordert die Bestätigung. Auch Sachen können gespendet werden, wenn ihr Wert feststeht. Beliebt ist die Bank mit Namensschild: Sie wählen Platz und Spruch, der Bauhof stellt sie auf und pflegt sie zehn Jahre lang. Geschenke an Mitarbeitende sind verboten, Dank ist erlaubt.`,
      en: `Would you like to support the library, the fire brigade, the spa park or a child who could not otherwise join a school trip? Transfer your gift and state its purpose. The council accepts all donations in public; if you prefer to remain anonymous, tell us and it will be discussed behind closed doors.

Up to €300 the tax office accepts a bank statement; above that we send a receipt unasked. Objects may be given too if their value is certain. A bench with a name plate is popular: you choose the place and the words, and the works depot puts it up and looks after it for ten years. Gifts to members of staff are forbidden, thanks are allowed.`,
    },
    unterlagen: {
      de: ['Name und Anschrift', 'Zweck der Spende', 'Bei Sachspenden: Rechnung oder Gutachten'],
      en: ['Name and address', 'Purpose of the gift', 'For objects: invoice or valuation'],
    },
    gebuehr: {
      de: 'Kostenlos; eine Bank mit Schild 950,00 €',
      en: 'Free of charge; a bench with a plate €950.00',
    },
    dauer: {
      de: 'Nach der nächsten Ratssitzung, meist vier Wochen',
      en: 'After the next council meeting, usually four weeks',
    },
    rechtsgrundlage: [
      '§ 78 Absatz 4 Gemeindeordnung für Baden-Württemberg (GemO)',
      '§ 10b Einkommensteuergesetz (EStG)',
      '§ 50 Einkommensteuer-Durchführungsverordnung (EStDV)',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['brendle'],
    lebenslagen: ['verein'],
    leistungsschluessel: '99999136000000',
  },
  {
    key: 'zweitwohnungssteuer',
    titel: { de: 'Zweitwohnungssteuer', en: 'Second home tax' },
    synonyme: { de: ['Ferienhaus', 'Nebenwohnung Steuer', 'Zweitwohnsitz'], en: ['holiday home'] },
    kurztext: {
      de: 'Zehn Prozent der Jahreskaltmiete, mit Ausnahmen für Studium und Arbeit.',
      en: 'Ten per cent of the annual net rent, with exceptions for studies and work.',
    },
    text: {
      de: `Wer in Bad Silberbronn eine Zweitwohnung für sich selbst bereithält, zahlt im Jahr zehn Prozent der Nettokaltmiete; beim eigenen Haus rechnen wir mit der ortsüblichen Miete. Das gilt auch für Wohnungen, die nur im Sommer genutzt werden, und für Mobilheime mit festem Platz.

Befreit sind Studierende und Auszubildende, Verheiratete, die wegen der Arbeit hier wohnen, Zimmer im Pflegeheim und Wohnungen, die ausschließlich an Gäste vermietet werden. Vermieten Sie und nutzen selbst, zählt der Anteil der eigenen Tage. Geben Sie innerhalb eines Monats nach dem Einzug eine Erklärung ab; danach melden Sie nur noch Änderungen.`,
      en: `If you keep a second home in Bad Silberbronn for your own use, you pay ten per cent of the net rent a year; for your own house we use the usual local rent. This also applies to flats used only in summer and to mobile homes on a permanent pitch.

Students and apprentices are exempt, as are married people living here for work, rooms in care homes and flats let exclusively to visitors. If you both let and use the flat, the share of your own days counts. Submit a declaration within one month of moving in; after that you report only changes.`,
    },
    unterlagen: {
      de: [
        'Steuererklärung',
        'Mietvertrag oder Angaben zur Wohnfläche',
        'Nachweis für eine Befreiung',
      ],
      en: ['Tax declaration', 'Tenancy agreement or floor area', 'Proof of exemption'],
    },
    gebuehr: {
      de: 'Keine Gebühr; Steuer zehn Prozent der Jahreskaltmiete',
      en: 'No fee; tax ten per cent of the annual net rent',
    },
    dauer: { de: 'Bescheid in vier Wochen', en: 'Notice within four weeks' },
    fristen: {
      de: 'Erklärung innerhalb eines Monats, Zahlung am 1. Juli',
      en: 'Declaration within one month, payment on 1 July',
    },
    rechtsgrundlage: [
      '§ 9 Absatz 4 Kommunalabgabengesetz Baden-Württemberg (KAG)',
      'Zweitwohnungssteuersatzung der Stadt Bad Silberbronn',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['kollmer'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999137000000',
  },
]
