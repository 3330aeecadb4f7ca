import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Fundsachen abgeben oder suchen» to «Geburt anmelden». */
export const funGeb: VerfahrenContent[] = [
  {
    key: 'fundsachen',
    titel: { de: 'Fundsachen abgeben oder suchen', en: 'Lost property' },
    synonyme: {
      de: ['Fundbüro', 'verloren', 'Schlüssel gefunden', 'Fundrad'],
      en: ['lost and found', 'keys', 'bicycle'],
    },
    kurztext: {
      de: 'Vom Schlüssel bis zum Fahrrad: Wir heben alles sechs Monate lang auf.',
      en: 'From keys to bicycles: we keep everything for six months.',
    },
    text: {
      de: `Was in Bus, Bergbahn, Badehaus und auf der Straße liegen bleibt, landet nach wenigen Tagen bei uns. Rufen Sie an oder schauen Sie in die Liste im Internet. Beschreiben Sie den Gegenstand möglichst genau; bei Schlüsseln lassen wir uns den Zweitschlüssel zeigen, bei Handys den Sperrcode eingeben.

Wer etwas findet, das mehr als zehn Euro wert ist, muss es melden und hat Anspruch auf Finderlohn. Holt niemand die Sache nach sechs Monaten ab, gehört sie der Finderin oder dem Finder. Den Rest versteigern wir im Mai, darunter meist zwanzig Fahrräder.`,
      en: `What is left behind on the bus, the funicular, in the bath house or in the street reaches us after a few days. Call us or look at the list on the internet. Please describe the item as exactly as you can; for keys we ask to see the spare, for telephones we ask you to enter the code.

Anybody who finds something worth more than ten euros has to report it and is entitled to a reward. If nobody collects the item within six months it belongs to the finder. The rest is auctioned in May, usually including some twenty bicycles.`,
    },
    unterlagen: {
      de: ['Ausweis', 'Nachweis, dass die Sache Ihnen gehört: Foto, Rechnung, Rahmennummer'],
      en: ['Identity card or passport', 'Proof of ownership: photograph, receipt, frame number'],
    },
    gebuehr: {
      de: 'Abgabe kostenlos; Aufbewahrung 5,00 €, Fahrrad 10,00 €',
      en: 'Handing in free of charge; storage €5.00, bicycle €10.00',
    },
    dauer: { de: 'Sofort', en: 'At once' },
    fristen: { de: 'Aufbewahrung sechs Monate', en: 'Kept for six months' },
    onlinedienst: {
      link: 'https://fundbuero.bad-silberbronn.example/',
      linktext: { de: 'In der Fundliste suchen', en: 'Search the list' },
    },
    rechtsgrundlage: ['§§ 965 bis 984 Bürgerliches Gesetzbuch (BGB)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: [],
    leistungsschluessel: '99999044000000',
  },
  {
    key: 'fundtiere',
    titel: { de: 'Fundtier melden', en: 'Found animals: reporting one' },
    synonyme: {
      de: ['Hund zugelaufen', 'Katze gefunden', 'Tierheim', 'verletztes Tier'],
      en: ['stray dog', 'stray cat', 'animal shelter'],
    },
    kurztext: {
      de: 'Zugelaufene Haustiere bringt die Stadt im Tierheim des Landkreises unter.',
      en: 'The town places stray pets in the district’s animal shelter.',
    },
    text: {
      de: `Ist Ihnen ein Hund oder eine Katze zugelaufen, schauen Sie zuerst nach Halsband, Marke oder Tätowierung im Ohr und fragen Sie in der Nachbarschaft. Dann rufen Sie uns an. Wir lesen den Chip aus, verständigen die Halterin oder den Halter und bringen das Tier, wenn niemand erreichbar ist, ins Tierheim.

Behalten dürfen Sie es vorerst selbst, wenn Sie den Fund melden. Nach sechs Monaten gehört es Ihnen. Nachts und am Wochenende nimmt die Polizei die Meldung an. Verletzte Wildtiere lassen Sie bitte liegen und rufen die Jagdaufsicht, junge Vögel und Rehkitze brauchen meist keine Hilfe.`,
      en: `If a dog or cat has strayed to you, first look for a collar, a tag or a tattoo in the ear, and ask your neighbours. Then call us. We read the chip, inform the owner and, if nobody can be reached, take the animal to the shelter.

You may keep it for the time being provided that you report the find; after six months it is yours. At night and at weekends the police take the report. Please leave injured wild animals where they are and call the gamekeeper. Young birds and fawns usually need no help.`,
    },
    unterlagen: {
      de: [
        'Fundort und Uhrzeit',
        'Foto oder Beschreibung des Tiers',
        'Zum Abholen: Impfpass oder Steuermarke',
      ],
      en: [
        'Place and time',
        'Photograph or description',
        'To collect: vaccination card or dog tag',
      ],
    },
    gebuehr: {
      de: 'Meldung kostenlos; wer sein Tier abholt, zahlt Unterbringung ab 14,00 € am Tag',
      en: 'Reporting free of charge; owners pay for boarding, from €14.00 a day',
    },
    dauer: { de: 'Sofort', en: 'At once' },
    fristen: { de: 'Unverzüglich melden', en: 'Report without delay' },
    rechtsgrundlage: [
      '§§ 90a und 965 bis 973 Bürgerliches Gesetzbuch (BGB)',
      'Tierschutzgesetz (TierSchG)',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['gutmoser'],
    lebenslagen: [],
    leistungsschluessel: '99999045000000',
  },
  {
    key: 'gaststaette',
    titel: { de: 'Gaststätte oder Café eröffnen', en: 'Opening a restaurant or café' },
    synonyme: {
      de: ['Wirtschaft', 'Restaurant', 'Konzession', 'Schankerlaubnis', 'Bar'],
      en: ['pub licence', 'licensed premises'],
    },
    kurztext: {
      de: 'Vom Gewerbe bis zur Küche: Was vor dem ersten Gast geregelt sein muss.',
      en: 'From trade registration to kitchen: what has to be settled before your first guest.',
    },
    text: {
      de: `Kommen Sie mit Ihrer Idee zu uns, bevor Sie den Mietvertrag unterschreiben. Wir setzen uns mit Bauamt und Lebensmittelüberwachung an einen Tisch und klären, ob die Räume geeignet sind: Toiletten, Fluchtwege, Lüftung, Lärm, Stellplätze. Danach melden Sie das Gewerbe an und zeigen den Betrieb nach dem Gaststättenrecht an.

Alle, die Speisen zubereiten, brauchen die Belehrung des Gesundheitsamts. Wer draußen bewirten will, beantragt gleich die Fläche mit. Für die Musik gilt im Kurgebiet ab 22:00 Uhr Nachtruhe. Übernehmen Sie einen laufenden Betrieb, geht es schneller, solange sich an den Räumen nichts ändert.`,
      en: `Come and see us with your idea before you sign the lease. We sit down with the building office and the food inspectors and check that the premises are suitable: toilets, escape routes, ventilation, noise, parking. You then register your trade and give notice under the law on licensed premises.

Everybody who prepares food needs a hygiene briefing from the health office. If you want tables outside, apply for the space at the same time. In the spa area music ends at 22:00. Taking over a running business is quicker as long as the rooms remain unchanged.`,
    },
    unterlagen: {
      de: [
        'Ausweis und Mietvertrag',
        'Grundriss mit Sitzplätzen',
        'Führungszeugnis und Auskunft aus dem Gewerbezentralregister',
        'Bescheinigung des Finanzamts in Steuersachen',
        'Nachweis der Unterrichtung durch die Industrie- und Handelskammer',
      ],
      en: [
        'Identity card and lease',
        'Floor plan with seating',
        'Certificate of conduct and extract from the trade register',
        'Tax clearance certificate',
        'Proof of instruction by the chamber of commerce',
      ],
    },
    gebuehr: {
      de: '150,00 bis 600,00 €, je nach Größe',
      en: '€150.00 to €600.00, depending on size',
    },
    dauer: { de: 'Vier bis sechs Wochen', en: 'Four to six weeks' },
    fristen: {
      de: 'Unterlagen sechs Wochen vor der Eröffnung',
      en: 'Papers six weeks before opening',
    },
    rechtsgrundlage: [
      'Landesgaststättengesetz Baden-Württemberg (LGastG)',
      '§ 14 Gewerbeordnung (GewO)',
      '§ 43 Infektionsschutzgesetz (IfSG)',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['nwosu'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999046000000',
  },
  {
    key: 'geburt-anmelden',
    titel: { de: 'Geburt anmelden', en: 'Registering a birth' },
    synonyme: {
      de: ['Neugeborenes', 'Baby', 'Name des Kindes', 'Hausgeburt'],
      en: ['newborn', 'baby'],
    },
    kurztext: {
      de: 'Herzlichen Glückwunsch! Melden Sie Ihr Kind in der ersten Woche an.',
      en: 'Congratulations! Please register your child within the first week.',
    },
    text: {
      de: `Kommt Ihr Kind in der Klinik zur Welt, schickt diese uns die Anzeige; Sie bringen nur die Unterlagen. Bei einer Hausgeburt oder im Geburtshaus kommen Vater, Mutter oder Hebamme selbst vorbei. Wir beurkunden die Geburt, sobald der Vorname feststeht.

Seit Mai 2025 haben Eltern mehr Freiheit beim Familiennamen: Auch ein Doppelname ist möglich. Wir erklären Ihnen die Wahl in Ruhe. Sie erhalten drei gebührenfreie Bescheinigungen für Elterngeld, Kindergeld und Krankenkasse. Die Anmeldung beim Einwohnermeldeamt und die Steuer-ID laufen von selbst. Von der Bürgermeisterin bekommt Ihr Kind ein Handtuch mit seinem Namen für das Badehaus.`,
      en: `If your child is born in hospital, the hospital notifies us and you only bring the papers. For births at home or in a birth centre, a parent or the midwife comes in person. We register the birth as soon as the first name has been chosen.

Since May 2025 parents have had more freedom with surnames: a double name is possible as well. We will explain the options without hurry. You receive three free certificates for parental allowance, child benefit and health insurance. Residents’ registration and the tax number follow automatically. The mayor gives your child a towel with its name on for the bath house.`,
    },
    unterlagen: {
      de: [
        'Ausweise der Eltern',
        'Geburtsurkunden der Eltern',
        'Bei Verheirateten: Eheurkunde',
        'Bei Unverheirateten: Anerkennung der Vaterschaft und Sorgeerklärung, falls vorhanden',
        'Bei Hausgeburt: Bescheinigung der Hebamme',
      ],
      en: [
        'Parents’ identity cards or passports',
        'Parents’ birth certificates',
        'If married: marriage certificate',
        'If unmarried: acknowledgement of paternity and custody declaration, if available',
        'For home births: the midwife’s statement',
      ],
    },
    gebuehr: {
      de: 'Kostenlos; weitere Geburtsurkunden 15,00 €, jede zusätzliche 7,50 €',
      en: 'Free of charge; further birth certificates €15.00, each additional copy €7.50',
    },
    dauer: { de: 'Urkunden meist am selben Tag', en: 'Certificates usually the same day' },
    fristen: { de: 'Innerhalb einer Woche', en: 'Within one week' },
    rechtsgrundlage: [
      '§§ 18 bis 22 Personenstandsgesetz (PStG)',
      '§§ 1617 und 1617a Bürgerliches Gesetzbuch (BGB)',
    ],
    amt: ['standesamt'],
    mitarbeiter: ['burgbacher', 'okafor'],
    lebenslagen: ['kind'],
    leistungsschluessel: '99999047000000',
  },
]
