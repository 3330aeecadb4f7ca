import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Baulastenverzeichnis: Auskunft» to «Bestattung und Wahl der Grabstätte». */
export const bauBes: VerfahrenContent[] = [
  {
    key: 'baulasten',
    titel: { de: 'Baulastenverzeichnis: Auskunft', en: 'Register of building encumbrances' },
    synonyme: {
      de: ['Baulast', 'Grenzbau', 'Überfahrtsrecht', 'Hauskauf'],
      en: ['buying a house', 'right of way'],
    },
    kurztext: {
      de: 'Vor dem Hauskauf lohnt der Blick ins Verzeichnis: Baulasten stehen nicht im Grundbuch.',
      en: 'Worth a look before you buy: these burdens are not shown in the land register.',
    },
    text: {
      de: `Eine Baulast ist ein Versprechen, das Eigentümer gegenüber der Baurechtsbehörde abgeben: Sie dulden zum Beispiel eine Zufahrt über ihr Grundstück oder halten eine Fläche frei. Baulasten gelten auch für alle, die das Grundstück später kaufen, und stehen in Baden-Württemberg in einem eigenen Verzeichnis, das die Stadt führt.

Auskunft bekommt, wer ein berechtigtes Interesse hat, etwa beim Kauf oder für eine Finanzierung. Sie erhalten eine schriftliche Bestätigung mit Kopie der Eintragung und des Plans oder ein Negativzeugnis. Auch neue Baulasten übernehmen Sie hier durch Unterschrift.`,
      en: `Owners can give the building authority a lasting undertaking, for instance to allow access across their land or to keep an area free. Such an encumbrance binds everybody who buys the property later. In Baden-Württemberg it is entered in a separate register kept by the town.

You may inquire if you have a legitimate interest, such as a purchase or a mortgage. You receive written confirmation with a copy of the entry and the plan, or a statement that there is none. New encumbrances are signed here as well.`,
    },
    unterlagen: {
      de: [
        'Flurstücksnummer oder Anschrift',
        'Begründung, zum Beispiel Entwurf des Kaufvertrags',
        'Vollmacht, wenn Ihnen das Grundstück nicht gehört',
      ],
      en: [
        'Plot number or address',
        'Your reason, such as a draft contract of sale',
        'Letter of authority if you are not the owner',
      ],
    },
    gebuehr: {
      de: '30,00 € je Flurstück; Eintragung 150,00 €',
      en: '€30.00 per plot; new entry €150.00',
    },
    dauer: { de: 'Drei bis fünf Werktage', en: 'Three to five working days' },
    rechtsgrundlage: ['§§ 71 und 72 Landesbauordnung für Baden-Württemberg (LBO)'],
    amt: ['bauamt'],
    mitarbeiter: ['fautz'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999014000000',
  },
  {
    key: 'baumfaellung',
    titel: { de: 'Bäume fällen und Hecken roden', en: 'Trees and hedges: felling and clearing' },
    synonyme: {
      de: ['Baumschutz', 'Hecke schneiden', 'Baum gefährlich'],
      en: ['tree felling', 'cutting hedges'],
    },
    kurztext: {
      de: 'Im Garten meist erlaubt, von März bis September aber stark eingeschränkt.',
      en: 'Usually allowed in gardens, but tightly restricted from March to September.',
    },
    text: {
      de: `Bad Silberbronn hat keine Baumschutzsatzung. Obst- und Zierbäume im eigenen Garten dürfen Sie fällen, solange kein Nest und keine Fledermaushöhle darin ist. Hecken, Gebüsche und Bäume außerhalb von Gärten und Wald dürfen vom 1. März bis zum 30. September nicht beseitigt werden; ein schonender Formschnitt bleibt möglich.

Anders ist es bei Naturdenkmalen, in Bebauungsplänen mit Pflanzgebot und bei den Kastanien der Kurparkallee: Dort brauchen Sie unsere Zustimmung. Droht ein Baum umzustürzen, rufen Sie an. Wir schauen ihn uns am selben Tag an.`,
      en: `There is no tree protection by-law in Bad Silberbronn. You may fell fruit and ornamental trees in your own garden as long as there is no nest or bat roost in them. Outside gardens and forests, hedges, shrubs and trees must not be removed between 1 March and 30 September; careful trimming is still allowed.

It is different with natural monuments, with planting required by a development plan and with the chestnut trees along Kurparkallee: these need our consent. If a tree is about to fall, please call. We will look at it the same day.`,
    },
    unterlagen: {
      de: ['Foto des Baums', 'Standort: Anschrift oder Flurstück', 'Grund der Fällung'],
      en: ['Photograph of the tree', 'Location: address or plot', 'Reason for felling'],
    },
    gebuehr: {
      de: 'Auskunft kostenlos; Ausnahme 50,00 €',
      en: 'Advice free of charge; exemption €50.00',
    },
    dauer: {
      de: 'Auskunft am selben Tag, Ausnahme zwei Wochen',
      en: 'Advice the same day, exemption two weeks',
    },
    rechtsgrundlage: [
      '§§ 39 und 44 Bundesnaturschutzgesetz (BNatSchG)',
      'Naturschutzgesetz Baden-Württemberg (NatSchG)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['sommerhalter'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999015000000',
  },
  {
    key: 'bauvoranfrage',
    titel: { de: 'Bauvoranfrage', en: 'Outline building enquiry' },
    synonyme: {
      de: ['Bauvorbescheid', 'darf ich bauen', 'Bauplatz prüfen'],
      en: ['preliminary decision'],
    },
    kurztext: {
      de: 'Klärt verbindlich einzelne Fragen, bevor Sie teure Pläne zeichnen lassen.',
      en: 'Settles individual questions bindingly before you pay for expensive plans.',
    },
    text: {
      de: `Darf hinter dem Haus noch ein zweites stehen? Sind zwei Vollgeschosse möglich? Solche Fragen beantwortet der Bauvorbescheid, ohne dass Sie schon einen fertigen Plan haben. Sie stellen möglichst genaue Einzelfragen, zeichnen das Vorhaben in einen Lageplan ein und beschreiben es auf einer Seite.

Die Antwort bindet die Baurechtsbehörde drei Jahre lang. In dieser Zeit können Sie das Grundstück kaufen und den Bauantrag vorbereiten. Fragen, die Sie nicht gestellt haben, bleiben offen. Deshalb formulieren wir sie gern donnerstags in der Bauberatung gemeinsam mit Ihnen.`,
      en: `Could a second house stand behind the first? Are two full storeys possible? A preliminary decision answers such questions before you have finished plans. Put your questions as precisely as you can, draw the project into a site plan and describe it on one page.

The answer binds the building authority for three years. During that time you can buy the land and prepare your application. Questions you did not ask remain open, which is why we are happy to help you word them at our Thursday advice session.`,
    },
    unterlagen: {
      de: [
        'Formular Bauvoranfrage mit Ihren Fragen',
        'Lageplan mit eingezeichnetem Vorhaben',
        'Kurze Beschreibung und einfache Skizzen',
      ],
      en: [
        'Enquiry form with your questions',
        'Site plan showing the project',
        'Short description and simple sketches',
      ],
    },
    gebuehr: {
      de: '100,00 bis 500,00 €, je nach Zahl der Fragen',
      en: '€100.00 to €500.00, depending on the number of questions',
    },
    dauer: { de: 'Sechs bis acht Wochen', en: 'Six to eight weeks' },
    rechtsgrundlage: [
      '§ 57 Landesbauordnung für Baden-Württemberg (LBO)',
      '§§ 30, 34 und 35 Baugesetzbuch (BauGB)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['sommerhalter'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999016000000',
  },
  {
    key: 'beglaubigung',
    titel: {
      de: 'Beglaubigung von Kopien und Unterschriften',
      en: 'Certified copies and signatures',
    },
    synonyme: {
      de: ['amtlich beglaubigen', 'Zeugniskopie', 'Unterschrift bestätigen'],
      en: ['notarised copy', 'certification'],
    },
    kurztext: {
      de: 'Wir bestätigen, dass Kopie und Original übereinstimmen, während Sie warten.',
      en: 'We confirm that a copy matches its original while you wait.',
    },
    text: {
      de: `Für Bewerbungen, Hochschulen und Behörden brauchen Sie manchmal eine amtlich beglaubigte Kopie. Bringen Sie das Original mit; die Kopie machen wir auf Wunsch selbst. Jede Seite wird verglichen, mit Siegel versehen und unterschrieben.

Unterschriften beglaubigen wir, wenn eine Behörde das Schriftstück verlangt. Unterschreiben Sie erst hier am Schalter. Nicht zuständig sind wir für Testamente, Kaufverträge und Eintragungen in Register: Das macht ein Notariat. Urkunden des Standesamts beglaubigen wir ebenfalls nicht; dafür stellt das Standesamt, das sie ausgestellt hat, ein neues Exemplar aus.`,
      en: `Employers, universities and authorities sometimes ask for an officially certified copy. Bring the original; we can make the copy for you. Every page is compared, sealed and signed.

We certify signatures if the document is to be submitted to an authority. Please wait to sign until you are at the counter. We cannot deal with wills, contracts of sale or entries in registers, which are a matter for a notary. Nor do we certify civil status certificates: the registry office that issued yours will provide a fresh one.`,
    },
    unterlagen: {
      de: [
        'Original der Urkunde oder des Zeugnisses',
        'Kopie, falls schon vorhanden',
        'Für Unterschriften: Ausweis',
      ],
      en: [
        'The original document',
        'A copy if you already have one',
        'For signatures: identity card or passport',
      ],
    },
    gebuehr: {
      de: '3,00 € je Seite, Unterschrift 5,00 €; für Rentenzwecke kostenlos',
      en: '€3.00 per page, signature €5.00; free for pension purposes',
    },
    dauer: {
      de: 'Sofort, bei mehr als zehn Seiten am nächsten Tag',
      en: 'On the spot; more than ten pages by the next day',
    },
    rechtsgrundlage: ['§§ 33 und 34 Landesverwaltungsverfahrensgesetz (LVwVfG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: ['ankommen'],
    leistungsschluessel: '99999017000000',
  },
  {
    key: 'bestattung',
    titel: { de: 'Bestattung und Wahl der Grabstätte', en: 'Burial and choosing a grave' },
    synonyme: {
      de: ['Beerdigung', 'Friedhof', 'Grab', 'Urne', 'Baumgrab'],
      en: ['funeral', 'cemetery', 'urn'],
    },
    kurztext: {
      de: 'Reihengrab, Familiengrab oder Urne unter Bäumen: Wir zeigen Ihnen die Plätze.',
      en: 'Single grave, family grave or an urn beneath the trees: we show you the places.',
    },
    text: {
      de: `Auf dem Bergfriedhof und dem kleinen Friedhof in Oberwies können Sie zwischen Reihen- und Wahlgräbern, Urnenwänden und Gemeinschaftsgräbern unter alten Buchen wählen. Reihengräber werden der Reihe nach vergeben und laufen nach 20 Jahren ab, Wahlgräber können Sie aussuchen und verlängern.

Gehen Sie mit uns über den Friedhof, wenn Sie unsicher sind; das ist auch zu Lebzeiten möglich. Den Tag der Trauerfeier stimmen wir mit dem Bestattungshaus, der Kirchengemeinde oder der Rednerin ab. Die Aussegnungshalle hat 80 Plätze, eine Orgel und eine Höranlage.`,
      en: `At the hillside cemetery and the small cemetery in Oberwies you can choose between single and family graves, urn walls and shared graves beneath old beech trees. Single graves are allotted in sequence and end after 20 years; family graves can be chosen and extended.

If you are unsure, walk through the cemetery with us; you may do so during your lifetime too. We arrange the day of the funeral with the undertaker, the church or the speaker. The chapel seats 80 and has an organ and an induction loop.`,
    },
    unterlagen: {
      de: [
        'Sterbeurkunde oder Bescheinigung des Standesamts',
        'Bei Feuerbestattung: Einäscherungsbescheinigung',
        'Graburkunde, wenn schon ein Familiengrab besteht',
      ],
      en: [
        'Death certificate or confirmation from the registry office',
        'For cremations: certificate of cremation',
        'Deed of the grave if the family already has one',
      ],
    },
    gebuehr: {
      de: 'Reihengrab 890,00 €, Urnengrab 640,00 €, Wahlgrab ab 1.980,00 €',
      en: 'Single grave €890.00, urn grave €640.00, family grave from €1,980.00',
    },
    dauer: {
      de: 'Termin meist innerhalb von vier bis sieben Tagen',
      en: 'Usually within four to seven days',
    },
    fristen: {
      de: 'Erdbestattung frühestens nach 48 Stunden',
      en: 'Burials no earlier than 48 hours after death',
    },
    rechtsgrundlage: [
      'Bestattungsgesetz Baden-Württemberg (BestattG)',
      'Bestattungsverordnung (BestattVO)',
      'Friedhofssatzung der Stadt Bad Silberbronn',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['metzler'],
    lebenslagen: ['trauerfall'],
    leistungsschluessel: '99999018000000',
  },
]
