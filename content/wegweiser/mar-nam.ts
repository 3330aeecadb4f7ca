import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Marktstand auf dem Wochenmarkt» to «Name nach Scheidung oder Tod des Ehegatten». */
export const marNam: VerfahrenContent[] = [
  {
    key: 'marktstand',
    titel: { de: 'Marktstand auf dem Wochenmarkt', en: 'Market stalls on the weekly market' },
    synonyme: {
      de: ['Wochenmarkt', 'Standplatz', 'Marktbeschicker', 'Hofladen'],
      en: ['trader', 'pitch'],
    },
    kurztext: {
      de: 'Mittwochs und samstags auf dem Marktplatz, mit Platz auch für Neulinge.',
      en: 'Wednesdays and Saturdays on the market square, with room for newcomers.',
    },
    text: {
      de: `Auf dem Wochenmarkt stehen bis zu 18 Stände mit Gemüse, Käse, Fisch, Brot, Honig und Blumen. Wir suchen vor allem Erzeuger aus der Region. Dauerplätze vergeben wir für ein Jahr, Tagesplätze nach Anruf am Vortag. Wer den Markt erst ausprobieren möchte, bekommt vier Samstage zum halben Preis.

Aufgebaut wird ab 05:30 Uhr, verkauft von 07:00 bis 13:00 Uhr. Strom kommt aus Bodensteckdosen, Wasser aus dem Brunnenhaus. Einweggeschirr ist nicht erlaubt, Pfandbecher stellen wir. Am Wochenende des Weihnachtsmarkts zieht der Markt auf den Bahnhofsvorplatz um. Über die Zulassung entscheidet, was das Angebot ergänzt.`,
      en: `The weekly market has up to 18 stalls selling vegetables, cheese, fish, bread, honey and flowers. We are looking above all for producers from the region. Permanent pitches are let for a year, daily pitches by telephone on the day before. If you would like to try the market first, four Saturdays are half price.

Stalls go up from 05:30 and trade from 07:00 to 13:00. There is power in floor sockets and water in the well house. Disposable tableware is not allowed; we provide returnable cups. On the weekend of the Christmas market it moves to the station forecourt. We admit what complements the range.`,
    },
    unterlagen: {
      de: [
        'Bewerbung mit Sortiment und Standgröße',
        'Gewerbeanmeldung oder Reisegewerbekarte; Erzeuger: Betriebsnachweis',
        'Haftpflichtversicherung',
        'Bescheinigung über die Infektionsschutzbelehrung',
      ],
      en: [
        'Application with range and size of stall',
        'Trade registration or itinerant trader’s card; producers: proof of farm',
        'Liability insurance',
        'Food hygiene certificate',
      ],
    },
    gebuehr: {
      de: '2,20 € je Meter und Markttag, Strom 3,00 €',
      en: '€2.20 per metre and market day, power €3.00',
    },
    dauer: { de: 'Zwei Wochen, Tagesplatz sofort', en: 'Two weeks, daily pitch at once' },
    fristen: {
      de: 'Bewerbung für Dauerplätze bis 31. Oktober',
      en: 'Apply for permanent pitches by 31 October',
    },
    rechtsgrundlage: [
      '§§ 67 und 70 Gewerbeordnung (GewO)',
      'Wochenmarktsatzung der Stadt Bad Silberbronn',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['nwosu'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999077000000',
  },
  {
    key: 'meldebescheinigung',
    titel: { de: 'Meldebescheinigung', en: 'Certificate of residence' },
    synonyme: {
      de: [
        'Wohnsitzbestätigung',
        'Haushaltsbescheinigung',
        'Aufenthaltsbescheinigung',
        'Meldebestätigung',
      ],
      en: ['proof of address'],
    },
    kurztext: {
      de: 'Die Bestätigung, dass Sie in Bad Silberbronn gemeldet sind.',
      en: 'Confirmation that you are registered in Bad Silberbronn.',
    },
    text: {
      de: `Banken, Vermieter, Versicherungen oder Behörden im Ausland wollen manchmal schwarz auf weiß sehen, wo Sie wohnen. Die einfache Bescheinigung nennt Name, Geburtsdatum und Anschrift. In der erweiterten stehen außerdem Familienstand, frühere Anschriften, Kinder oder Staatsangehörigkeit; sie wird zum Beispiel für eine Heirat verlangt.

Am Schalter bekommen Sie das Papier sofort. Mit dem Online-Ausweis laden Sie es zu Hause als Datei herunter, gesiegelt und sofort gültig. Über andere Menschen stellen wir keine Bescheinigung aus, nur mit deren Vollmacht. Brauchen Sie das Papier für Rente oder Kindergeld, sagen Sie es bitte gleich.`,
      en: `Banks, landlords, insurers and foreign authorities sometimes wish to see in black and white where you live. The simple certificate gives name, date of birth and address. The extended one adds marital status, former addresses, children or nationality and is required for a wedding, for instance.

At the counter you receive it at once. With an activated online identity card you can download it at home, sealed and valid immediately. We issue certificates about other people only with their authority. If you need yours for a pension or child benefit, please say so straight away.`,
    },
    unterlagen: {
      de: ['Ausweis oder Reisepass', 'Für andere: Vollmacht und Kopie des Ausweises'],
      en: [
        'Identity card or passport',
        'For others: letter of authority and copy of their identity card',
      ],
    },
    gebuehr: {
      de: '8,00 €, erweitert 10,00 €; für Rente und Kindergeld kostenlos',
      en: '€8.00, extended €10.00; free for pensions and child benefit',
    },
    dauer: { de: 'Sofort', en: 'At once' },
    onlinedienst: {
      link: 'https://online.bad-silberbronn.example/meldebescheinigung',
      linktext: { de: 'Bescheinigung herunterladen', en: 'Download your certificate' },
    },
    rechtsgrundlage: ['§ 18 Bundesmeldegesetz (BMG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['aydin'],
    lebenslagen: ['umzug', 'heirat'],
    leistungsschluessel: '99999078000000',
  },
  {
    key: 'melderegisterauskunft',
    titel: { de: 'Melderegisterauskunft', en: 'Register search: finding somebody’s address' },
    synonyme: {
      de: ['Adresse herausfinden', 'Person suchen', 'Klassentreffen'],
      en: ['tracing a person', 'class reunion'],
    },
    kurztext: {
      de: 'Wir nennen Ihnen die Anschrift, wenn Sie die Person eindeutig beschreiben.',
      en: 'We give you an address if you can identify the person beyond doubt.',
    },
    text: {
      de: `Sie planen ein Klassentreffen oder jemand schuldet Ihnen Geld? Wenn Sie Name und mindestens zwei weitere Angaben kennen, etwa das Geburtsdatum und eine frühere Anschrift, geben wir eine einfache Auskunft: Name, Doktorgrad und heutige Anschrift, oder dass die Person verstorben ist.

Für die erweiterte Auskunft müssen Sie ein berechtigtes Interesse glaubhaft machen; die gesuchte Person erfährt davon. Für Werbung und Adresshandel ist die Auskunft verboten, das erklären Sie im Antrag. Besteht eine Auskunftssperre, bekommen Sie die gleiche Antwort wie bei einer unbekannten Person. Auskünfte am Telefon gibt es nicht.`,
      en: `Are you planning a class reunion, or does somebody owe you money? If you know the name and at least two other facts, such as the date of birth and a former address, we give simple information: name, doctorate and present address, or that the person has died.

For extended information you have to show a legitimate interest, and the person is told. Advertising and trading in addresses are forbidden, which you confirm in your application. If the record is blocked, you receive the same answer as for an unknown person. We give no information by telephone.`,
    },
    unterlagen: {
      de: [
        'Schriftlicher Antrag mit Angaben zur Person',
        'Erklärung zum Zweck',
        'Bei erweiterter Auskunft: Nachweis des Interesses, etwa ein Urteil',
      ],
      en: [
        'Written request with details of the person',
        'Statement of purpose',
        'For extended information: proof of interest, such as a judgment',
      ],
    },
    gebuehr: {
      de: 'Einfach 10,00 €, erweitert 15,00 €, auch wenn niemand gefunden wird',
      en: 'Simple €10.00, extended €15.00, even if nobody is found',
    },
    dauer: { de: 'Drei Werktage', en: 'Three working days' },
    rechtsgrundlage: ['§§ 44, 45 und 47 Bundesmeldegesetz (BMG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['aydin'],
    lebenslagen: [],
    leistungsschluessel: '99999079000000',
  },
  {
    key: 'nachbeurkundung',
    titel: {
      de: 'Nachbeurkundung einer Geburt oder Ehe im Ausland',
      en: 'Births and marriages abroad: entering them in the German register',
    },
    synonyme: {
      de: ['Auslandsgeburt', 'im Ausland geheiratet', 'ausländische Urkunde anerkennen'],
      en: ['foreign certificate', 'recognition'],
    },
    kurztext: {
      de: 'Danach haben Sie deutsche Urkunden und müssen nie wieder übersetzen lassen.',
      en: 'Afterwards you hold German certificates and need no more translations.',
    },
    text: {
      de: `Kam Ihr Kind im Ausland zur Welt oder haben Sie dort geheiratet, können Sie das Ereignis in das deutsche Register eintragen lassen. Nötig ist das nicht, aber praktisch: Künftig genügt eine Urkunde von uns. Voraussetzung ist, dass die betroffene Person deutsch, staatenlos oder anerkannt geflüchtet ist.

Wir prüfen, welches Recht für Namen und Ehe gilt, und sprechen mit Ihnen über die Namensführung. Urkunden brauchen eine Übersetzung, aus manchen Ländern auch Apostille oder Legalisation. Das dauert mitunter Monate. Schicken Sie uns deshalb zuerst Kopien; dann sagen wir, was noch fehlt.`,
      en: `If your child was born abroad or you married there, you can have the event entered in the German register. It is not compulsory but practical: from then on a certificate from us is enough. The person concerned has to be German, stateless or a recognised refugee.

We examine which law governs the name and the marriage and discuss your choice of name. Certificates need a translation and, from some countries, an apostille or legalisation, which may take months. Please send copies first and we will tell you what is missing.`,
    },
    unterlagen: {
      de: [
        'Ausländische Urkunde im Original mit Übersetzung',
        'Ausweise der Beteiligten',
        'Deutsche Geburts- und Eheurkunden der Beteiligten',
        'Meldebescheinigung',
      ],
      en: [
        'Original foreign certificate with translation',
        'Identity documents of those concerned',
        'Their German birth and marriage certificates',
        'Certificate of residence',
      ],
    },
    gebuehr: { de: '80,00 €, Urkunde 15,00 €', en: '€80.00, certificate €15.00' },
    dauer: { de: 'Zwei bis sechs Monate', en: 'Two to six months' },
    rechtsgrundlage: [
      '§§ 34 und 36 Personenstandsgesetz (PStG)',
      'Einführungsgesetz zum Bürgerlichen Gesetzbuche (EGBGB)',
    ],
    amt: ['standesamt'],
    mitarbeiter: ['okafor'],
    lebenslagen: ['kind', 'heirat', 'ankommen'],
    leistungsschluessel: '99999080000000',
  },
  {
    key: 'name-nach-scheidung',
    titel: {
      de: 'Name nach Scheidung oder Tod des Ehegatten',
      en: 'Name after divorce or bereavement',
    },
    synonyme: {
      de: ['Geburtsname', 'Mädchenname', 'Ehename ablegen', 'Namenserklärung'],
      en: ['maiden name', 'former name'],
    },
    kurztext: {
      de: 'Sie können den früheren Namen wieder annehmen, jederzeit und ohne Frist.',
      en: 'You may take back a former name at any time.',
    },
    text: {
      de: `Nach einer Scheidung oder dem Tod des Ehegatten bleibt der Ehename, solange Sie nichts ändern. Sie dürfen aber Ihren Geburtsnamen, den Namen vor der Ehe oder einen Doppelnamen annehmen. Die Erklärung geben Sie beim Standesamt ab; wir leiten sie an das Amt weiter, in dessen Register die Ehe steht.

Auch Kinder können seit Mai 2025 leichter mitwechseln, wenn beide Eltern zustimmen und das Kind ab fünf Jahren einverstanden ist. Danach brauchen Sie neue Ausweise, Bankkarten und einen neuen Fahrzeugschein. Wir geben Ihnen eine Liste mit, auf der nichts fehlt.`,
      en: `After a divorce or the death of your spouse you keep the married name unless you change it. You may instead return to your birth name, the name before the marriage or a double name. You make the declaration at the registry office, and we forward it to the office whose register records the marriage.

Since May 2025 children can follow more easily if both parents agree and the child, from the age of five, consents. You will then need new identity documents, bank cards and car papers. We give you a list with nothing missing.`,
    },
    unterlagen: {
      de: [
        'Ausweis',
        'Eheurkunde',
        'Rechtskräftiger Scheidungsbeschluss oder Sterbeurkunde',
        'Geburtsurkunde',
      ],
      en: [
        'Identity card or passport',
        'Marriage certificate',
        'Final divorce decree or death certificate',
        'Birth certificate',
      ],
    },
    gebuehr: { de: '35,00 €, Bescheinigung 12,00 €', en: '€35.00, certificate €12.00' },
    dauer: {
      de: 'Wirksam am selben Tag, wenn die Ehe hier geschlossen wurde, sonst zwei Wochen',
      en: 'Effective the same day if you married here, otherwise in two weeks',
    },
    rechtsgrundlage: [
      '§§ 1355 und 1617d Bürgerliches Gesetzbuch (BGB)',
      '§ 41 Personenstandsgesetz (PStG)',
    ],
    amt: ['standesamt'],
    mitarbeiter: ['okafor'],
    lebenslagen: ['heirat', 'trauerfall'],
    leistungsschluessel: '99999081000000',
  },
]
