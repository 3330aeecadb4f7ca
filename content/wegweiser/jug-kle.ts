import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Jugendleiterkarte (Juleica)» to «Kleiner Waffenschein». */
export const jugKle: VerfahrenContent[] = [
  {
    key: 'juleica',
    titel: { de: 'Jugendleiterkarte (Juleica)', en: 'Youth leader card (Juleica)' },
    synonyme: {
      de: ['Gruppenleiter', 'Ehrenamt Jugend', 'Zeltlager'],
      en: ['volunteering', 'youth work'],
    },
    kurztext: {
      de: 'Der Ausweis für Ehrenamtliche in der Jugendarbeit, mit Vergünstigungen im Ort.',
      en: 'The card for volunteers in youth work, with local discounts.',
    },
    text: {
      de: `Mit der Juleica weisen Sie nach, dass Sie eine Gruppe leiten können: Recht, Aufsicht, Pädagogik und Erste Hilfe gehören zur Ausbildung von mindestens 40 Stunden. Eltern vertrauen darauf, und Sie erhalten Sonderurlaub für Freizeiten. Mindestalter ist 16 Jahre.

Die Karte beantragen Sie im Netz. Ihr Verein bestätigt die Mitarbeit, danach gibt der Kreisjugendring sie frei, und wir reichen sie Ihnen bei einem kleinen Empfang im Mai. Mit der Karte baden und fahren Sie in Bad Silberbronn zum Kinderpreis. Den Grundkurs zahlt die Stadt, wenn Sie hier in einem Verein mitarbeiten.`,
      en: `The card proves that you can lead a group: law, supervision, teaching skills and first aid are part of a course of at least 40 hours. Parents trust it, and it entitles you to special leave for camps. The minimum age is 16.

Apply online. Your club confirms that you work with it, the district youth council approves the card and we present it at a small reception in May. In Bad Silberbronn it lets you bathe and ride at children’s prices. The town pays for the basic course if you are active in a local club.`,
    },
    unterlagen: {
      de: [
        'Nachweis der Ausbildung und des Kurses in Erster Hilfe',
        'Passbild als Datei',
        'Bestätigung des Vereins',
        'Erweitertes Führungszeugnis',
      ],
      en: [
        'Proof of training and of a first aid course',
        'Photograph as a file',
        'Confirmation by your club',
        'Extended certificate of conduct',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Vier Wochen', en: 'Four weeks' },
    fristen: {
      de: 'Gilt drei Jahre, Verlängerung mit acht Stunden Fortbildung',
      en: 'Valid for three years, renewed with eight hours of training',
    },
    rechtsgrundlage: [
      '§ 73 Achtes Buch Sozialgesetzbuch (SGB VIII)',
      'Gesetz zur Stärkung des Ehrenamtes in der Jugendarbeit Baden-Württemberg',
    ],
    amt: ['bildung'],
    mitarbeiter: ['ivanenko'],
    lebenslagen: ['verein'],
    leistungsschluessel: '99999067000000',
  },
  {
    key: 'kanalanschluss',
    titel: { de: 'Kanalanschluss und Entwässerung', en: 'Sewer connection and drainage' },
    synonyme: {
      de: ['Abwasser', 'Hausanschluss', 'Regenwasser', 'Zisterne'],
      en: ['drains', 'rainwater'],
    },
    kurztext: {
      de: 'Jeder neue oder geänderte Anschluss wird vorher genehmigt und offen abgenommen.',
      en: 'Every new or altered connection is approved first and inspected before it is covered.',
    },
    text: {
      de: `Grundstücke mit Abwasser müssen an den Kanal angeschlossen sein. Reichen Sie den Entwässerungsplan vor Baubeginn ein. Wir prüfen Gefälle, Rückstau und ob Regenwasser versickern kann, denn das entlastet Kläranlage und Geldbeutel: Für versiegelte Flächen zahlen Sie Niederschlagswassergebühr, für begrünte Dächer und Zisternen weniger.

Lassen Sie den Graben offen, bis wir da waren. Nach einem Starkregen hilft ein Rückstauventil mehr als jede Versicherung; wir zeigen Ihnen, wo es hingehört. Ist der Kanal vor Ihrem Haus verstopft, rufen Sie die Rufbereitschaft, sie kommt Tag und Nacht.`,
      en: `Properties that produce waste water have to be connected to the sewer. Please hand in your drainage plan before work starts. We check gradients, backflow and whether rainwater can seep away, which relieves both the sewage works and your purse: you pay a charge for sealed surfaces and less for green roofs and cisterns.

Leave the trench open until we have been. In a cloudburst a backflow valve helps more than any insurance, and we can show you where it belongs. If the sewer outside your house is blocked, call the standby service, day or night.`,
    },
    unterlagen: {
      de: [
        'Antrag mit Lageplan und Grundriss',
        'Längsschnitt der Leitungen',
        'Berechnung der befestigten Flächen',
      ],
      en: [
        'Application with site and floor plans',
        'Longitudinal section of the pipes',
        'Calculation of sealed surfaces',
      ],
    },
    gebuehr: {
      de: 'Genehmigung und Abnahme 110,00 €; Baukosten nach Aufwand',
      en: 'Approval and inspection €110.00; construction at cost',
    },
    dauer: { de: 'Drei Wochen', en: 'Three weeks' },
    fristen: {
      de: 'Abnahme zwei Tage vorher anmelden',
      en: 'Request the inspection two days ahead',
    },
    rechtsgrundlage: [
      '§ 46 Wassergesetz für Baden-Württemberg (WG)',
      '§ 55 Wasserhaushaltsgesetz (WHG)',
      'Abwassersatzung der Stadt Bad Silberbronn',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['aksoyer'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999068000000',
  },
  {
    key: 'kindergartenplatz',
    titel: { de: 'Kindergarten- und Krippenplatz', en: 'Nursery and kindergarten places' },
    synonyme: {
      de: ['Kita', 'Kinderkrippe', 'Vormerkung', 'Tagesmutter', 'U3'],
      en: ['childcare', 'crèche', 'day nursery'],
    },
    kurztext: {
      de: 'Eine Anmeldung für alle fünf Einrichtungen, mit drei Wünschen.',
      en: 'One application for all five nurseries, with three preferences.',
    },
    text: {
      de: `Vom ersten Geburtstag bis zur Schule hat jedes Kind Anspruch auf einen Platz. Fünf Einrichtungen stehen zur Wahl: zwei städtische, zwei kirchliche und der Waldkindergarten am Hohen Stein. Schauen Sie sich alle an; am zweiten Samstag im Januar sind sie von 10:00 bis 13:00 Uhr offen.

Sie melden Ihr Kind einmal über das Portal an und nennen drei Wünsche. Vergeben wird nach Alter, Berufstätigkeit, Geschwistern und Wohnort. Brauchen Sie früher oder nur stundenweise Hilfe, vermitteln wir eine Tagesmutter. Für Kinder mit Förderbedarf suchen wir gemeinsam nach einer Begleitung.`,
      en: `From its first birthday until school every child is entitled to a place. There are five nurseries to choose from: two run by the town, two by the churches and the forest kindergarten on the Hoher Stein. Have a look at them all; they are open from 10:00 to 13:00 on the second Saturday in January.

You apply once through the portal and state three preferences. Places are allotted by age, parents’ work, siblings and address. If you need help sooner or only for a few hours, we find a childminder. For children who need support we look for an assistant together.`,
    },
    unterlagen: {
      de: [
        'Geburtsurkunde des Kindes',
        'Bestätigung über Arbeit oder Ausbildung',
        'Impfausweis mit Masernschutz',
        'Bescheinigung der ärztlichen Untersuchung',
      ],
      en: [
        'Child’s birth certificate',
        'Confirmation of work or training',
        'Vaccination record including measles',
        'Doctor’s certificate',
      ],
    },
    gebuehr: {
      de: 'Kindergarten ab 139,00 €, Krippe ab 412,00 € im Monat, gestaffelt nach Zahl der Kinder',
      en: 'Kindergarten from €139.00, nursery from €412.00 a month, graded by number of children',
    },
    dauer: {
      de: 'Zusage für September bis Ende März',
      en: 'Places for September confirmed by the end of March',
    },
    fristen: {
      de: 'Anmeldung bis 15. Februar, für Zugezogene jederzeit',
      en: 'Apply by 15 February; newcomers at any time',
    },
    onlinedienst: {
      link: 'https://kita.bad-silberbronn.example/',
      linktext: { de: 'Kind vormerken', en: 'Apply for a place' },
    },
    rechtsgrundlage: [
      '§ 24 Achtes Buch Sozialgesetzbuch (SGB VIII)',
      'Kindertagesbetreuungsgesetz Baden-Württemberg (KiTaG)',
      '§ 20 Infektionsschutzgesetz (IfSG)',
    ],
    amt: ['bildung'],
    mitarbeiter: ['benali'],
    lebenslagen: ['kind', 'umzug'],
    leistungsschluessel: '99999069000000',
  },
  {
    key: 'kirchenaustritt',
    titel: { de: 'Kirchenaustritt', en: 'Leaving a church' },
    synonyme: {
      de: ['Kirchensteuer', 'aus der Kirche austreten', 'Religionsgemeinschaft'],
      en: ['church tax'],
    },
    kurztext: {
      de: 'Eine persönliche Erklärung beim Standesamt Ihres Wohnorts.',
      en: 'A personal declaration at the registry office where you live.',
    },
    text: {
      de: `Den Austritt aus einer Kirche oder Religionsgemeinschaft erklären Sie beim Standesamt Ihres Wohnorts. Ein Grund ist nicht nötig, und wir fragen auch nicht danach. Die Erklärung wird aufgeschrieben, Sie unterschreiben und erhalten eine Bescheinigung. Bewahren Sie diese dauerhaft auf; sie wird nur einmal ausgestellt.

Wirksam ist der Austritt sofort. Meldebehörde, Finanzamt und Kirche benachrichtigen wir, die Kirchensteuer endet mit Ablauf des Monats. Ab 14 Jahren entscheiden Jugendliche selbst, für jüngere Kinder erklären die Sorgeberechtigten. Eine Vertretung durch andere ist nicht möglich, wohl aber eine notariell beglaubigte Erklärung per Post.`,
      en: `You declare that you are leaving a church or religious community at the registry office where you live. No reason is necessary, nor do we ask for one. The declaration is written down, you sign it and receive a certificate. Please keep it for good; it is issued only once.

It takes effect immediately. We inform the residents’ register, the tax office and the church, and church tax ends with the month. From the age of 14 young people decide for themselves; guardians declare for younger children. Nobody else can act for you, but a notarised declaration may be sent by post.`,
    },
    unterlagen: {
      de: [
        'Personalausweis oder Reisepass',
        'Bei Verheirateten: Stammbuch oder Eheurkunde, wenn zur Hand',
      ],
      en: ['Identity card or passport', 'If married: marriage certificate, if at hand'],
    },
    gebuehr: { de: '30,00 €', en: '€30.00' },
    dauer: { de: 'Zehn Minuten', en: 'Ten minutes' },
    rechtsgrundlage: ['§ 26 Kirchensteuergesetz Baden-Württemberg (KiStG)'],
    amt: ['standesamt'],
    mitarbeiter: ['okafor'],
    lebenslagen: [],
    leistungsschluessel: '99999070000000',
  },
  {
    key: 'kleiner-waffenschein',
    titel: { de: 'Kleiner Waffenschein', en: 'Minor firearms certificate' },
    synonyme: {
      de: ['Schreckschuss', 'Gaspistole', 'Signalwaffe', 'Pfefferspray'],
      en: ['blank-firing pistol', 'signal gun'],
    },
    kurztext: {
      de: 'Für das Führen von Schreckschuss-, Reizstoff- und Signalwaffen ab 18 Jahren.',
      en: 'For carrying blank-firing, irritant and signal guns, from the age of 18.',
    },
    text: {
      de: `Schreckschuss-, Reizstoff- und Signalwaffen mit dem Prüfzeichen PTB darf jede volljährige Person kaufen und zu Hause aufbewahren. Wer sie unterwegs bei sich trägt, braucht den kleinen Waffenschein. Ihn stellt das Landratsamt aus; Anträge nehmen wir an und bestätigen Ihre Meldedaten.

Geprüft werden Zuverlässigkeit und persönliche Eignung, auch durch Anfrage bei Polizei und Verfassungsschutz. Auf Festen, in Kino, Kurtheater und Fußballstadion bleibt das Tragen verboten, ebenso das Schießen außerhalb von Notwehr. Für Tierabwehrspray ist kein Schein nötig. Jagd- und Sportwaffen verlangen eine Waffenbesitzkarte, die ebenfalls das Landratsamt ausstellt.`,
      en: `Any adult may buy blank-firing, irritant and signal guns with the PTB mark and keep them at home. To carry one outdoors you need the minor firearms certificate. It is issued by the district office; we accept applications and confirm your registration.

Your reliability and suitability are examined, including enquiries with the police and the domestic intelligence service. Carrying remains forbidden at festivals, in the cinema, theatre and stadium, as does firing except in self-defence. Animal repellent spray needs no certificate. Hunting and sporting weapons require a weapons card from the district office.`,
    },
    unterlagen: {
      de: ['Ausweis', 'Ausgefüllter Antrag'],
      en: ['Identity card or passport', 'Completed application'],
    },
    gebuehr: {
      de: '90,00 €, zusätzlich alle drei Jahre 45,00 € für die Überprüfung',
      en: '€90.00, plus €45.00 every three years for review',
    },
    dauer: { de: 'Sechs bis acht Wochen', en: 'Six to eight weeks' },
    rechtsgrundlage: ['§ 10 Absatz 4 Waffengesetz (WaffG)', '§§ 4 bis 6 Waffengesetz (WaffG)'],
    amt: ['ordnungsamt'],
    mitarbeiter: ['gutmoser'],
    lebenslagen: [],
    leistungsschluessel: '99999071000000',
  },
]
