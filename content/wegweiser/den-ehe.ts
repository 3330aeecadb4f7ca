import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Denkmal sanieren oder verändern» to «Eheschließung anmelden». */
export const denEhe: VerfahrenContent[] = [
  {
    key: 'denkmal',
    titel: { de: 'Denkmal sanieren oder verändern', en: 'Listed buildings: restoring or altering' },
    synonyme: {
      de: ['Denkmalschutz', 'Fachwerk', 'Fenster tauschen', 'Steuerabschreibung'],
      en: ['heritage', 'monument'],
    },
    kurztext: {
      de: 'Jede Veränderung braucht eine Genehmigung, vieles wird gefördert.',
      en: 'Every alteration needs permission, and much of it attracts grants.',
    },
    text: {
      de: `In Bad Silberbronn stehen 84 Kulturdenkmale, vom Badehaus bis zur Wegkapelle. Wer an einem davon Fenster, Dach, Putz oder Grundriss verändert, braucht vorher eine denkmalschutzrechtliche Genehmigung. Fragen Sie, bevor Sie Angebote einholen: Die Fachleute des Landesamts kommen einmal im Monat ins Rathaus und schauen sich das Haus mit Ihnen an.

Die Mühe lohnt sich. Sanierungskosten können Sie über Jahre von der Steuer absetzen, wenn die Arbeiten vorher abgestimmt waren. Die Bescheinigung für das Finanzamt stellen wir nach Abschluss aus, dazu beraten wir zu Zuschüssen.`,
      en: `There are 84 listed monuments in Bad Silberbronn, from the bath house to a wayside chapel. If you alter windows, roof, plaster or layout, you need permission beforehand. Ask before you obtain quotations: experts from the state heritage office visit the town hall once a month and will look at the house with you.

It is worth the effort. Restoration costs can be set against tax for years, provided that the work was agreed in advance. We issue the certificate for the tax office afterwards and advise you on grants.`,
    },
    unterlagen: {
      de: [
        'Antrag mit Beschreibung der Arbeiten',
        'Fotos des heutigen Zustands',
        'Angebote oder Zeichnungen',
        'Für die Steuer: Rechnungen im Original',
      ],
      en: [
        'Application describing the work',
        'Photographs of the present state',
        'Quotations or drawings',
        'For tax purposes: original invoices',
      ],
    },
    gebuehr: {
      de: 'Genehmigung kostenlos; Steuerbescheinigung 1 Prozent der anerkannten Kosten, mindestens 50,00 €',
      en: 'Permission free of charge; tax certificate 1 per cent of recognised costs, at least €50.00',
    },
    dauer: { de: 'Vier bis acht Wochen', en: 'Four to eight weeks' },
    fristen: { de: 'Antrag vor Beginn der Arbeiten', en: 'Apply before work begins' },
    rechtsgrundlage: [
      '§§ 8 und 15 Denkmalschutzgesetz Baden-Württemberg (DSchG)',
      '§§ 7i, 10f und 11b Einkommensteuergesetz (EStG)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['sommerhalter'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999028000000',
  },
  {
    key: 'dreharbeiten',
    titel: { de: 'Dreharbeiten und Fotoaufnahmen', en: 'Filming and photography' },
    synonyme: {
      de: ['Filmdreh', 'Drehgenehmigung', 'Drohne', 'Fotoshooting'],
      en: ['film permit', 'drone', 'location'],
    },
    kurztext: {
      de: 'Private Bilder sind frei; für Film und Werbung brauchen Sie eine Erlaubnis.',
      en: 'Private pictures are free; film and advertising need a permit.',
    },
    text: {
      de: `Der Kurpark, die Wandelhalle und der Marktplatz sind beliebte Motive. Für private Erinnerungen und aktuelle Berichterstattung brauchen Sie keine Erlaubnis. Wer mit Stativ, Licht und Team für Film, Fernsehen, Mode oder Werbung arbeitet, meldet sich bei uns; wir klären Strom, Stellplätze und ruhige Zeiten mit Ihnen.

Innenaufnahmen im Badehaus sind nur montags vor der Öffnung möglich. Drohnen dürfen über dem Kurpark nicht fliegen, solange Gäste darin sind. Hochzeitsfotos im Park sind kostenlos. Studierende und Schulen zahlen ebenfalls nichts, wenn sie uns ein Exemplar schicken.`,
      en: `The spa park, the pump room and the market square are popular locations. Private mementoes and current news coverage need no permit. If you work with a tripod, lights and a crew for film, television, fashion or advertising, please contact us; we arrange power, parking and quiet hours with you.

Filming inside the bath house is possible only on Mondays before opening time. Drones may not fly over the park while visitors are in it. Wedding photographs in the park are free of charge, and so are projects by students and schools, who simply send us a copy.`,
    },
    unterlagen: {
      de: [
        'Beschreibung des Projekts auf einer Seite',
        'Wunschtermin, Orte und Größe des Teams',
        'Nachweis der Haftpflichtversicherung',
        'Für Drohnen: Registrierung und Kenntnisnachweis',
      ],
      en: [
        'One-page description of the project',
        'Preferred date, places and size of crew',
        'Proof of liability insurance',
        'For drones: registration and pilot’s certificate',
      ],
    },
    gebuehr: {
      de: '80,00 € je Drehtag draußen, 200,00 € in Gebäuden',
      en: '€80.00 per day outdoors, €200.00 inside buildings',
    },
    dauer: { de: 'Eine Woche', en: 'One week' },
    fristen: { de: 'Antrag zehn Tage vorher', en: 'Apply ten days ahead' },
    rechtsgrundlage: [
      '§ 16 Straßengesetz für Baden-Württemberg (StrG)',
      '§ 29 Straßenverkehrs-Ordnung (StVO)',
      '§ 21h Luftverkehrs-Ordnung (LuftVO)',
      'Parkordnung der Stadt Bad Silberbronn',
    ],
    amt: ['tourist-information', 'ordnungsamt'],
    mitarbeiter: ['vollherbst', 'hartmann'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999029000000',
  },
  {
    key: 'ehefaehigkeitszeugnis',
    titel: { de: 'Ehefähigkeitszeugnis', en: 'Certificate of no impediment to marriage' },
    synonyme: {
      de: ['Heirat im Ausland', 'Ehezeugnis', 'im Urlaub heiraten'],
      en: ['marrying abroad'],
    },
    kurztext: {
      de: 'Der Nachweis, den viele Länder verlangen, wenn Deutsche dort heiraten.',
      en: 'The proof many countries require when Germans marry there.',
    },
    text: {
      de: `Sie möchten in Dänemark, Italien oder auf den Seychellen heiraten? Viele Standesämter im Ausland verlangen ein Zeugnis darüber, dass nach deutschem Recht nichts gegen die Ehe spricht. Wir prüfen dieselben Unterlagen wie bei einer Hochzeit hier und stellen das Zeugnis auf einem mehrsprachigen Vordruck aus.

Fragen Sie vorher das Standesamt am Ort der Trauung, welche Papiere es außerdem braucht und ob eine Apostille nötig ist. Die bekommen Sie beim Regierungspräsidium. Nach der Hochzeit tragen wir die Ehe auf Wunsch in das deutsche Eheregister ein.`,
      en: `Are you planning to marry in Denmark, Italy or the Seychelles? Many foreign registry offices ask for proof that German law raises no objection. We examine the same papers as for a wedding here and issue the certificate on a multilingual form.

Please ask the authorities at the place of the ceremony which other papers they need and whether an apostille is required; the regional government provides it. After the wedding we can enter the marriage in the German register if you wish.`,
    },
    unterlagen: {
      de: [
        'Ausweise beider Verlobten',
        'Geburtsurkunden beider Verlobten',
        'Aufenthaltsbescheinigung mit Familienstand',
        'Bei früherer Ehe: Scheidungsurteil oder Sterbeurkunde',
      ],
      en: [
        'Identity cards or passports of both partners',
        'Birth certificates of both partners',
        'Certificate of residence stating marital status',
        'After a previous marriage: divorce decree or death certificate',
      ],
    },
    gebuehr: {
      de: '60,00 €, mit ausländischem Recht 90,00 €',
      en: '€60.00, or €90.00 if foreign law has to be considered',
    },
    dauer: { de: 'Eine Woche', en: 'One week' },
    fristen: { de: 'Das Zeugnis gilt sechs Monate', en: 'The certificate is valid for six months' },
    rechtsgrundlage: ['§ 39 Personenstandsgesetz (PStG)', '§ 51 Personenstandsverordnung (PStV)'],
    amt: ['standesamt'],
    mitarbeiter: ['fehrenbacher'],
    lebenslagen: ['heirat'],
    leistungsschluessel: '99999030000000',
  },
  {
    key: 'eheschliessung',
    titel: { de: 'Eheschließung anmelden', en: 'Getting married: giving notice' },
    synonyme: {
      de: ['Heirat', 'Hochzeit', 'Trauung', 'Aufgebot', 'heiraten'],
      en: ['wedding', 'marriage'],
    },
    kurztext: {
      de: 'Frühestens sechs Monate vor dem großen Tag prüfen wir Ihre Unterlagen.',
      en: 'We examine your papers no earlier than six months before the great day.',
    },
    text: {
      de: `Anmelden können Sie sich beim Standesamt des Ortes, in dem eine oder einer von Ihnen wohnt, auch wenn Sie anderswo heiraten. Kommen Sie möglichst zu zweit. Wir gehen die Papiere durch, sprechen über den künftigen Namen und halten den Termin fest.

Getraut wird von Montag bis Samstag im Trauzimmer, von Mai bis September auch im Musikpavillon des Kurparks und auf dem Hohen Stein. Trauzeugen sind willkommen, aber nicht vorgeschrieben. Wer aus einem anderen Land stammt oder schon einmal verheiratet war, braucht weitere Unterlagen: Rufen Sie bitte vorher an, das spart Wege.`,
      en: `You give notice at the registry office of the place where one of you lives, even if the ceremony takes place elsewhere. Please come together if you can. We go through your papers, discuss your future name and fix the date.

Weddings take place from Monday to Saturday in the wedding room and, from May to September, in the bandstand in the spa park or on the Hoher Stein. Witnesses are welcome but not required. If one of you comes from another country or has been married before, more papers are needed: please telephone first to save yourselves a journey.`,
    },
    unterlagen: {
      de: [
        'Ausweise oder Reisepässe',
        'Beglaubigte Auszüge aus dem Geburtenregister',
        'Erweiterte Meldebescheinigung, wenn Sie nicht hier wohnen',
        'Bei gemeinsamen Kindern: deren Geburtsurkunden',
      ],
      en: [
        'Identity cards or passports',
        'Certified extracts from the register of births',
        'Extended certificate of residence if you live elsewhere',
        'If you have children together: their birth certificates',
      ],
    },
    gebuehr: {
      de: '60,00 €, mit ausländischem Recht 90,00 €; samstags 80,00 € mehr',
      en: '€60.00, or €90.00 with foreign law; €80.00 extra on Saturdays',
    },
    dauer: { de: 'Anmeldung etwa 45 Minuten', en: 'About 45 minutes' },
    fristen: {
      de: 'Frühestens sechs Monate vor der Trauung',
      en: 'No earlier than six months before the ceremony',
    },
    rechtsgrundlage: [
      '§§ 11 bis 14 Personenstandsgesetz (PStG)',
      '§§ 1303 bis 1312 Bürgerliches Gesetzbuch (BGB)',
    ],
    amt: ['standesamt'],
    mitarbeiter: ['fehrenbacher', 'burgbacher'],
    lebenslagen: ['heirat'],
    leistungsschluessel: '99999031000000',
  },
]
