import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Trauung im Musikpavillon oder auf dem Hohen Stein» to «Überschwemmungsgebiet: Bauen und Vorsorge». */
export const traUbe: VerfahrenContent[] = [
  {
    key: 'trauorte',
    titel: {
      de: 'Trauung im Musikpavillon oder auf dem Hohen Stein',
      en: 'Weddings in the bandstand or on the Hoher Stein',
    },
    synonyme: {
      de: ['Hochzeit im Freien', 'Traulocation', 'Ambientetrauung', 'Trautermin'],
      en: ['outdoor wedding', 'venue'],
    },
    kurztext: {
      de: 'Unter Kastanien oder mit Blick ins Tal, von Mai bis September.',
      en: 'Beneath chestnut trees or high above the valley, from May to September.',
    },
    text: {
      de: `Im Musikpavillon sitzen 70 Gäste unter Dach zwischen den Kastanien; der Flügel darf benutzt werden. Auf dem Hohen Stein stehen Bänke für 40 Gäste, die Bergbahn fährt eine eigene Wagenfahrt. Bei Regen halten wir das Trauzimmer frei, Sie entscheiden bis zwei Stunden vorher.

Trautermine gibt es freitags von 13:00 bis 16:00 und samstags von 10:00 bis 15:00 Uhr. Vergeben werden sie nur am Telefon, dafür sofort verbindlich. Reis und Konfetti bleiben bitte zu Hause, Seifenblasen und Blüten sind willkommen. Für den Sekt danach gibt es am Pavillon Tische; auf dem Hohen Stein bewirtet das Berghaus.`,
      en: `The bandstand seats 70 guests under cover among the chestnut trees, and you may use the grand piano. On the Hoher Stein there are benches for 40, and the funicular runs a carriage just for you. In case of rain we keep the wedding room free; you decide up to two hours before.

Dates are available on Fridays from 1 pm to 4 pm and Saturdays from 10 am to 3 pm. They are given by telephone only, but bindingly. Rice and confetti stay at home, soap bubbles and petals are welcome. There are tables for your sparkling wine at the bandstand; on the Hoher Stein the mountain inn serves.`,
    },
    unterlagen: {
      de: ['Anmeldung der Eheschließung, hier oder am Wohnort', 'Musikwünsche und Zahl der Gäste'],
      en: ['Notice of marriage, given here or where you live', 'Music and number of guests'],
    },
    gebuehr: {
      de: 'Musikpavillon 180,00 EUR, Hoher Stein 240,00 EUR mit Bergbahn für das Paar',
      en: 'Bandstand €180.00, Hoher Stein €240.00 including the funicular for the couple',
    },
    dauer: { de: 'Zeremonie etwa 30 Minuten', en: 'The ceremony takes about 30 minutes' },
    fristen: {
      de: 'Reservierung ab Januar des Vorjahrs',
      en: 'Reservations from January of the previous year',
    },
    rechtsgrundlage: ['§ 14 Personenstandsgesetz (PStG)', '§ 1312 Bürgerliches Gesetzbuch (BGB)'],
    amt: ['standesamt'],
    mitarbeiter: ['fehrenbacher'],
    lebenslagen: ['heirat'],
    leistungsschluessel: '99999111000000',
  },
  {
    key: 'trinkwasser',
    titel: { de: 'Trinkwasser: Qualität und Härte', en: 'Drinking water: quality and hardness' },
    synonyme: {
      de: ['Wasserhärte', 'Kalk', 'Leitungswasser', 'Waschmittel'],
      en: ['tap water', 'lime scale'],
    },
    kurztext: {
      de: 'Weich, mit 4 Grad deutscher Härte, und zweimal im Monat untersucht.',
      en: 'Soft, at 4 degrees of German hardness, and tested twice a month.',
    },
    text: {
      de: `Unser Trinkwasser kommt aus elf Waldquellen im Buntsandstein und ist so weich, dass Sie beim Waschmittel die kleinste Menge nehmen können. Es wird entsäuert, durch Licht keimfrei gemacht und nicht gechlort. Die Werte hängen im Rathaus aus und stehen im Internet; ein Labor prüft sie zweimal im Monat.

Schmeckt es anders als sonst oder ist es trüb, rufen Sie an. Nach Bauarbeiten hilft es, das Wasser kurz laufen zu lassen. In Häusern aus der Zeit vor 1973 können noch Bleirohre liegen; sie müssen ausgetauscht sein. Das Wasser der Trinkbrunnen im Kurpark ist Heilwasser und kein Ersatz.`,
      en: `Our drinking water comes from eleven forest springs in red sandstone and is so soft that the smallest dose of detergent will do. Its acidity is reduced, it is sterilised by light and not chlorinated. The figures are displayed at the town hall and on the internet; a laboratory tests them twice a month.

If it tastes unusual or looks cloudy, please call. After building work it helps to let the tap run for a moment. Houses built before 1973 may still have had lead pipes, which must have been replaced by now. The fountains in the spa park give medicinal water, which is no substitute.`,
    },
    unterlagen: {
      de: ['Keine; bei Beschwerden Anschrift und Uhrzeit'],
      en: ['None; for complaints, address and time'],
    },
    gebuehr: {
      de: 'Auskunft kostenlos; eigene Probe 48,00 EUR',
      en: 'Information free of charge; a test of your own €48.00',
    },
    dauer: { de: 'Auskunft sofort, Probe eine Woche', en: 'Information at once, test one week' },
    rechtsgrundlage: [
      '§§ 45 und 46 Trinkwasserverordnung (TrinkwV)',
      '§ 9 Wasch- und Reinigungsmittelgesetz (WRMG)',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['brendle'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999112000000',
  },
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
    leistungsschluessel: '99999113000000',
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
    leistungsschluessel: '99999114000000',
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
      de: 'Beratung kostenlos, Ausnahme durch das Landratsamt ab 200,00 EUR',
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
    leistungsschluessel: '99999115000000',
  },
]
