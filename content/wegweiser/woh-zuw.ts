import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Wohnungsgeberbestätigung ausstellen» to «Zuwendungsbestätigung für Spenden». */
export const wohZuw: VerfahrenContent[] = [
  {
    key: 'wohnungsgeber',
    titel: {
      de: 'Wohnungsgeberbestätigung ausstellen',
      en: 'Landlord’s confirmation: issuing one',
    },
    synonyme: {
      de: ['Vermieterbescheinigung', 'Einzugsbestätigung'],
      en: ['landlords', 'proof of moving in'],
    },
    kurztext: {
      de: 'Pflicht für alle, die Wohnraum überlassen, auch für Verwandte.',
      en: 'Compulsory for everybody who provides housing, relatives included.',
    },
    text: {
      de: `Wer eine Wohnung vermietet oder jemanden bei sich aufnimmt, bestätigt den Einzug schriftlich. Das gilt für Hausverwaltungen ebenso wie für Eltern, deren Tochter zurückkehrt, und für Hauptmieter, die untervermieten. Auch wer im eigenen Haus wohnt, füllt das Blatt für sich selbst aus.

Nötig sind Name und Anschrift der Wohnungsgeberin, das Datum des Einzugs, die Anschrift der Wohnung und die Namen aller, die einziehen. Sie können die Bestätigung unterschrieben mitgeben oder uns elektronisch schicken; dann nennen Sie Ihren Mietern das Kennwort. Ein Mietvertrag ersetzt sie nicht. Gefälligkeitsbestätigungen ohne Einzug sind verboten und teuer.`,
      en: `If you let a flat or take somebody in, you confirm the move in writing. This applies to property managers as well as to parents whose daughter returns and to tenants who sublet. Owners living in their own house fill in the form for themselves.

It states the name and address of the landlord, the date of the move, the address of the flat and the names of everybody moving in. You can hand over a signed copy or send it to us electronically and give your tenants the password. A tenancy agreement does not replace it. Confirming a move that never took place is forbidden and expensive.`,
    },
    unterlagen: {
      de: ['Formular Wohnungsgeberbestätigung'],
      en: ['Confirmation form'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Sofort', en: 'At once' },
    fristen: {
      de: 'Innerhalb von zwei Wochen nach dem Einzug',
      en: 'Within two weeks of the move',
    },
    formulare: [
      {
        titel: { de: 'Wohnungsgeberbestätigung', en: 'Landlord’s confirmation (in German)' },
        link: 'https://formulare.bad-silberbronn.example/wohnungsgeber.pdf',
      },
    ],
    rechtsgrundlage: ['§§ 19 und 54 Bundesmeldegesetz (BMG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['aydin'],
    lebenslagen: ['umzug', 'betrieb'],
    leistungsschluessel: '99999130000000',
  },
  {
    key: 'xrechnung',
    titel: {
      de: 'XRechnung an die Stadt senden',
      en: 'XRechnung: invoicing the town electronically',
    },
    synonyme: {
      de: ['E-Rechnung', 'Leitweg-ID', 'ZUGFeRD', 'Rechnung stellen'],
      en: ['e-invoice', 'supplier'],
    },
    kurztext: {
      de: 'Elektronische Rechnungen kommen schneller an und werden schneller bezahlt.',
      en: 'Electronic invoices arrive sooner and are paid sooner.',
    },
    text: {
      de: `Wer für die Stadt arbeitet, schickt seine Rechnung als XRechnung oder ZUGFeRD ab Version 2.2. Eine PDF-Datei oder Papier genügt bei Aufträgen über 1.000 Euro nicht mehr. Hochladen können Sie die Datei im Eingangsportal des Landes, oder Ihr Programm schickt sie selbst über das Netz Peppol.

Tragen Sie unsere Leitweg-ID und die Bestellnummer ein, die auf dem Auftrag steht; ohne sie findet die Rechnung ihren Weg nicht. Anlagen wie Aufmaß oder Stundenzettel gehören in dieselbe Datei. Sie bekommen sofort eine Prüfmeldung. Kleine Betriebe ohne passende Software können ein kostenloses Formular ausfüllen; die Stadtkasse zeigt, wie es geht.`,
      en: `If you work for the town, send your invoice as an XRechnung or ZUGFeRD file from version 2.2. A PDF or paper is no longer enough for orders above €1,000. Upload the file to the state’s portal or let your program send it through the Peppol network.

Enter our routing number and the order number stated on your order; without them the invoice cannot find its way. Attachments such as measurements or timesheets belong in the same file. You receive a validation message at once. Small firms without suitable software may use a free form; the cashier will show you how.`,
    },
    unterlagen: {
      de: ['Leitweg-ID der Stadt', 'Bestellnummer', 'IBAN und Steuernummer'],
      en: ['The town’s routing number', 'Order number', 'IBAN and tax number'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Zahlung innerhalb von 14 Tagen, mit Skonto nach Vereinbarung',
      en: 'Paid within 14 days, cash discount as agreed',
    },
    onlinedienst: {
      link: 'https://rechnung.bad-silberbronn.example/',
      linktext: { de: 'Rechnung hochladen', en: 'Upload an invoice' },
    },
    rechtsgrundlage: [
      '§ 4a E-Government-Gesetz Baden-Württemberg (EGovG BW)',
      'E-Rechnungsverordnung Baden-Württemberg (ERechVOBW)',
      'Richtlinie 2014/55/EU',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['brendle'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999131000000',
  },
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
      de: `Sieben Räume stehen offen: der Gymnastikraum der Wandelhalle mit 20 Matten, der Lesesaal für Vorträge, die Turnhalle, zwei Zimmer im Alten Schulhaus, der Bürgersaal in Oberwies und der große Saal mit Bühne. Bei der Anfrage sehen Sie gleich, was frei ist. Wer einen festen Kurs gibt, bekommt einen Platz für das Halbjahr.

Tische, Leinwand und Höranlage sind dabei, alle Räume bis auf das Obergeschoss im Schulhaus stufenlos erreichbar. Den Schlüssel holen Sie ab, nach dem Kurs fegen Sie kurz durch. Parteien und Initiativen behandeln wir gleich; ausgeschlossen ist, wer gegen die freiheitliche Ordnung wirbt.`,
      en: `Seven rooms are open to you: the exercise room in the pump room with 20 mats, the reading room for lectures, the gym, two rooms in the Old Schoolhouse, the community hall in Oberwies and the great hall with its stage. When you enquire you see at once what is free. If you teach a regular course, you get a slot for six months.

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
      de: 'Kursraum 9,00 EUR je Stunde, Saal 240,00 EUR am Tag; Vereine werktags kostenlos',
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
    amt: ['tourist-information'],
    mitarbeiter: ['vollherbst'],
    lebenslagen: ['verein', 'betrieb'],
    leistungsschluessel: '99999132000000',
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
    gebuehr: { de: '75,00 EUR; die Baukosten tragen Sie', en: '€75.00; building costs are yours' },
    dauer: { de: 'Drei Wochen', en: 'Three weeks' },
    fristen: { de: 'Antrag vor der Beauftragung', en: 'Apply before you place the order' },
    rechtsgrundlage: [
      '§§ 16 und 18 Straßengesetz für Baden-Württemberg (StrG)',
      '§ 9 Landesbauordnung für Baden-Württemberg (LBO)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['aksoyer'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999133000000',
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
      de: 'Kostenlos; eine Bank mit Schild 950,00 EUR',
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
    leistungsschluessel: '99999134000000',
  },
]
