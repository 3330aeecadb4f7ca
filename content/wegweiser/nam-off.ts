import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Namensänderung aus wichtigem Grund» to «Öffentliche Aufträge und Ausschreibungen». */
export const namOff: VerfahrenContent[] = [
  {
    key: 'namensaenderung',
    titel: {
      de: 'Namensänderung aus wichtigem Grund',
      en: 'Change of name for an important reason',
    },
    synonyme: {
      de: ['Nachname ändern', 'Vorname ändern', 'anstößiger Name'],
      en: ['surname', 'deed poll'],
    },
    kurztext: {
      de: 'Wenn ein Name dauerhaft belastet und das Familienrecht nicht weiterhilft.',
      en: 'If a name is a lasting burden and family law offers no solution.',
    },
    text: {
      de: `Namen sollen sich nicht beliebig ändern. Klingt Ihrer anstößig oder lächerlich, wird er ständig falsch geschrieben oder verwechselt oder belastet er Sie seelisch, kann er durch einen Verwaltungsakt geändert werden. Das entscheidet das Landratsamt. Wir beraten Sie vorab vertraulich und sagen offen, ob der Antrag Aussicht hat.

Oft gibt es einen einfacheren Weg, etwa eine Erklärung nach Scheidung, Einbürgerung oder Heirat. Stellen Sie einen Antrag, begründen Sie ihn ausführlich und legen Sie Belege bei. Das Verfahren kostet auch bei einer Ablehnung Geld; die Höhe richtet sich nach Aufwand und Einkommen.`,
      en: `Names are not meant to change at will. If yours sounds offensive or ridiculous, is constantly misspelt or confused, or weighs on your mind, it can be changed by an administrative decision of the district office. We advise you in confidence beforehand and tell you frankly what your chances are.

There is often a simpler way, such as a declaration after divorce, naturalisation or marriage. If you do apply, state your reasons in full and add evidence. The procedure costs money even if it fails; the amount depends on the work involved and on your income.`,
    },
    unterlagen: {
      de: [
        'Antrag mit Begründung',
        'Beglaubigter Auszug aus dem Geburtenregister',
        'Führungszeugnis',
        'Atteste oder andere Belege',
        'Einkommensnachweis',
      ],
      en: [
        'Application stating reasons',
        'Certified extract from the register of births',
        'Certificate of conduct',
        'Medical or other evidence',
        'Proof of income',
      ],
    },
    gebuehr: {
      de: 'Nachname bis 1.022,00 €, Vorname bis 255,00 €',
      en: 'Surname up to €1,022.00, first name up to €255.00',
    },
    dauer: { de: 'Drei bis sechs Monate', en: 'Three to six months' },
    rechtsgrundlage: [
      '§§ 1, 3 und 11 Namensänderungsgesetz (NamÄndG)',
      'Erste Verordnung zur Durchführung des Namensänderungsgesetzes (NamÄndDV)',
    ],
    amt: ['standesamt'],
    mitarbeiter: ['burgbacher', 'okafor'],
    lebenslagen: [],
    leistungsschluessel: '99999082000000',
  },
  {
    key: 'nebenwohnung',
    titel: {
      de: 'Nebenwohnung an- oder abmelden',
      en: 'Second home: registering or cancelling it',
    },
    synonyme: {
      de: ['Zweitwohnsitz', 'Hauptwohnsitz ändern', 'Studienort'],
      en: ['second residence', 'student accommodation'],
    },
    kurztext: {
      de: 'Wer zwei Wohnungen hat, bestimmt, wo der Mittelpunkt des Lebens liegt.',
      en: 'If you have two homes, you declare where the centre of your life is.',
    },
    text: {
      de: `Ziehen Sie nach Bad Silberbronn, ohne die bisherige Wohnung aufzugeben, melden Sie diese hier als Haupt- oder Nebenwohnung an. Hauptwohnung ist, wo Sie überwiegend leben; bei Familien zählt der Ort, an dem die Familie wohnt. Aussuchen kann man es sich also nicht ganz frei.

Von der Hauptwohnung hängt vieles ab: wo Sie wählen, welches Finanzamt zuständig ist, wo das Auto zugelassen wird. Für Nebenwohnungen erhebt die Stadt Zweitwohnungssteuer; Studierende und Auszubildende sind befreit. Geben Sie die Nebenwohnung auf, genügt die Abmeldung beim Amt der Hauptwohnung oder bei uns.`,
      en: `If you move to Bad Silberbronn without giving up your previous home, you register here as a main or second residence. Your main residence is where you mostly live; for families it is where the family lives. You are not entirely free to choose.

A great deal depends on it: where you vote, which tax office is responsible, where your car is registered. The town levies a second home tax, from which students and apprentices are exempt. When you give up the second home, simply cancel it at either place.`,
    },
    unterlagen: {
      de: ['Ausweis', 'Wohnungsgeberbestätigung', 'Bei Studium: Immatrikulationsbescheinigung'],
      en: [
        'Identity card or passport',
        'Landlord’s confirmation',
        'Students: certificate of enrolment',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: '15 Minuten', en: '15 minutes' },
    fristen: {
      de: 'Innerhalb von zwei Wochen nach Ein- oder Auszug',
      en: 'Within two weeks of moving in or out',
    },
    rechtsgrundlage: ['§§ 17, 20 und 21 Bundesmeldegesetz (BMG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['aydin'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999083000000',
  },
  {
    key: 'negativzeugnis',
    titel: { de: 'Negativzeugnis zum Vorkaufsrecht', en: 'Pre-emption waiver for property sales' },
    synonyme: {
      de: ['Vorkaufsrecht', 'Hauskauf', 'Notarvertrag'],
      en: ['conveyancing', 'right of first refusal'],
    },
    kurztext: {
      de: 'Die Bestätigung für das Notariat, dass die Stadt ein Grundstück nicht selbst kauft.',
      en: 'Confirmation for the notary that the town will not buy the property itself.',
    },
    text: {
      de: `Bevor ein Grundstück den Besitz wechselt, fragt das Notariat bei der Stadt an, ob sie ihr gesetzliches Vorkaufsrecht ausübt. Das kommt selten vor, etwa wenn eine Fläche für einen Weg, für Hochwasserschutz oder im Sanierungsgebiet Talstraße gebraucht wird. Sonst stellen wir das Negativzeugnis aus, und der Kauf kann ins Grundbuch eingetragen werden.

Als Käuferin oder Käufer müssen Sie nichts tun; die Kosten stehen im Vertrag meist bei Ihnen. Wenn Sie es eilig haben, bitten Sie das Notariat, den Lageplan gleich mitzuschicken. Für Waldstücke und Ufergrundstücke fragt es zusätzlich bei Forst und Wasserbehörde an.`,
      en: `Before a property changes hands the notary asks whether the town wishes to exercise its statutory right of pre-emption. This is rare and happens when land is needed for a path, for flood protection or in the Talstraße redevelopment area. Otherwise we issue the waiver, and the sale can be entered in the land register.

As a buyer you need do nothing, though the contract usually assigns the cost to you. If you are in a hurry, ask the notary to send the site plan straight away. For woodland and riverside plots the forestry and water authorities are consulted too.`,
    },
    unterlagen: {
      de: ['Anfrage des Notariats mit Kaufvertrag', 'Flurstücksnummer und Lageplan'],
      en: ['The notary’s enquiry with the contract', 'Plot number and site plan'],
    },
    gebuehr: { de: '30,00 €', en: '€30.00' },
    dauer: { de: 'Eine Woche', en: 'One week' },
    rechtsgrundlage: [
      '§§ 24 bis 28 Baugesetzbuch (BauGB)',
      '§ 25 Landeswaldgesetz (LWaldG)',
      '§ 29 Wassergesetz für Baden-Württemberg (WG)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['sommerhalter'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999084000000',
  },
  {
    key: 'obdachlosigkeit',
    titel: { de: 'Obdachlosigkeit: Hilfe und Unterkunft', en: 'Homelessness: help and shelter' },
    synonyme: {
      de: ['Wohnung verloren', 'Räumung', 'Notunterkunft', 'Kündigung'],
      en: ['eviction', 'emergency housing'],
    },
    kurztext: {
      de: 'Niemand muss draußen schlafen. Rufen Sie an, am besten schon vor der Räumung.',
      en: 'Nobody has to sleep outside. Please call us, ideally before an eviction.',
    },
    text: {
      de: `Droht Ihnen die Kündigung, weil die Miete fehlt? Kommen Sie sofort. Oft lässt sich die Wohnung retten, wenn das Jobcenter die Rückstände übernimmt oder wir mit der Vermieterin sprechen. Ist die Wohnung schon verloren, weisen wir Ihnen noch am selben Tag eine Unterkunft zu: ein Zimmer mit Bett, Schrank und Heizung, für Familien zusammenhängend.

Die Unterkunft ist keine Dauerlösung, gemeinsam suchen wir weiter. Hunde sind nach Absprache erlaubt. Nachts und am Wochenende bringt Sie die Polizei hin. Eine Postadresse, Dusche und Waschmaschine gibt es in der Tagesstätte in der Badgasse.`,
      en: `Is your landlord threatening notice because the rent has not been paid? Come at once. The home can often be saved if the jobcentre covers the arrears or we talk to the landlord. If it has already been lost, we find you shelter the same day: a room with bed, cupboard and heating, kept together for families.

It is not meant to last, and we go on searching with you. Dogs are allowed by arrangement. At night and at weekends the police will take you there. The day centre in Badgasse offers a postal address, a shower and a washing machine.`,
    },
    unterlagen: {
      de: ['Ausweis, wenn vorhanden', 'Kündigung oder Räumungstitel, wenn vorhanden'],
      en: ['Identity card, if you have one', 'Notice or eviction order, if any'],
    },
    gebuehr: {
      de: 'Beratung kostenlos; Unterkunft 9,50 € je Nacht, bei geringem Einkommen übernimmt sie das Amt',
      en: 'Advice free of charge; shelter €9.50 a night, covered if your income is low',
    },
    dauer: { de: 'Am selben Tag', en: 'The same day' },
    rechtsgrundlage: [
      '§§ 1 und 3 Polizeigesetz Baden-Württemberg (PolG)',
      '§ 36 Zwölftes Buch Sozialgesetzbuch (SGB XII)',
    ],
    amt: ['ordnungsamt', 'bildung'],
    mitarbeiter: ['gutmoser', 'holderried'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999085000000',
  },
  {
    key: 'oeffentliche-auftraege',
    titel: { de: 'Öffentliche Aufträge und Ausschreibungen', en: 'Public contracts and tenders' },
    synonyme: {
      de: ['Vergabe', 'Angebot abgeben', 'VOB', 'Submission'],
      en: ['procurement', 'bidding'],
    },
    kurztext: {
      de: 'So erfahren Betriebe von Aufträgen der Stadt und geben ein Angebot ab.',
      en: 'How firms hear about the town’s contracts and submit a bid.',
    },
    text: {
      de: `Die Stadt vergibt im Jahr Aufträge für rund vier Millionen Euro: Dächer, Straßen, Schulmöbel, Winterdienst, Druck. Größere schreiben wir auf der Vergabeplattform öffentlich aus, für kleinere holen wir drei Angebote ein. Damit wir Sie kennen, tragen Sie sich in die Bieterliste ein und nennen Ihre Gewerke.

Unterlagen laden Sie kostenlos herunter, Fragen stellen Sie über die Plattform, damit alle dieselbe Antwort bekommen. Angebote gehen verschlüsselt ein und werden erst zum Termin geöffnet. Wer nicht zum Zug kommt, erfährt auf Wunsch, warum. Regionale Betriebe dürfen wir nicht bevorzugen, aber Lose klein genug schneiden.`,
      en: `Every year the town awards contracts worth some four million euros: roofs, roads, school furniture, winter service, printing. Larger ones are advertised on the procurement platform; for smaller ones we obtain three quotations. To make yourself known, join our list of bidders and name your trades.

Documents are downloaded free of charge and questions asked through the platform so that everybody receives the same answer. Bids arrive encrypted and are opened only at the appointed time. If you are unsuccessful we tell you why on request. We may not favour local firms, but we can keep the lots small.`,
    },
    unterlagen: {
      de: [
        'Eintrag in die Bieterliste mit Gewerken',
        'Eigenerklärung zur Eignung',
        'Freistellungsbescheinigung des Finanzamts',
      ],
      en: [
        'Entry in the list of bidders with your trades',
        'Declaration of suitability',
        'Tax exemption certificate',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Zuschlag meist vier bis sechs Wochen nach Öffnung',
      en: 'Awarded four to six weeks after opening as a rule',
    },
    fristen: { de: 'Wie in der Ausschreibung genannt', en: 'As stated in the tender' },
    onlinedienst: {
      link: 'https://vergabe.bad-silberbronn.example/',
      linktext: { de: 'Zur Vergabeplattform', en: 'Procurement platform (in German)' },
    },
    rechtsgrundlage: [
      '§ 31 Gemeindehaushaltsverordnung (GemHVO)',
      'Vergabe- und Vertragsordnung für Bauleistungen (VOB/A)',
      'Unterschwellenvergabeordnung (UVgO)',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['zipfler'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999086000000',
  },
]
