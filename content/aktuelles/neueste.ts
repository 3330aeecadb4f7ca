import type { AktuellesContent } from '../shape.ts'

/** News of the last five weeks, newest first. */
export const neueste: AktuellesContent[] = [
  {
    titel: {
      de: 'Bergbahn: Revision zwei Tage früher fertig',
      en: 'Funicular: inspection finished two days early',
    },
    tag: 0,
    einleitung: {
      de: 'Nach der halbjährlichen Prüfung gilt wieder der reguläre Fahrplan.',
      en: 'After the half-yearly inspection the regular timetable applies again.',
    },
    text: {
      de: `Seil, Bremsen und Türen wurden geprüft, das Zugseil auf 1.460 Metern neu gefettet. Die Prüfstelle hat die Anlage ohne Auflagen freigegeben.

Wann heute die nächste Bahn fährt, steht auf der [Seite der Bergbahn](/de/bergbahn/). Der Ersatzbus vom Bahnhof ist eingestellt.`,
      en: `The cable, brakes and doors were checked and 1,460 metres of haulage cable were greased. The inspectors passed the installation without conditions.

When the next car leaves today is on the [page of the funicular](/en/funicular/). The replacement bus from the station has stopped running.`,
    },
    bild: 'bergbahn',
    gruppen: ['gaeste', 'einwohner'],
  },
  {
    titel: {
      de: 'Kastanienallee: 19 Bäume werden gepflegt',
      en: 'Chestnut avenue: 19 trees receive care',
    },
    tag: -2,
    einleitung: {
      de: 'Zwei Wochen lang sind Teile der Allee gesperrt. Das Lichterfest wird deshalb verschoben.',
      en: 'Parts of the avenue are closed for two weeks. The festival of lights has been postponed.',
    },
    text: {
      de: `Ein Gutachten hat bei 19 der 112 Kastanien morsche Äste festgestellt. Sie werden zurückgeschnitten, gefällt wird keiner der Bäume. Der Zugang zum Musikpavillon bleibt über die Wandelhalle möglich.

Das **Lichterfest** findet zwei Wochen später statt, gekaufte Karten gelten weiter.`,
      en: `A survey found decayed branches on 19 of the 112 chestnut trees. They will be cut back; none will be felled. The bandstand can still be reached through the pump room.

The **festival of lights** takes place two weeks later, and tickets remain valid.`,
    },
    bild: 'kurpark-herbst',
    gruppen: ['gaeste', 'einwohner'],
  },
  {
    titel: {
      de: 'Bürgerbüro: Lichtbilder jetzt vor Ort',
      en: 'Citizens’ office: photographs taken on site',
    },
    tag: -5,
    einleitung: {
      de: 'Für Ausweise und Pässe können Sie das digitale Foto direkt im Rathaus aufnehmen.',
      en: 'You can now have the digital photograph for your identity card or passport taken at the town hall.',
    },
    text: {
      de: `Das neue Gerät steht im Wartebereich und passt seine Höhe an, auch für Rollstühle und Kinder. Eine Aufnahme kostet 6,00 € und wird sofort dem Antrag zugeordnet.

Welche Unterlagen Sie sonst brauchen, steht unter [Bürgerservice](/de/buergerservice/).`,
      en: `The new booth stands in the waiting area and adjusts its height, also for wheelchairs and children. A picture costs €6.00 and is attached to your application straight away.

The [citizen services](/en/citizen-services/) page lists the other documents you need.`,
    },
    bild: 'buergerbuero',
    gruppen: ['einwohner'],
  },
  {
    titel: {
      de: 'Haushalt verabschiedet: Schwerpunkt Schule und Talstraße',
      en: 'Budget adopted: focus on the school and Talstraße',
    },
    tag: -9,
    einleitung: {
      de: 'Der Gemeinderat hat den Haushalt mit einem Volumen von 31,4 Millionen Euro beschlossen.',
      en: 'The town council has adopted a budget of 31.4 million euros.',
    },
    text: {
      de: `Größter Einzelposten ist mit 4,2 Millionen Euro der Anbau der Grundschule. Für die Talstraße sind 1,1 Millionen Euro eingeplant; eine Einwohnerversammlung stellt den Entwurf vor.

Die Hebesätze der Grundsteuer bleiben unverändert.`,
      en: `The largest single item is the extension of the primary school at 4.2 million euros. Another 1.1 million has been set aside for Talstraße; the draft will be presented at a public meeting.

Property tax rates remain unchanged.`,
    },
    bild: 'ratssaal',
    gruppen: ['einwohner', 'gewerbe'],
  },
  {
    titel: {
      de: 'Badehaus-Ausstellung zählt 5.300 Gäste',
      en: 'Bath house exhibition draws 5,300 visitors',
    },
    tag: -14,
    einleitung: {
      de: 'Die Ausstellung in der Wandelhalle ist zu Ende gegangen. Ein Teil der Fotografien bleibt.',
      en: 'The exhibition in the pump room has closed. Some of the photographs are staying.',
    },
    text: {
      de: `Fünf Wochen lang zeigte die Wandelhalle Baupläne und Fotografien. Zwanzig der Bilder hängen künftig im Foyer des Badehauses. Das Begleitheft ist für 8,00 € in der [Tourist-Information](/de/tourist-information/) erhältlich.`,
      en: `For five weeks the pump room showed building plans and photographs. Twenty of the pictures will hang permanently in the foyer of the bath house. The booklet is available for €8.00 from the [tourist information office](/en/tourist-information/).`,
    },
    bild: 'badehaus',
    gruppen: ['gaeste', 'kultur'],
  },
  {
    titel: { de: 'Neue Wegweiser auf dem Quellenweg', en: 'New signposts on the Springs Trail' },
    tag: -20,
    einleitung: {
      de: '38 Schilder aus Lärchenholz ersetzen die alten Tafeln.',
      en: '38 larch signs replace the old boards.',
    },
    text: {
      de: `Die Schilder nennen nun auch die Gehzeit und die Höhenmeter bis zum nächsten Brunnen. Gefertigt hat sie eine Werkstatt für Menschen mit Behinderung im Nachbartal, aufgestellt der Bauhof.

Wenn ein Schild fehlt oder verdreht ist, freuen wir uns über eine [kurze Nachricht](/de/kontakt/).`,
      en: `The signs now also give the walking time and the climb to the next fountain. They were made by a workshop for people with disabilities in the next valley and put up by the works department.

If a sign is missing or has been turned, please [drop us a line](/en/contact/).`,
    },
    bild: 'wegweiser',
    gruppen: ['gaeste'],
  },
  {
    titel: {
      de: 'Silbertalbahn fährt freitags und samstags länger',
      en: 'Later trains on Fridays and Saturdays',
    },
    tag: -27,
    einleitung: {
      de: 'Der letzte Zug verlässt Bad Silberbronn an beiden Tagen künftig um 00:38 Uhr.',
      en: 'On both days the last train now leaves Bad Silberbronn at 00:38.',
    },
    text: {
      de: `Damit erreichen Gäste nach Konzerten und Thermennächten noch alle Halte im Tal. Die Stadt trägt die Hälfte der Mehrkosten von 46.000 Euro im Jahr. Mit der Silberkarte ist die Fahrt kostenlos.`,
      en: `Guests can now reach every stop in the valley after concerts and thermal nights. The town bears half the additional cost of 46,000 euros a year. The journey is free with the Silberkarte.`,
    },
    bild: 'bahnhof',
    gruppen: ['gaeste', 'einwohner'],
  },
  {
    titel: { de: 'Kurtheater: Stühle bekommen neue Bezüge', en: 'Spa theatre: seats re-covered' },
    tag: -36,
    einleitung: {
      de: 'Patenschaften haben 41.000 Euro eingebracht; alle 204 Plätze sind vergeben.',
      en: 'Sponsors have given 41,000 euros; all 204 seats have been adopted.',
    },
    text: {
      de: `Binnen sechs Wochen fanden alle 204 Theaterstühle eine Patin oder einen Paten. Die Polsterei arbeitet nachts, damit kein Spieltag ausfällt. Ein kleines Messingschild an der Lehne nennt auf Wunsch den Namen.`,
      en: `Within six weeks every one of the theatre’s 204 seats had found a sponsor. The upholsterers work at night so that no performance is lost. On request, a small brass plate on the back bears the sponsor’s name.`,
    },
    bild: 'theater',
    gruppen: ['kultur'],
  },
]
