import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Gewerbezentralregister: Auskunft» to «Grundsteuer». */
export const gewGru: VerfahrenContent[] = [
  {
    key: 'gewerbezentralregister',
    titel: { de: 'Gewerbezentralregister: Auskunft', en: 'Central trade register: extract' },
    synonyme: { de: ['GZR', 'Zuverlässigkeit', 'Ausschreibung'], en: ['reliability', 'tender'] },
    kurztext: {
      de: 'Der Nachweis, dass gegen Sie oder Ihre Firma im Gewerbe nichts vorliegt.',
      en: 'Proof that there is nothing on record against you or your company.',
    },
    text: {
      de: `Wer eine Erlaubnis beantragt oder sich um öffentliche Aufträge bewirbt, muss zeigen, dass er zuverlässig ist. Die Auskunft nennt Verstöße gegen gewerbliche Vorschriften, etwa beim Arbeitsschutz. Wir nehmen den Antrag auf, das Bundesamt für Justiz schickt die Auskunft an Sie oder direkt an die Behörde.

Einzelpersonen kommen selbst vorbei. Für eine Gesellschaft stellt den Antrag, wer sie laut Handelsregister vertritt; dann geht es um das Unternehmen. Manche Behörden wollen beides sehen, fragen Sie also vorher nach. Die Auskunft sollte nicht älter als drei Monate sein.`,
      en: `If you apply for a licence or bid for public contracts, you have to show that you are reliable. The extract lists offences against trade regulations, for instance on safety at work. We take the application and the Federal Office of Justice sends the extract to you or straight to the authority.

Individuals apply in person. For a company, whoever represents it according to the commercial register applies, and the extract then concerns the company. Some authorities wish to see both, so please ask first. The extract should be no more than three months old.`,
    },
    unterlagen: {
      de: [
        'Ausweis',
        'Für Gesellschaften: aktueller Handelsregisterauszug',
        'Anschrift der Behörde und Verwendungszweck',
      ],
      en: [
        'Identity card or passport',
        'For companies: recent extract from the commercial register',
        'Address of the authority and purpose',
      ],
    },
    gebuehr: { de: '13,00 €', en: '€13.00' },
    dauer: { de: 'Etwa zwei Wochen', en: 'About two weeks' },
    rechtsgrundlage: ['§§ 149 bis 150b Gewerbeordnung (GewO)'],
    amt: ['ordnungsamt'],
    mitarbeiter: ['nwosu'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999052000000',
  },
  {
    key: 'grabmal',
    titel: { de: 'Grabmal aufstellen oder ändern', en: 'Gravestones: erecting or altering' },
    synonyme: {
      de: ['Grabstein', 'Grabeinfassung', 'Steinmetz', 'Friedhofssatzung'],
      en: ['headstone', 'memorial'],
    },
    kurztext: {
      de: 'Den Antrag stellt meist der Steinmetzbetrieb; wir prüfen Maß und Standsicherheit.',
      en: 'Your mason usually applies; we check dimensions and stability.',
    },
    text: {
      de: `Ein Grabmal soll zu dem Menschen passen, an den es erinnert, und zu den Gräbern daneben. Deshalb sehen wir uns den Entwurf vorher an. Für stehende Steine gelten Höchstmaße, Glas und Kunststoff sind nicht zugelassen, und die Steine dürfen nicht aus Kinderarbeit stammen; der Betrieb weist das nach.

Für die ersten zwei Jahre genügt ein Holzkreuz. In dieser Zeit setzt sich die Erde. Ein Mal im Jahr prüft unsere Friedhofsgärtnerin, ob alle Steine fest stehen, und klebt einen gelben Hinweis auf, wenn einer wackelt. Auch das Entfernen nach Ablauf der Ruhezeit zeigen Sie bitte an.`,
      en: `A gravestone should suit the person it commemorates and the graves around it, so we look at the design beforehand. Upright stones have maximum dimensions, glass and plastic are not permitted, and the stone must not come from child labour, which your mason has to prove.

A wooden cross is enough for the first two years while the ground settles. Once a year our cemetery gardener checks that every stone is firm and attaches a yellow note if one is loose. Please also let us know before you remove a stone at the end of the term.`,
    },
    unterlagen: {
      de: [
        'Antrag mit Zeichnung im Maßstab 1:10',
        'Angaben zu Stein, Schrift und Fundament',
        'Nachweis zur Herkunft des Steins',
        'Zustimmung der nutzungsberechtigten Person',
      ],
      en: [
        'Application with drawing at a scale of 1:10',
        'Details of stone, lettering and foundation',
        'Proof of the stone’s origin',
        'Consent of the holder of the grave',
      ],
    },
    gebuehr: { de: '55,00 €', en: '€55.00' },
    dauer: { de: 'Zwei Wochen', en: 'Two weeks' },
    fristen: { de: 'Vor der Bestellung des Steins', en: 'Before you order the stone' },
    rechtsgrundlage: [
      '§§ 14 und 15 Bestattungsgesetz Baden-Württemberg (BestattG)',
      'Friedhofssatzung der Stadt Bad Silberbronn',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['metzler'],
    lebenslagen: ['trauerfall'],
    leistungsschluessel: '99999053000000',
  },
  {
    key: 'grillhuette',
    titel: { de: 'Grillhütte Oberwies mieten', en: 'Oberwies barbecue hut: hiring it' },
    synonyme: { de: ['Grillplatz', 'Geburtstag feiern', 'Hütte mieten'], en: ['party', 'picnic'] },
    kurztext: {
      de: 'Platz für 60 Gäste, mit Feuerstelle, Wasser und Blick über das Tal.',
      en: 'Room for 60 guests, with a fireplace, water and a view across the valley.',
    },
    text: {
      de: `Die Hütte am Waldrand von Oberwies hat Tische und Bänke für 60 Personen, eine überdachte Feuerstelle, Trinkwasser, Strom und zwei Toiletten, davon eine barrierefrei. Sie mieten sie von 11:00 Uhr bis 10:00 Uhr am nächsten Tag. Den Schlüssel holen Sie am Werktag davor ab.

Musik ist bis 22:00 Uhr in Zimmerlautstärke erlaubt, danach bleibt es still: Unterhalb schlafen Familien, oberhalb das Wild. Holz liegt bereit, den Müll nehmen Sie mit. Zufahren dürfen zwei Fahrzeuge zum Ausladen, geparkt wird am Sportplatz. Vereine und Schulen aus der Stadt zahlen die Hälfte.`,
      en: `The hut on the edge of the forest at Oberwies has tables and benches for 60 people, a covered fireplace, drinking water, electricity and two toilets, one of them accessible. Hire runs from 11:00 to 10:00 the next day. Collect the key on the working day before.

Music may play at room volume until 22:00, after which all is quiet: families sleep below and deer above. Firewood is provided, rubbish goes home with you. Two vehicles may drive up to unload; please park at the sports ground. Local clubs and schools pay half.`,
    },
    unterlagen: {
      de: ['Ausweis einer volljährigen Person', 'Kaution in bar oder per Karte'],
      en: ['Identity card of an adult', 'Deposit in cash or by card'],
    },
    gebuehr: {
      de: '90,00 € am Tag, Vereine 45,00 €; Kaution 150,00 €',
      en: '€90.00 a day, clubs €45.00; deposit €150.00',
    },
    dauer: { de: 'Zusage am selben Tag', en: 'Confirmed the same day' },
    fristen: {
      de: 'Buchung ab 1. Dezember für das folgende Jahr',
      en: 'Bookings open on 1 December for the following year',
    },
    rechtsgrundlage: ['Benutzungsordnung für die Grillhütte Oberwies'],
    amt: ['ordnungsamt'],
    mitarbeiter: ['nwosu'],
    lebenslagen: ['verein'],
    leistungsschluessel: '99999054000000',
  },
  {
    key: 'grundbuch',
    titel: {
      de: 'Grundbucheinsicht und Grundbuchauszug',
      en: 'Land register: viewing and extracts',
    },
    synonyme: {
      de: ['Grundbuchamt', 'Eigentümer', 'Wegerecht', 'Hypothek'],
      en: ['title deeds', 'mortgage'],
    },
    kurztext: {
      de: 'In unserer Einsichtsstelle sehen Sie das Grundbuch am Bildschirm ein.',
      en: 'Our viewing office shows you the land register on screen.',
    },
    text: {
      de: `Das Grundbuch führt das Amtsgericht. Damit Sie nicht weit fahren müssen, betreibt die Stadt eine Grundbucheinsichtsstelle. Dort sehen Sie das Blatt Ihres Grundstücks am Bildschirm und nehmen einen einfachen oder beglaubigten Ausdruck mit, solange das Grundstück in Baden-Württemberg liegt.

Einsicht bekommen Eigentümerinnen und Eigentümer, Erben und alle mit berechtigtem Interesse, etwa eine Bank. Neugier oder ein möglicher Kauf reichen nicht aus; dann brauchen Sie eine Vollmacht. Anträge auf Eintragung nimmt die Stelle nicht entgegen, dafür gehen Sie zum Notariat.`,
      en: `The land register is kept by the local court. To spare you the journey, the town runs a viewing office where you can see the entry for your property on screen and take away a plain or certified print-out, as long as the property is in Baden-Württemberg.

Owners, heirs and anybody with a legitimate interest, such as a bank, may view it. Curiosity or a possible purchase is not enough; you then need a letter of authority. Applications for new entries are made through a notary.`,
    },
    unterlagen: {
      de: [
        'Ausweis',
        'Anschrift, Flurstück oder Grundbuchblatt',
        'Erbschein, Vollmacht oder Nachweis des Interesses',
      ],
      en: [
        'Identity card or passport',
        'Address, plot number or folio',
        'Certificate of inheritance, letter of authority or proof of interest',
      ],
    },
    gebuehr: {
      de: 'Einsicht kostenlos, Ausdruck 10,00 €, beglaubigt 15,00 €',
      en: 'Viewing free of charge, print-out €10.00, certified €15.00',
    },
    dauer: { de: 'Zehn Minuten', en: 'Ten minutes' },
    rechtsgrundlage: [
      '§ 12 Grundbuchordnung (GBO)',
      '§ 35a Landesgesetz über die freiwillige Gerichtsbarkeit (LFGG)',
    ],
    amt: ['standesamt'],
    mitarbeiter: ['burgbacher'],
    lebenslagen: ['bauen', 'trauerfall'],
    leistungsschluessel: '99999055000000',
  },
  {
    key: 'grundsteuer',
    titel: { de: 'Grundsteuer', en: 'Property tax' },
    synonyme: {
      de: ['Grundsteuerbescheid', 'Hebesatz', 'Eigentümerwechsel', 'Haus verkauft'],
      en: ['land tax', 'change of owner'],
    },
    kurztext: {
      de: 'Bescheid verstehen, Raten ändern, Verkauf melden.',
      en: 'Understanding your notice, changing instalments, reporting a sale.',
    },
    text: {
      de: `In Baden-Württemberg zählt seit 2025 nur noch der Boden: Fläche mal Bodenrichtwert ergibt den Grundsteuerwert. Das Finanzamt setzt daraus den Messbetrag fest, für Wohngrundstücke mit 30 Prozent Ermäßigung. Die Stadt rechnet mit dem Hebesatz von 340 Prozent. Die Steuer gilt immer für das ganze Kalenderjahr.

Verkaufen Sie Ihr Haus, bleiben Sie bis zum Jahresende Steuerschuldnerin oder Steuerschuldner, auch wenn im Kaufvertrag etwas anderes steht. Wer lieber einmal im Jahr zahlt, stellt bis zum 30. September einen formlosen Antrag. Stimmt der Wert nicht, wenden Sie sich an das Finanzamt.`,
      en: `In Baden-Württemberg only the land has counted since 2025: area times standard land value gives the taxable value. The tax office sets a base amount, with a reduction of 30 per cent for housing, and the town applies its rate of 340 per cent. The tax always covers the whole calendar year.

If you sell your house you remain liable until the end of the year, whatever the contract of sale says. If you prefer to pay once a year, apply informally by 30 September. If the value is wrong, please turn to the tax office.`,
    },
    unterlagen: {
      de: ['Bescheid mit Buchungszeichen', 'Bei Verkauf: Tag des Eigentumsübergangs'],
      en: ['Notice with its reference number', 'After a sale: date of transfer'],
    },
    gebuehr: { de: 'Keine Gebühr', en: 'No fee' },
    dauer: { de: 'Antwort innerhalb einer Woche', en: 'Reply within a week' },
    fristen: {
      de: 'Fällig am 15. Februar, 15. Mai, 15. August und 15. November; Jahreszahler am 1. Juli',
      en: 'Due on 15 February, 15 May, 15 August and 15 November; annual payers on 1 July',
    },
    rechtsgrundlage: [
      'Landesgrundsteuergesetz Baden-Württemberg (LGrStG)',
      'Hebesatzsatzung der Stadt Bad Silberbronn',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['kollmer'],
    lebenslagen: ['umzug', 'bauen'],
    leistungsschluessel: '99999056000000',
  },
]
