import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Überhängende Äste und Hecken an Gehwegen» to «Unterhaltsvorschuss». */
export const ubeUnt: VerfahrenContent[] = [
  {
    key: 'ueberhang',
    titel: {
      de: 'Überhängende Äste und Hecken an Gehwegen',
      en: 'Overhanging branches and hedges',
    },
    synonyme: {
      de: ['Lichtraumprofil', 'Hecke zu hoch', 'Nachbarrecht', 'Grenzabstand'],
      en: ['neighbour', 'boundary', 'hedge height'],
    },
    kurztext: {
      de: 'Über dem Gehweg bleiben 2,50 Meter frei, über der Straße 4,50 Meter.',
      en: 'Keep 2.5 metres clear above pavements and 4.5 metres above roads.',
    },
    text: {
      de: `Ragt Ihre Hecke in den Gehweg, müssen Kinderwagen und Rollstühle auf die Straße ausweichen. Schneiden Sie deshalb bis zur Grundstücksgrenze zurück, über dem Gehweg bis 2,50 Meter, über der Fahrbahn bis 4,50 Meter Höhe. An Kreuzungen bleibt das Sichtdreieck bis 80 Zentimeter niedrig. Schonende Pflegeschnitte sind das ganze Jahr erlaubt.

Sehen Sie eine Stelle, melden Sie sie; wir schreiben freundlich und geben drei Wochen Zeit. Geht es um Äste zwischen zwei Gärten, gilt das Nachbarrecht. Dafür sind wir nicht zuständig, kennen aber die Abstände und haben ein gut lesbares Heft des Justizministeriums.`,
      en: `If your hedge grows into the pavement, prams and wheelchairs have to use the road. Please cut back to your boundary, to a height of 2.5 metres above pavements and 4.5 metres above the carriageway. At junctions the line of sight has to stay below 80 centimetres. Careful trimming is allowed all year.

If you notice such a place, tell us; we write a friendly letter and allow three weeks. Branches between two gardens are a matter of neighbour law, for which we are not responsible, but we know the distances and have a readable booklet from the ministry of justice.`,
    },
    unterlagen: {
      de: ['Ort, gern mit Foto'],
      en: ['Place, preferably with a photograph'],
    },
    gebuehr: {
      de: 'Kostenlos; Rückschnitt durch den Bauhof nach Aufwand',
      en: 'Free of charge; cutting by the works depot at cost',
    },
    dauer: {
      de: 'Schreiben an die Eigentümer innerhalb einer Woche',
      en: 'We write to the owner within a week',
    },
    rechtsgrundlage: [
      '§ 28 Straßengesetz für Baden-Württemberg (StrG)',
      'Nachbarrechtsgesetz Baden-Württemberg (NRG)',
      '§ 910 Bürgerliches Gesetzbuch (BGB)',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['hartmann'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999115000000',
  },
  {
    key: 'uebermittlungssperre',
    titel: {
      de: 'Übermittlungs- und Auskunftssperre',
      en: 'Blocking the disclosure of your address',
    },
    synonyme: {
      de: ['Adresse sperren', 'Wahlwerbung widersprechen', 'Stalking', 'Schutz'],
      en: ['privacy', 'opt out', 'stalking'],
    },
    kurztext: {
      de: 'Sie bestimmen, wem wir Ihre Daten geben; bei Gefahr sperren wir sie ganz.',
      en: 'You decide who receives your data; if you are in danger we block them altogether.',
    },
    text: {
      de: `Ohne Angabe von Gründen können Sie widersprechen, dass wir Ihre Daten an Parteien vor Wahlen, an Adressbuchverlage, an die Presse bei Jubiläen und an Religionsgemeinschaften Ihrer Angehörigen weitergeben. Der Widerspruch gilt, bis Sie ihn zurücknehmen.

Eine Auskunftssperre ist etwas anderes. Wer bedroht, verfolgt oder belästigt wird, etwa nach häuslicher Gewalt oder wegen eines Amtes, bekommt sie für zwei Jahre; danach verlängern wir sie auf Antrag. Dann erfährt niemand Ihre Anschrift, ohne dass wir Sie vorher fragen. Legen Sie möglichst etwas Schriftliches vor. Das Gespräch führen wir in einem eigenen Raum, auf Wunsch mit einer Frau.`,
      en: `Without giving reasons you may object to our passing your data to political parties before elections, to directory publishers, to the press on anniversaries and to your relatives’ religious communities. The objection holds until you withdraw it.

A full block is different. Anybody who is threatened, followed or harassed, for instance after domestic violence or because of public office, receives one for two years, renewable on request. Nobody then learns your address unless we have asked you first. Bring something in writing if you can. We talk in a separate room, with a woman if you prefer.`,
    },
    unterlagen: {
      de: [
        'Ausweis',
        'Bei Auskunftssperre: Begründung, wenn möglich mit Anzeige, Beschluss oder Bestätigung einer Beratungsstelle',
      ],
      en: [
        'Identity card or passport',
        'For a full block: your reasons, if possible with a police report, court order or letter from a support service',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Widerspruch sofort, Sperre vorläufig am selben Tag',
      en: 'Objection at once, provisional block the same day',
    },
    rechtsgrundlage: ['§§ 36, 42, 50, 51 und 52 Bundesmeldegesetz (BMG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['weberle', 'aydin'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999116000000',
  },
  {
    key: 'ueberschwemmungsgebiet',
    titel: {
      de: 'Überschwemmungsgebiet: Bauen und Vorsorge',
      en: 'Flood areas: building and precautions',
    },
    synonyme: {
      de: ['Hochwasser', 'Starkregen', 'Hochwassergefahrenkarte', 'Keller voll'],
      en: ['flooding', 'heavy rain', 'flood map'],
    },
    kurztext: {
      de: 'Ein Blick auf die Karte zeigt, wie hoch das Wasser stehen könnte.',
      en: 'A look at the map shows how high the water might rise.',
    },
    text: {
      de: `Entlang von Silber und Mühlbach sind Flächen, die im Mittel einmal in hundert Jahren überflutet werden, als Überschwemmungsgebiet festgesetzt. Neu gebaut werden darf dort nur ausnahmsweise, wenn Platz für das Wasser an anderer Stelle geschaffen wird. Auch Holzlager, Zäune und Aufschüttungen sind nicht erlaubt, Ölheizungen verboten.

Bringen Sie Ihre Anschrift mit: Wir zeigen auf der Karte, wie tief das Wasser stünde, und geben Tipps für Lichtschächte, Rückstau und Versicherung. Sandsäcke liegen am Feuerwehrhaus bereit. Wer die Warn-App oder unsere SMS bestellt, hat im Ernstfall etwa 40 Minuten Vorsprung.`,
      en: `Along the Silber and the mill stream, land that floods on average once in a hundred years is a designated flood area. New buildings are allowed only exceptionally, if room for the water is created elsewhere. Stacks of timber, fences and embankments are not permitted either, and oil heating is banned.

Bring your address: we show you on the map how deep the water would be and advise on light wells, backflow and insurance. Sandbags are kept at the fire station. If you use the warning app or order our text messages, you gain some 40 minutes in an emergency.`,
    },
    unterlagen: {
      de: [
        'Anschrift oder Flurstück',
        'Bei Vorhaben: Lageplan mit Höhen',
        'Berechnung des Rückhalteraums',
      ],
      en: [
        'Address or plot',
        'For projects: site plan with levels',
        'Calculation of the retention volume',
      ],
    },
    gebuehr: {
      de: 'Beratung kostenlos, Ausnahme durch das Landratsamt ab 200,00 €',
      en: 'Advice free of charge, exemption by the district office from €200.00',
    },
    dauer: {
      de: 'Beratung sofort, Ausnahme acht Wochen',
      en: 'Advice at once, exemption eight weeks',
    },
    rechtsgrundlage: [
      '§§ 76 bis 78c Wasserhaushaltsgesetz (WHG)',
      '§ 65 Wassergesetz für Baden-Württemberg (WG)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['sommerhalter', 'aksoyer'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999117000000',
  },
  {
    key: 'ummeldung',
    titel: { de: 'Umzug innerhalb der Stadt', en: 'Moving within the town' },
    synonyme: {
      de: ['Ummeldung', 'neue Adresse', 'Wohnung gewechselt'],
      en: ['change of address', 'moving house'],
    },
    kurztext: {
      de: 'Neue Straße, gleiche Stadt: Auch das melden Sie in zwei Wochen.',
      en: 'New street, same town: please report this within two weeks as well.',
    },
    text: {
      de: `Ziehen Sie von der Badstraße in die Talstraße oder nur eine Treppe höher in eine andere Wohnung, melden Sie sich um. Es gilt das Gleiche wie bei einer Anmeldung: Bestätigung der Wohnungsgeberin mitbringen, die neue Anschrift kommt auf den Ausweis und in den Pass.

Denken Sie auch an Dinge, die wir nicht selbst wissen: Stadtwerke, Hundesteuer, Parkausweis, Kindergarten und Bücherei fragen Sie einfach gleich mit, wir geben die neue Anschrift an die städtischen Stellen weiter, wenn Sie ein Kreuz setzen. Die Post braucht einen eigenen Nachsendeauftrag. Mit dem Online-Ausweis geht die Ummeldung am Küchentisch; der Aufkleber kommt dann mit der Post.`,
      en: `If you move from Badstraße to Talstraße, or merely one floor up into another flat, you change your registration. The same applies as to newcomers: bring the landlord’s confirmation, and the new address goes on your identity card and passport.

There are things we do not know by ourselves. Tick the box, and we pass the new address to the utilities, dog tax, parking permits, nursery and library. The postal service needs a redirection order of its own. With an online identity card you can do it all at the kitchen table, and the sticker comes by post.`,
    },
    unterlagen: {
      de: ['Ausweise und Pässe aller, die umziehen', 'Wohnungsgeberbestätigung', 'Fahrzeugschein'],
      en: [
        'Identity cards and passports of everyone moving',
        'Landlord’s confirmation',
        'Car papers',
      ],
    },
    gebuehr: {
      de: 'Kostenlos; Fahrzeugschein ändern 10,80 €',
      en: 'Free of charge; changing car papers €10.80',
    },
    dauer: {
      de: 'Etwa 15 Minuten, online eine Woche bis zum Aufkleber',
      en: 'About 15 minutes; online one week until the sticker arrives',
    },
    fristen: {
      de: 'Innerhalb von zwei Wochen nach dem Einzug',
      en: 'Within two weeks of moving in',
    },
    onlinedienst: {
      link: 'https://online.bad-silberbronn.example/wohnsitz',
      linktext: { de: 'Elektronisch ummelden', en: 'Change your address online' },
    },
    rechtsgrundlage: ['§§ 17, 19 und 23a Bundesmeldegesetz (BMG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['aydin'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999118000000',
  },
  {
    key: 'unterhaltsvorschuss',
    titel: { de: 'Unterhaltsvorschuss', en: 'Advance maintenance for single parents' },
    synonyme: {
      de: ['Alleinerziehend', 'Unterhalt fehlt', 'Kindesunterhalt'],
      en: ['child support', 'single parent'],
    },
    kurztext: {
      de: 'Zahlt der andere Elternteil nicht, springt das Jugendamt ein.',
      en: 'If the other parent does not pay, the youth office steps in.',
    },
    text: {
      de: `Alleinerziehende, die keinen oder zu wenig Unterhalt für ihr Kind bekommen, erhalten einen Vorschuss vom Jugendamt des Landratsamts, bis das Kind 18 ist. Die Höhe hängt vom Alter ab; das Kindergeld wird angerechnet. Ihr eigenes Einkommen spielt bis zum zwölften Geburtstag des Kindes keine Rolle.

Wir helfen beim Antrag, bestätigen, dass das Kind bei Ihnen lebt, und geben ihn weiter. Das Jugendamt holt sich das Geld beim anderen Elternteil zurück; Sie müssen dabei mitwirken, etwa den Namen nennen. Heiraten Sie wieder oder ziehen Sie mit dem anderen Elternteil zusammen, melden Sie das sofort.`,
      en: `Single parents who receive too little maintenance for their child, or none, are paid an advance by the district’s youth office until the child is 18. The amount depends on age, and child benefit is deducted. Your own income does not matter until the child’s twelfth birthday.

We help with the application, confirm that the child lives with you and pass it on. The youth office recovers the money from the other parent; you have to cooperate, for instance by giving the name. If you marry or move in with the other parent, please report it at once.`,
    },
    unterlagen: {
      de: [
        'Geburtsurkunde des Kindes',
        'Ausweis',
        'Unterhaltstitel oder Anerkennung der Vaterschaft',
        'Nachweise über gezahlten Unterhalt',
        'Bei Kindern ab zwölf: Einkommensnachweis',
      ],
      en: [
        'Child’s birth certificate',
        'Identity card',
        'Maintenance order or acknowledgement of paternity',
        'Proof of maintenance received',
        'Children over twelve: proof of income',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Vier bis acht Wochen', en: 'Four to eight weeks' },
    fristen: {
      de: 'Rückwirkend nur für einen Monat',
      en: 'Paid retrospectively for one month only',
    },
    rechtsgrundlage: ['§§ 1 bis 9 Unterhaltsvorschussgesetz (UhVorschG)'],
    amt: ['bildung'],
    mitarbeiter: ['rauscher'],
    lebenslagen: ['kind'],
    leistungsschluessel: '99999119000000',
  },
]
